/// Whether a block of a page continues in the next: OCR often cuts a column in two in the middle of a
/// paragraph.
///
/// It does only if position and words leave no doubt: the next block is right below, in the same column; the
/// last line before and the first after the cut fill it; and the sentence continues, with a lower-case letter
/// after a lower-case letter, a comma or a hyphen, or with a name after a title such as `Mr.` Text without
/// positions is never joined.
enum BlockSeam {
  /// Fewer lines, such as those of a headline or an advertisement, say too little about a column.
  private static let fewestLines = (before: 3, after: 2)
  /// How far the edges of two blocks of a column may be apart, in widths of the column.
  private static let slack = 0.05
  /// How much a full line may lack at its end: a word that did not fit.
  private static let rest = 0.07
  /// How far from the edge a line may begin; a paragraph is indented more.
  private static let indent = 0.03
  /// The gap between two lines of a paragraph, in line heights. Blocks on crooked pages overlap.
  private static let gap = -0.6...0.35

  static func goesOn(_ block: PageLayout.Block, in next: PageLayout.Block) -> Bool {
    guard block.lines.count >= fewestLines.before, next.lines.count >= fewestLines.after,
      block.language == next.language, let last = block.lines.last, let first = next.lines.first
    else { return false }
    return isWithinSentence(last, first) && isWithinColumn(block, next, last, first)
  }

  private static func isWithinSentence(_ last: PageLayout.Line, _ first: PageLayout.Line) -> Bool {
    guard let before = last.words.last?.text, let end = before.last, let after = first.words.first?.text,
      let start = after.first
    else { return false }
    if Paragraphs.titles.contains(before) { return start.isUppercase }
    guard after.allSatisfy({ $0.isLowercase || $0.isPunctuation }), start.isLowercase else { return false }
    return end.isLowercase || end == "," || last.isHyphenated
      || (end != "~" && end != "—" && end.unicodeScalars.allSatisfy(LineEnd.hyphens.contains))
  }

  private static func isWithinColumn(
    _ block: PageLayout.Block, _ next: PageLayout.Block, _ last: PageLayout.Line, _ first: PageLayout.Line
  ) -> Bool {
    guard let above = block.box, let below = next.box,
      let end = PageBox.around(last.words.compactMap(\.box)),
      let start = PageBox.around(first.words.compactMap(\.box)), end.height > 0
    else { return false }
    let width = above.width
    return abs(above.x - below.x) <= slack * width && abs(above.right - below.right) <= slack * width
      && end.right >= above.right - rest * width && start.x <= below.x + indent * width
      && gap.contains((start.y - end.bottom) / end.height)
  }
}
