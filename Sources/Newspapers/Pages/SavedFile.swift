/// A file that was saved.
public struct SavedFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  public let bytes: Int
  /// How many of `bytes` came from an earlier run.
  public let resumedFrom: Int
  /// The duration.
  public let seconds: Double

  public init(path: String, bytes: Int, resumedFrom: Int = 0, seconds: Double) {
    self.path = path
    self.bytes = bytes
    self.resumedFrom = resumedFrom
    self.seconds = seconds
  }
}
