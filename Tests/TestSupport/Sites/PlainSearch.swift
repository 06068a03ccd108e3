/// A search, and the pages that it means in plain words: neither the program's parser nor its matcher decides
/// that.
public struct PlainSearch: Sendable, CustomStringConvertible {
  public let text: String
  /// The names of its fields.
  public let names: Set<String>
  /// Whether a page has the words.
  private let hasWords: @Sendable (MadePage) -> Bool
  /// Whether a page has the fields.
  public let hasFields: @Sendable (MadePage) -> Bool

  public var description: String { text }

  public func means(_ page: MadePage) -> Bool { hasWords(page) && hasFields(page) }

  /// How many of `pages` it means.
  public func count(in pages: [MadePage]) -> Int { pages.count { means($0) } }

  init(words text: String, _ hasWords: @escaping @Sendable (MadePage) -> Bool) {
    (self.text, names) = (text, [])
    (self.hasWords, hasFields) = (hasWords, { _ in true })
  }

  /// - Parameter names: separated by blanks.
  init(_ names: String, _ text: String, _ hasFields: @escaping @Sendable (MadePage) -> Bool) {
    (self.text, self.names) = (text, Set(names.split(separator: " ").map(String.init)))
    (hasWords, self.hasFields) = ({ _ in true }, hasFields)
  }

  private init(_ first: PlainSearch, _ second: PlainSearch) {
    text = "\(first.text) \(second.text)"
    names = first.names.union(second.names)
    hasWords = { first.hasWords($0) && second.hasWords($0) }
    hasFields = { first.hasFields($0) && second.hasFields($0) }
  }

  func with(_ other: PlainSearch) -> PlainSearch { PlainSearch(self, other) }

  static func both(_ first: PlainSearch, _ second: PlainSearch) -> PlainSearch {
    PlainSearch(words: "(\(first) \(second))") { first.means($0) && second.means($0) }
  }

  static func either(_ first: PlainSearch, _ second: PlainSearch) -> PlainSearch {
    PlainSearch(words: "(\(first) OR \(second))") { first.means($0) || second.means($0) }
  }

  static func one(_ first: PlainSearch, without second: PlainSearch) -> PlainSearch {
    PlainSearch(words: "(\(first) NOT \(second))") { first.means($0) && !second.means($0) }
  }

  static func word(_ word: String) -> PlainSearch { PlainSearch(words: word) { $0.words.contains(word) } }

  static func phrase(_ words: [String]) -> PlainSearch {
    PlainSearch(words: "\"\(words.joined(separator: " "))\"") { !places(of: words, on: $0).isEmpty }
  }

  /// A phrase or word near a word: at most `within` words between them, in any order.
  static func near(_ first: [String], _ second: String, within: Int) -> PlainSearch {
    let written = first.count == 1 ? first[0] : "\"\(first.joined(separator: " "))\""
    let text =
      within.isMultiple(of: 2)
      ? "near/\(within)(\(written) \(second))" : "\(written) near/\(within) \(second)"
    return PlainSearch(words: text) { page in
      places(of: [second], on: page).contains { one in
        places(of: first, on: page).contains { other in
          let between = max(one.lowerBound, other.lowerBound) - min(one.upperBound, other.upperBound)
          return !one.overlaps(other) && between <= within
        }
      }
    }
  }

  private static func places(of phrase: [String], on page: MadePage) -> [Range<Int>] {
    page.words.indices.map { $0..<$0 + phrase.count }.filter { place in
      place.upperBound <= page.words.count && Array(page.words[place]) == phrase
    }
  }
}
