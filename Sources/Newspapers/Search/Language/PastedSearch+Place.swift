/// Addresses among the words of a query.
extension PastedSearch {
  /// Whether the text begins like an address. Browsers hide the scheme, so the Library's need none.
  static func begins(_ text: some StringProtocol) -> Bool {
    text.hasPrefix("https://") || text.hasPrefix("http://") || lacksScheme(text)
  }

  /// The address with its scheme.
  static func whole(_ address: String) -> String { lacksScheme(address) ? "https://\(address)" : address }

  private static func lacksScheme(_ text: some StringProtocol) -> Bool {
    hosts.contains { text.prefix($0.count).lowercased() == $0 }
  }

  private static let hosts = ["www.loc.gov/", "chroniclingamerica.loc.gov/"]

  /// The words of `text` that are addresses, each up to the next space; none for text that cannot be read.
  static func places(in text: String) -> [Range<String.Index>] {
    guard text.utf8.contains(UInt8(ascii: "/")), let tokens = try? SearchToken.tokens(of: text) else {
      return []
    }
    var places: [Range<String.Index>] = []
    for token in tokens {
      guard case .word(let word) = token.kind, begins(word) else { continue }
      let start = text.index(text.startIndex, offsetBy: token.column - 1)
      if let last = places.last, start < last.upperBound { continue }
      places.append(place(of: text[start...].prefix { !$0.isWhitespace }))
    }
    return places
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
