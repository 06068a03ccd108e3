/// Finds the words in regions of a page. A word is in a region if at least half of its box is.
///
/// The words are in the order of the layout: blocks, lines, words. Lines are joined as `PrintedText` joins
/// those of the whole page. If a word is broken at the end of a line, the half outside is dropped, and the
/// other half is not completed. “…” marks where words are left out at the beginning or end of a line, so that
/// nobody quotes what was not printed. With several regions, the text of each follows that of the previous
/// one; a word in two of them belongs to the first.
public struct PageClipper: Sendable {
  private let layout: PageLayout
  private let vocabulary: PageVocabulary
  private let unplacedWords: Int

  public init(_ layout: PageLayout) {
    self.layout = layout
    vocabulary = PageVocabulary(PrintedText(layout).blocks)
    unplacedWords = layout.blocks.joinedWords.count { $0.box == nil && !$0.text.trimmed.isEmpty }
  }

  public func clip(_ regions: [PageBox]) -> ClippedText {
    var paragraphs: [String] = []
    var lines: [String] = []
    var confidences: [Double] = []
    var languages: [String: Int] = [:]
    var former: [PageBox] = []
    var cutWords = 0
    for region in regions {
      let cut = layout.blocks.map { PageClipper.cut($0, to: region, without: former, of: regions) }
      let blocks = cut.map { $0.block }
      cutWords += cut.reduce(0) { $0 + $1.cutWords }
      for block in blocks {
        let words = block.lines.flatMap(\.words)
        confidences += words.compactMap(\.confidence)
        if let language = block.language { languages[language, default: 0] += words.count }
      }
      let printed = PrintedText(PageLayout(blocks: blocks))
      paragraphs += Paragraphs(printed.passages, vocabulary: vocabulary).texts.map(PageClipper.withoutMarks)
      if former.isEmpty { lines = printed.blocks.joined().map { PageClipper.withoutMarks($0.text) } }
      former.append(region)
    }
    return ClippedText(
      text: paragraphs.joined(separator: "\n\n"), lines: lines,
      words: PrintedText.wordCount(of: paragraphs), cutWords: cutWords, unplacedWords: unplacedWords,
      confidence: confidences.isEmpty ? nil : confidences.reduce(0, +) / Double(confidences.count),
      language: languages.filter { $0.value > 0 }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key)
  }

  /// Follows a hyphen whose other half is outside, so that nothing else is joined to it. It occurs in no
  /// text: it is the last private-use character.
  private static let mark: Character = "\u{10FFFD}"

  private static func withoutMarks(_ text: String) -> String { text.filter { $0 != mark } }

  private static func cut(
    _ block: PageLayout.Block, to region: PageBox, without former: [PageBox], of regions: [PageBox]
  ) -> (block: PageLayout.Block, cutWords: Int) {
    func isIn(_ word: PageLayout.Word) -> Bool {
      word.box.map { box in region.hasHalf(of: box) && !former.contains { $0.hasHalf(of: box) } } ?? false
    }
    func isCut(_ word: PageLayout.Word) -> Bool {
      word.box.map { box in !regions.contains { $0.hasHalf(of: box) } } ?? false
    }
    var cutWords = 0
    let lines = block.lines.enumerated().map { number, line in
      var words = line.words.filter(isIn)
      guard let first = words.first, let last = words.last, let end = line.words.last else {
        return PageLayout.Line(words: [])
      }
      let before = line.words.prefix { !isIn($0) }.count(where: isCut)
      let after = line.words.reversed().prefix { !isIn($0) }.count(where: isCut)
      cutWords += before + after
      if before > 0 { words.insert(PageLayout.Word(ellipsis, box: first.box), at: 0) }
      if after > 0 { return PageLayout.Line(words: words + [PageLayout.Word(ellipsis, box: last.box)]) }
      let next = block.lines.dropFirst(number + 1).first { !$0.words.isEmpty }?.words.first
      let goesOn = isIn(end) && next.map(isIn) ?? true
      return goesOn
        ? PageLayout.Line(words: words, isHyphenated: line.isHyphenated)
        : PageLayout.Line(words: words.dropLast() + [closed(last, isBroken: line.isHyphenated && isIn(end))])
    }
    return (PageLayout.Block(language: block.language, lines: lines), cutWords)
  }

  private static let ellipsis = "…"

  /// The last word of a line whose next word is outside.
  /// - Parameter isBroken: whether the file says that the word continues, with or without a hyphen.
  private static func closed(_ word: PageLayout.Word, isBroken: Bool) -> PageLayout.Word {
    let text = word.text.trimmed
    guard let sign = text.unicodeScalars.last else { return word }
    let hasHyphen = LineEnd.hyphens.contains(sign)
    guard hasHyphen || isBroken else { return word }
    return PageLayout.Word(
      text + (hasHyphen ? "" : "-") + String(mark), box: word.box, confidence: word.confidence)
  }
}

extension [PageLayout.Block] {
  fileprivate var joinedWords: [PageLayout.Word] { flatMap { $0.lines.flatMap(\.words) } }
}
