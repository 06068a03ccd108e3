/// What to do if the file to save already exists.
public enum ExistingFileChoice: Hashable, Sendable {
  /// Saves under another name.
  case keep
  case replace
}
