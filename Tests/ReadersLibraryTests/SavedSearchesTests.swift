import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Saved searches in queries, over a real library.
struct SavedSearchesTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("library.sqlite")) }
  private var saved: SavedSearches { SavedSearches(library) }

  private func fill(_ searches: [String: String]) async throws {
    for (name, query) in searches {
      try await library.put(SavedSearch(name: name, query: query, created: 1, changed: 1))
    }
  }

  private func query(_ text: String) throws -> SearchQuery { try SearchQuery.read(text).query }

  private func words(_ text: String) async throws -> String {
    let query = try query(text)
    do throws(NewspaperError) {
      return try await saved.expanding(query).description
    } catch {
      switch error {
      case .unreadable(let what): return what
      case .notFound(let what, let source): return "\(source): no \(what)"
      default: throw error
      }
    }
  }

  @Test(arguments: [
    ("saved:flu", "flu OR grippe"), ("saved:flu date:1918", "(flu OR grippe) date:1918"),
    ("mask saved:FLU", "mask (flu OR grippe)"), ("mask -saved:flu", "mask -flu -grippe"),
    ("saved:\"west coast\" fire", "fire state:(California OR Oregon)"),
    ("saved:(flu OR \"west coast\")", "flu OR grippe OR state:(California OR Oregon)"),
    ("saved:both", "(flu OR grippe) state:(California OR Oregon)"),
    ("saved:both state:Oregon", "(flu OR grippe) state:Oregon"), ("flu date:1918", "flu date:1918"),
  ]) func `a saved search represents its query in parentheses`(text: String, expected: String) async throws {
    try await fill([
      "flu": "flu OR grippe", "west coast": "state:California state:Oregon",
      "both": "saved:flu saved:\"west coast\"", "unused": "state:Ohoi (",
    ])
    // Two names in one field mean either.
    try await fill(["both": "saved:flu (saved:\"west coast\")"])
    #expect(try await words(text) == expected)
  }

  @Test func `without one in the query, no library is needed`() async throws {
    #expect(try await SavedSearches(NoLibrary()).expanding(query("flu")) == query("flu"))
  }

  @Test func `it says what is wrong`() async throws {
    try await fill([
      "influenza": "flu", "self": "x saved:self", "a": "saved:b", "b": "y saved:c", "c": "z OR saved:a",
      "new": "flu (", "weekly": "frequency:Weekly",
    ])
    #expect(
      try await words("saved:influensa")
        == "reader’s library: no saved search “influensa”; did you mean saved:influenza?")
    #expect(try await words("saved:zzz") == "reader’s library: no saved search “zzz”")
    #expect(try await words("saved:self") == "the saved search “self” contains itself")
    #expect(try await words("flu saved:a") == "the saved search “a” contains itself, through “b”, “c”")
    #expect(
      try await words("saved:new")
        == "the saved search “new” cannot be read: This parenthesis is never closed")
    #expect(
      try await words("frequency:Daily saved:weekly")
        == "“frequency:Daily saved:weekly” cannot be searched for: "
        + "No page can have both “frequency:Daily” and “frequency:Weekly”"
    )
  }

  @Test func `a search that would contain itself is detected before it is saved`() async throws {
    try await fill(["a": "saved:b", "b": "gold"])
    let search = SavedSearch(name: "b", query: "saved:a", created: 1, changed: 1)
    await #expect(throws: NewspaperError.self) { try await saved.check(search) }
    try await saved.check(SavedSearch(name: "b", query: "silver", created: 1, changed: 1))
  }

  @Test func `searches referenced twice are expanded once each`() async throws {
    try await fill(["s0": "gold"])
    for number in 1...55 {
      try await fill(["s\(number)": "saved:s\(number - 1) OR (saved:s\(number - 1))"])
    }
    #expect(try await words("saved:s49") == "gold")
    #expect(
      try await words("saved:s55")
        == "“s55” cannot be expanded: at most 50 saved searches can refer to one another in a row")
  }

  @Test func `a query that only names one is recognized`() async throws {
    try await fill(["flu": "grippe"])
    #expect(try await saved.search(namedBy: query("saved:flu"))?.query == "grippe")
    for text in ["saved:flu x", "flu", "saved:(flu OR x)"] {
      #expect(try await saved.search(namedBy: query(text)) == nil)
    }
  }

  @Test(arguments: [
    ("flu", true), ("gold rush", true), ("OR", true), ("-a", true), ("a|b (c)", true), ("Élections", true),
    ("a:b", true), ("", false), (" ", false), ("a\"b", false), ("“a”", false), ("«a»", false),
  ]) func `a name is anything a query can express`(name: String, isName: Bool) {
    #expect(SavedSearch.isName(name) == isName)
  }

  @Test func `sources see the query of a saved search, and its order`() async throws {
    try await fill(["flu": "flu OR grippe", "ohio": "state:Ohio"])
    let source = StubSearch(try TextSearch.Page.samples())
    let search = ExpandedSearch(source, saved)
    let window = Window(offset: 0, limit: 5)
    let hits = try await search.hits(
      of: query("saved:flu"), order: .relevance, window: window, freshness: .recent)
    #expect(hits.writtenQuery == (try query("flu OR grippe")))
    _ = try await search.hits(
      of: query("saved:ohio"), order: .relevance, window: window, freshness: .recent)
    _ = try await search.count(of: query("saved:flu"), freshness: .recent)
    _ = try await search.facet(.decade, of: query("saved:flu"), freshness: .recent)
    #expect(
      source.asked == [
        "hits flu OR grippe relevance 0+5", "hits state:Ohio date 0+5", "count flu OR grippe",
        "facet flu OR grippe decade",
      ])
    #expect(
      try await search.explanation(of: query("saved:flu"), order: .relevance).query.description
        == "flu OR grippe")
  }
}
