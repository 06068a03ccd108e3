/// Addresses among the words of a query.
extension PastedSearch {
  /// Whether an address begins the text.
  static func begins(_ text: some StringProtocol) -> Bool {
    text.hasPrefix("https://") || text.hasPrefix("http://")
  }

  /// The first address in `text`, up to the next space, where a word can begin and outside quotation marks; nil
  /// if there is none.
  /// - Parameter start: the end of the address before; nil to look from the beginning.
  static func place(in text: String, after start: String.Index? = nil) -> Range<String.Index>? {
    var (isQuoted, isStart) = (false, start == nil)
    var index = start ?? text.startIndex
    while index < text.endIndex {
      let rest = text[index...]
      if isStart, !isQuoted, begins(rest) { return place(of: rest.prefix { !$0.isWhitespace }) }
      let character = text[index]
      let isQuote = SearchToken.isQuotationMark(character)
      if isQuote { isQuoted.toggle() }
      // A minus sign excludes what follows.
      let endsWord = isQuote || character.isWhitespace || "()|".contains(character)
      isStart = endsWord || isStart && character == "-"
      text.formIndex(after: &index)
    }
    return nil
  }

  /// Without parentheses that were opened before the address.
  private static func place(of word: Substring) -> Range<String.Index> {
    var address = word
    while address.last == ")", address.count(where: { $0 == ")" }) > address.count(where: { $0 == "(" }) {
      address.removeLast()
    }
    return address.startIndex..<address.endIndex
  }
}
