/// A passage of a page's text, with the hits in it.
public struct Snippet: Hashable, Sendable {
  /// One line, with white space collapsed, otherwise as printed. `…` where the page continues.
  public let text: String
  /// The hits, from left to right, without overlaps, in Unicode scalars of `text`.
  public let marks: [Range<Int>]

  public init(text: String, marks: [Range<Int>]) {
    self.text = text
    self.marks = marks
  }
}
