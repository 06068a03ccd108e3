/// What an issue says about one of its pages.
public struct IssuePage: Hashable, Sendable {
  /// The number in the address, from 1; not the printed page number.
  public let sequence: Int
  /// False if the source says that the page was not filmed or not scanned.
  public let hasScan: Bool

  public init(sequence: Int, hasScan: Bool = true) {
    self.sequence = sequence
    self.hasScan = hasScan
  }
}
