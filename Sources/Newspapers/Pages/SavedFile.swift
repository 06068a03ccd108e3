/// A file that was saved.
public struct SavedFile: Hashable, Sendable {
  /// Where it is.
  public let path: String
  public let bytes: Int
  /// Those of `bytes` that were there from an earlier time.
  public let resumedFrom: Int
  /// That it took.
  public let seconds: Double

  public init(path: String, bytes: Int, resumedFrom: Int = 0, seconds: Double) {
    self.path = path
    self.bytes = bytes
    self.resumedFrom = resumedFrom
    self.seconds = seconds
  }
}
