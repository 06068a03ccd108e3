/// The outcome of saving a file.
public enum SaveOutcome: Hashable, Sendable {
  case saved(SavedFile)
  /// The text that this machine has, because the source's file was unavailable.
  case held(SavedFile, instead: NewspaperError)
  /// A file of that name exists and was kept; the path is for display.
  case existing(path: String)

  /// What would happen to it.
  public enum Trial: Hashable, Sendable {
    /// It would be saved. The path is for display, the size in bytes; nil if its source does not say.
    case missing(path: String, bytes: Int?)
    case existing(path: String)
  }
}
