/// How the lines of a page continue, judging by the words of the whole page.
public struct LineJoints: Sendable {
  public enum Joint: Hashable, Sendable {
    /// A word in two parts; the hyphen at the end of the line is not part of it.
    case broken
    /// A word in two parts with a hyphen between them.
    case compound
    /// Nothing is broken.
    case none
  }

  private let end: LineEnd

  public init(_ blocks: [[PrintedLine]]) { end = LineEnd(vocabulary: PageVocabulary(blocks)) }

  /// - Parameter line: ends with a hyphen if its last word continues.
  public func joint(of line: PrintedLine, to next: PrintedLine) -> Joint {
    switch end.joint(of: line.text, isHyphenated: line.isHyphenated, to: next.text) {
    case .broken: .broken
    case .compound: .compound
    case .words, .ideographs: .none
    }
  }

  /// Whether it is one of the characters with which OCR ends a broken word.
  public static func isHyphen(_ sign: Unicode.Scalar) -> Bool { LineEnd.hyphens.contains(sign) }
}
