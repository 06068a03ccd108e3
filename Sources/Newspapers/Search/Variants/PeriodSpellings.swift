/// How words were spelled in other times, as listed by the reader.
public struct PeriodSpellings: Hashable, Sendable {
  /// By folded word, in the order of the file.
  private var spellings: [String: [String]] = [:]

  /// What is wrong with a line.
  public struct Fault: Error, Hashable, Sendable {
    /// From 1.
    public let line: Int
    /// A sentence without a period.
    public let words: String
  }

  public init() {}

  /// Reads lines of two columns, separated by a tab: a word, and another spelling of it. Lines that are blank
  /// or begin with `#` are ignored.
  public init(_ text: String) throws(Fault) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      guard !line.allSatisfy(\.isWhitespace), line.first != "#" else { continue }
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).trimmed }
      func fault(_ words: String) -> Fault { Fault(line: number + 1, words: words) }
      guard columns.count == 2 else {
        throw fault("a line must have two columns, a word and its spelling, separated by a tab")
      }
      let (word, spelling) = (FoldedText(columns[0]), FoldedText(columns[1]))
      guard word.count == 1 else { throw fault("the first column must be one word") }
      guard spelling.count > 0 else { throw fault("the second column has no letters") }
      guard word.bytes != spelling.bytes else {
        throw fault("both columns are searched for as the same word")
      }
      // As in a query.
      let plain = String(
        String.UnicodeScalarView(columns[1].unicodeScalars.filter { !SearchToken.isInvisible($0) }))
      guard !plain.contains(where: { "\"“”„‟«»()|~*=:".contains($0) }) else {
        throw fault("the second column has characters that have a meaning in a query")
      }
      guard !plain.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
        throw fault("the second column has control characters")
      }
      let key = String(decoding: word.bytes, as: UTF8.self)
      if spellings[key]?.contains(plain) != true { spellings[key, default: []].append(plain) }
    }
  }

  /// Other spellings of `word`; none for a prefix.
  public func of(_ word: SearchWord) -> [String] {
    guard !word.isBeginning, !spellings.isEmpty else { return [] }
    return spellings[String(decoding: FoldedText(word.text).bytes, as: UTF8.self)] ?? []
  }
}
