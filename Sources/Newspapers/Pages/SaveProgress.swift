/// How far a file has been saved.
public struct SaveProgress: Hashable, Sendable {
  public let bytes: Int
  /// Those of `bytes` that were there from an earlier time.
  public let resumedFrom: Int
  /// Nil where the source does not say.
  public let total: Int?
  /// Since it was begun.
  public let seconds: Double

  public init(bytes: Int, resumedFrom: Int, total: Int?, seconds: Double) {
    self.bytes = bytes
    self.resumedFrom = resumedFrom
    self.total = total
    self.seconds = seconds
  }
}
