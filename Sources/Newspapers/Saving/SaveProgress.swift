/// The progress of saving a file.
public struct SaveProgress: Hashable, Sendable {
  public let bytes: Int
  /// How many of `bytes` came from an earlier run.
  public let resumedFrom: Int
  /// Nil if the source does not say.
  public let total: Int?
  /// Since it began.
  public let seconds: Double

  public init(bytes: Int, resumedFrom: Int, total: Int?, seconds: Double) {
    self.bytes = bytes
    self.resumedFrom = resumedFrom
    self.total = total
    self.seconds = seconds
  }
}
