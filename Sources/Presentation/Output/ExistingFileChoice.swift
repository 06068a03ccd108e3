/// What to do where a file that is to be saved exists.
public enum ExistingFileChoice: Hashable, Sendable {
  /// Saves under another name.
  case keep
  case replace
}
