extension LCCN {
  /// What the demonstration newspaper has instead of an LCCN: it looks like one, but the Library never
  /// assigned it.
  public static let demonstrationNumber = "bsd00000001"

  /// Whether it belongs to the demonstration newspaper, which is built into the program and nowhere on the
  /// web.
  public var isDemonstration: Bool { description == LCCN.demonstrationNumber }
}
