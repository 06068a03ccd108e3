/// How well a page was read by OCR.
public struct OCRQuality: Hashable, Sendable {
  public enum Basis: String, Hashable, Sendable {
    /// The mean confidence of all words, as the OCR reports it. Programs differ in what they mean by it.
    case confidence
    /// The share of words that look like words: an estimate from the text itself, without a dictionary.
    case estimate
  }

  /// 0 to 1.
  public let value: Double
  public let basis: Basis

  /// Nil if the file has no confidence values.
  init?(of layout: PageLayout) {
    let confidences = layout.blocks.flatMap { $0.lines.flatMap { $0.words.compactMap(\.confidence) } }
    guard !confidences.isEmpty else { return nil }
    value = confidences.reduce(0, +) / Double(confidences.count)
    basis = .confidence
  }

  /// Nil for text without a word.
  init?(estimatedFrom blocks: [[PrintedLine]]) {
    var (words, likely) = (0, 0)
    for line in blocks.joined() {
      line.text.forEachWord(separatedBy: \.isBlank) { word in
        words += 1
        if WordShape.isLikely(word) { likely += 1 }
      }
    }
    guard words > 0 else { return nil }
    value = Double(likely) / Double(words)
    basis = .estimate
  }
}
