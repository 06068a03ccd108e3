/// The last time that the reader opened a newspaper.
public struct Visit: Hashable, Sendable {
  /// LCCN, title, places and years.
  public let newspaper: Newspaper
  /// Seconds since 1970.
  public let opened: Double

  public var lccn: LCCN { newspaper.lccn }

  public init(_ newspaper: Newspaper, opened: Double) {
    self.newspaper = newspaper
    self.opened = opened
  }
}
