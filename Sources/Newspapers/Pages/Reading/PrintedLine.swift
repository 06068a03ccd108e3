/// A line as it is printed on a page.
public struct PrintedLine: Hashable, Sendable {
  /// Without white space at either end.
  public let text: String
  /// How far it is set in from the left, in characters.
  public let indent: Double
  /// Whether its last word is known to go on in the next line; else what the line ends with has to tell.
  public let isHyphenated: Bool

  public init(_ text: String, indent: Double = 0, isHyphenated: Bool = false) {
    self.text = text
    self.indent = indent
    self.isHyphenated = isHyphenated
  }
}
