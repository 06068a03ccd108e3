/// Why this machine cannot read an archive. What is wrong with the archive itself is no failure but a fault, which is told
/// among its pages.
public enum CorpusFailure: Error, Hashable, Sendable {
  /// There is no such file, or it is neither a file nor a batch folder.
  case missing(what: String)
  /// The system cannot read it.
  case unreadable(what: String)
  /// A library is missing.
  case noLibrary(what: String)
}
