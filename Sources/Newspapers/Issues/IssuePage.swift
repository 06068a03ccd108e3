/// What an issue says of one of its pages.
public struct IssuePage: Hashable, Sendable {
  /// The number in the address, from 1; not the number that is printed.
  public let sequence: Int
  /// False where the source says that the page was not filmed or not scanned.
  public let hasScan: Bool

  public init(sequence: Int, hasScan: Bool = true) {
    self.sequence = sequence
    self.hasScan = hasScan
  }
}
