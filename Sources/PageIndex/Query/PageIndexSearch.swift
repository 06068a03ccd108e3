import GRDB
import Newspapers
import SQLiteStorage

/// Searches the pages of this machine.
public struct PageIndexSearch: FullTextSearch {
  public static let name = "this machine"
  public var name: String { PageIndexSearch.name }
  public var isLocal: Bool { true }

  let index: PageIndex
  let newspapers: any FieldNewspapers
  /// How many are cut of each page.
  private let passages: Int

  /// - Parameter newspapers: which newspapers have what a field asks for.
  public init(
    index: PageIndex, passages: Int = 1, newspapers: any FieldNewspapers = NoFieldNewspapers()
  ) {
    self.index = index
    self.passages = passages
    self.newspapers = newspapers
  }

  public func allowing(_ allowance: SearchAllowance) -> any FullTextSearch {
    PageIndexSearch(index: index, passages: allowance.passages, newspapers: newspapers)
  }

  // On its own thread: cutting snippets takes longer than a key may.
  @concurrent
  public func hits(
    of query: SearchQuery, order: SearchOrder, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> SearchHits {
    try await hits(of: query.expression, order: order, window: window, snippets: passages)
  }

  @concurrent
  public func count(of query: SearchQuery, freshness: Freshness) async throws(NewspaperError) -> SearchCount {
    .exact(try await count(of: query.expression))
  }

  @concurrent
  public func notes(on query: SearchQuery) async throws(NewspaperError) -> [SearchNote] {
    let unsaid = try await unsaid(in: query.expression)
    guard PageIndexSearch.mayBeUnknown(query.expression), try await count(of: query.expression) == 0 else {
      return unsaid
    }
    return unsaid + (try await unknownValues(in: query.expression))
  }

  @concurrent
  public func facet(
    _ kind: SearchFacet.Kind, of query: SearchQuery, freshness: Freshness
  ) async throws(NewspaperError) -> SearchFacet {
    let selection = try await selection(query.expression)
    let states = kind == .state ? try await states(of: selection) : [:]
    let (values, unsaid, newest) = try await index.read { db in
      let count = FacetCount(kind, selection, states: states)
      return (try count.values(db), try count.unsaid(db) ?? 0, try PageIndex.newest(db))
    }
    return SearchFacet(
      kind: kind, values: values, scope: .all, origin: origin(newest),
      remainder: unsaid > 0 ? .unsaid(unsaid) : nil)
  }

  /// Those of the newspapers of pages, according to another source.
  private func states(of selection: PageSelection) async throws(NewspaperError) -> [LCCN: Set<String>] {
    let lccns = try await index.read { db in try selection.newspapers(db) }
    return try await newspapers.states(of: lccns)
  }

  /// The words with a prefix that are on the most pages here, at most `limit` of them.
  public func words(beginning: String, limit: Int = 20) async throws(NewspaperError) -> [String] {
    let folded = String(decoding: FoldedText(beginning).bytes, as: UTF8.self)
    guard !folded.isEmpty, !folded.contains(" ") else { return [] }
    return try await index.read { db in
      let statement = try db.cachedStatement(
        sql: "SELECT term FROM vocabulary WHERE term >= ? AND term < ? ORDER BY doc DESC, term LIMIT ?")
      statement.bind(folded, at: 1)
      // The greatest scalar: everything with the prefix sorts before it.
      statement.bind(folded + "\u{10FFFF}", at: 2)
      statement.bind(limit, at: 3)
      var words: [String] = []
      try statement.forEach(db) { words.append($0.text(0)) }
      return words
    }
  }

  private func origin(_ newest: Double) -> Origin { Origin(name: name, asOf: newest, isLive: false) }

  func count(of expression: SearchExpression) async throws(NewspaperError) -> Int {
    let selection = try await selection(expression)
    return try await index.read { db in try selection.count(db) }
  }

  /// - Parameter snippets: the maximum number for each hit.
  func hits(
    of expression: SearchExpression, order: SearchOrder, window: Window, snippets: Int
  ) async throws(NewspaperError) -> SearchHits {
    let selection = try await selection(expression)
    let unsaid = try await unsaid(in: expression)
    let answer = try await index.read { db in
      try HitList(expression, selection, order: order, window: window).answer(db)
    }
    let unknown = answer.count == 0 ? try await unknownValues(in: expression) : []
    let matcher = PageMatcher(expression)
    // Half of them on another thread: whole pages are searched for words.
    let (rows, middle) = (answer.rows, answer.rows.count / 2)
    async let others = rows[middle...].map { $0.hit(matcher, snippets: snippets) }
    let first = rows[..<middle].map { $0.hit(matcher, snippets: snippets) }
    return SearchHits(
      hits: first + (await others), offset: min(window.offset, answer.count),
      count: .exact(answer.count), hasMore: window.offset + answer.rows.count < answer.count,
      order: answer.order,
      origin: origin(answer.newest), notes: answer.notes + unsaid + unknown)
  }

  /// What to query SQLite for.
  func selection(_ expression: SearchExpression) async throws(NewspaperError) -> PageSelection {
    var found: [SearchField: Set<LCCN>] = [:]
    let fields = Set(expression.fields).filter { FieldCondition.needsNewspapers($0.name) }
    let here = fields.isEmpty ? [] : try await index.newspapers()
    for field in fields {
      var named = try await newspapers.newspapers(with: field, among: here)
      if field.name == .title {
        named = (named ?? []).union(try await titled(field, among: here))
      } else if named == nil, ![.state, .county, .city].contains(field.name) {
        throw .unsupported(source: name, what: .option("searching by \(field.name.rawValue)"))
      }
      found[field] = named
    }
    var others: [SearchField: Set<PageAddress>] = [:]
    for field in Set(expression.fields) where [.is, .in].contains(field.name) {
      others[field] = try await newspapers.parts(with: field)
    }
    if expression.fields.contains(where: { $0.name == .saved }) {
      throw .unsupported(source: name, what: .option("searching by the name of a saved search"))
    }
    return PageSelection(expression, newspapers: found, others: others)
  }
}
