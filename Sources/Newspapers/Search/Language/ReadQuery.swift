/// A query as it was read.
public struct ReadQuery: Hashable, Sendable {
  public let query: SearchQuery
  /// What the reader should know about how it was read, as sentences.
  public let notes: [String]
  /// The address of a search that it was, or contains; nil if there is none.
  public let address: String?
}

extension SearchQuery {
  /// The longest query that is read, in characters.
  public static let longest = 4000
  /// How many parentheses may be open at once.
  public static let deepest = 32
  /// The most words and values in a query.
  public static let mostTerms = 200

  /// Reads a query, or the address of a search at the Library or at a site, by itself or among other words, which
  /// narrow it.
  /// - Throws: `SearchQueryError`, which says where and why it cannot be read.
  public static func read(_ text: String) throws(SearchQueryError) -> ReadQuery {
    if let pasted = PastedSearch(text) { return try read(pasted, text.trimmed) }
    let places = PastedSearch.places(in: text)
    if let place = places.first { return try read(text, withAddressAt: place, places.dropFirst().first) }
    var parser = try SearchParser(text)
    let expression = try parser.parseQuery()
    let query = try SearchQuery(expression)
    var notes = parser.notes
    if parser.mixesOperators { notes.append("Read as \(query).") }
    return ReadQuery(query: query, notes: notes, address: nil)
  }

  private static func read(
    _ search: PastedSearch, _ address: String
  ) throws(SearchQueryError) -> ReadQuery {
    if let newspapers = PastedNewspaperSearch(address) { throw .searchesNewspapers(newspapers, 1) }
    var pasted = search
    let query = try SearchQuery(pasted.expression())
    return ReadQuery(
      query: query, notes: ["The address means \(query)."] + pasted.notes,
      address: PastedSearch.whole(address))
  }

  /// Reads a query with an address in it, which stands for its query in parentheses.
  /// - Parameter second: where another address is; nil if there is none.
  private static func read(
    _ text: String, withAddressAt place: Range<String.Index>, _ second: Range<String.Index>?
  ) throws(SearchQueryError) -> ReadQuery {
    let column = text.distance(from: text.startIndex, to: place.lowerBound) + 1
    let length = text.distance(from: place.lowerBound, to: place.upperBound)
    if let second {
      throw SearchQueryError(
        column: text.distance(from: text.startIndex, to: second.lowerBound) + 1,
        "A query can have only one address. This is the second.")
    }
    let address = String(text[place])
    guard let search = PastedSearch(address) else { throw .noSearch(column) }
    let pasted: ReadQuery
    do throws(SearchQueryError) { pasted = try read(search, address) } catch {
      throw SearchQueryError(column: column, error.message, suggestion: error.suggestion)
    }
    let group = "(\(pasted.query))"
    do throws(SearchQueryError) {
      var parser = try SearchParser("\(text[..<place.lowerBound])\(group)\(text[place.upperBound...])")
      let expression = try parser.parseQuery()
      let query = try SearchQuery(expression)
      return ReadQuery(
        query: query, notes: pasted.notes + parser.notes + ["Read as \(query)."], address: pasted.address)
    } catch {
      // Columns are those of what was typed.
      let end = column + group.count
      let typed = error.column.map { $0 < column ? $0 : $0 < end ? column : $0 - group.count + length }
      throw SearchQueryError(column: typed, error.message, suggestion: error.suggestion)
    }
  }
}
