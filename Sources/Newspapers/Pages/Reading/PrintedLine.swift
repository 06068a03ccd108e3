/// A line as printed on a page.
public struct PrintedLine: Hashable, Sendable {
  /// Without white space at either end.
  public let text: String
  /// The indentation from the left, in characters.
  public let indent: Double
  /// Whether its last word is known to continue on the next line; otherwise the end of the line decides.
  public let isHyphenated: Bool

  public init(_ text: String, indent: Double = 0, isHyphenated: Bool = false) {
    self.text = text
    self.indent = indent
    self.isHyphenated = isHyphenated
  }
}
