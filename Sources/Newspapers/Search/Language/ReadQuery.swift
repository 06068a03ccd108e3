/// A query as it was read.
public struct ReadQuery: Hashable, Sendable {
  public let query: SearchQuery
  /// What the reader should know about how it was read, as sentences.
  public let notes: [String]
}

extension SearchQuery {
  /// The longest query that is read, in characters.
  public static let longest = 4000
  /// How many parentheses may be open at once.
  public static let deepest = 32
  /// The most words and values in a query.
  public static let mostTerms = 200

  /// Reads a query, or the address of a search at the Library or at a site.
  /// - Throws: `SearchQueryError`, which says where and why it cannot be read.
  public static func read(_ text: String) throws(SearchQueryError) -> ReadQuery {
    if var pasted = PastedSearch(text) {
      let query = try SearchQuery(pasted.expression())
      return ReadQuery(query: query, notes: ["The address means \(query)."] + pasted.notes)
    }
    var parser = try SearchParser(text)
    let expression = try parser.parseQuery()
    let query = try SearchQuery(expression)
    var notes = parser.notes
    if parser.mixesOperators { notes.append("Read as \(query).") }
    return ReadQuery(query: query, notes: notes)
  }
}
