/// Why this machine cannot read an archive, or what was made of one. What is wrong with the archive itself is no failure but a fault, which is told
/// among its pages.
public enum CorpusFailure: Error, Hashable, Sendable {
  /// There is no such file, or it is neither a file nor a batch folder.
  case missing(what: String)
  /// The system cannot read it.
  case unreadable(what: String)
  /// The system cannot write: its disk is full, for example.
  case unwritable(what: String)
  /// A file of pages is not what its receipt says, or no such file.
  case damaged(what: String)
  /// A library is missing.
  case noLibrary(what: String)
}
