/// A passage of a page's text, with what was found in it.
public struct Snippet: Hashable, Sendable {
  /// One line, with single blanks; as printed in everything else. `…` where the page goes on.
  public let text: String
  /// What was found, from left to right, without overlaps, in Unicode scalars of `text`.
  public let marks: [Range<Int>]

  public init(text: String, marks: [Range<Int>]) {
    self.text = text
    self.marks = marks
  }
}
