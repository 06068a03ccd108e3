/// A file that was saved.
public struct SavedFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  public let bytes: Int
  /// How many of `bytes` came from an earlier run.
  public let resumedFrom: Int
  /// The duration.
  public let seconds: Double
  /// What its server says it is: `text/plain; charset=iso-8859-1`; nil if it says nothing.
  public let type: String?

  public init(path: String, bytes: Int, resumedFrom: Int = 0, seconds: Double, type: String? = nil) {
    self.path = path
    self.bytes = bytes
    self.resumedFrom = resumedFrom
    self.seconds = seconds
    self.type = type
  }
}
