import Newspapers
import Testing

@testable import PageIndex

struct PageSearchTests {
  private let shelf = Shelf()

  private func fill() async throws {
    let ohio = [Place(state: "Ohio", county: "Franklin", city: "Columbus")]
    try await shelf.index.keep([
      .made("sn83000001/1897-07-20/1", "gold rush gold gold", title: "The San Francisco call", places: ohio),
      .made(
        "sn83000001/1898-07-20/3", "news of gold from the river", title: "The San Francisco call",
        places: ohio),
      .made(
        "sn83000002/1905-01-02/1", "silver and gold", title: "Arizona republican",
        languages: ["English", "German"]),
      .made("sn83000002/1905-01-03/2", "tin", title: "Arizona republican", batch: "az_one_ver01"),
      .made(
        "sn83000003/1910-12-31/1", "lead", title: "Zeitung", places: [Place(state: "Texas")],
        languages: ["German"]),
      .made("sn83000003/1910-12-31/2", "zinc and more lead", title: "Zeitung", way: .read),
      .made("sn83000003/1911-01-01/1", "iron ore", title: "Zeitung"),
    ])
  }

  private func days(_ query: String, _ order: SearchOrder = .date) async throws -> [String] {
    try await shelf.found(query, order: order).map { String($0.split(separator: "/")[1]) }
  }

  @Test(arguments: [
    ("gold", 3), ("gold -silver", 2), ("gold OR tin", 4), ("\"gold rush\"", 1), ("gol*", 3),
    ("near/3(river gold)", 1),
    ("near/1(river gold)", 0), ("(gold state:Ohio) OR (lead state:Texas)", 3), ("gold -state:Ohio", 1),
    ("state:Ohio", 2), ("state:TX lead", 1), ("county:franklin state:Ohio", 2),
    ("city:columbus state:Ohio", 2),
    ("language:German", 2), ("language:ger lead", 1), ("date:1905", 2), ("date:..1898", 2),
    ("date:1898..1905-01-02", 2),
    ("on:12-31", 2), ("page:2..3", 3), ("page:front gold", 2), ("batch:batch_az_one_ver01", 1),
    ("edition:1 gold", 3),
    ("lccn:sn83000002", 2), ("title:\"francisco call\"", 2), ("title:republican gold", 1),
    ("-title:republican gold", 2),
    ("is:read", 1), ("is:kept gold", 3), ("gold (silver OR -rush)", 2), ("(-gold state:Ohio) OR tin", 1),
    ("(zinc -more) OR (tin -copper)", 1), ("gold state:(Texas OR Ohio)", 2),
  ])
  func `queries find pages`(_ query: String, _ count: Int) async throws {
    try await fill()
    #expect(
      try await shelf.search().count(of: SearchQuery.read(query).query, freshness: .kept) == .exact(count))
    #expect(try await shelf.found(query).count == count)
    #expect(try await shelf.found(query, order: .relevance).count == count)
  }

  @Test func `hits are in the requested order`() async throws {
    try await fill()
    #expect(try await days("gold") == ["1897-07-20", "1898-07-20", "1905-01-02"])
    #expect(try await days("gold", .dateDescending) == ["1905-01-02", "1898-07-20", "1897-07-20"])
    #expect(try await days("gold", .title) == ["1905-01-02", "1897-07-20", "1898-07-20"])
    #expect(try await days("gold", .relevance).first == "1897-07-20")
  }

  @Test func `a window is part of the whole list`() async throws {
    try await fill()
    let hits = try await shelf.hits("gold", 1, 1)
    #expect(hits.hits.map(\.page.issue.date.description) == ["1898-07-20"])
    #expect(hits.offset == 1 && hits.hasMore && hits.count == .exact(3) && hits.requests == 0)
    let end = try await shelf.hits("gold", 40, 10)
    #expect(end.hits.isEmpty && end.offset == 3 && !end.hasMore)
  }

  @Test func `a hit says where its words are`() async throws {
    try await fill()
    let hit = try #require(try await shelf.hits("gold river").hits.first)
    #expect(hit.snippets == [Snippet(text: "news of gold from the river", marks: [8..<12, 22..<27])])
    #expect(hit.kind == .match && hit.words == ["gold", "river"] && hit.sources == ["this machine"])
  }

  @Test func `words on most pages rank nothing, which is reported`() async throws {
    try await fill()
    try await shelf.index.keep([
      .made("sn83000004/1890-01-01", "gold"), .made("sn83000004/1890-01-02", "gold"),
    ])
    let common = try await shelf.hits("gold", order: .relevance)
    #expect(common.order == .date)
    #expect(common.notes == [.orderedBy(.date, reason: "each word is on more than half of all pages here")])
    #expect(try await shelf.hits("gold tin", order: .relevance).notes.isEmpty)
    #expect(try await shelf.hits("date:1905", order: .relevance).order == .date)
  }

  @Test(arguments: [
    ("gold state:Ohio", SearchField.Name.state, 1), ("gold state:Texas", .state, 1),
    ("state:Ohio", .state, 4),
    ("gold OR tin state:Ohio", nil, 0), ("gold -state:Ohio", nil, 0), ("gold", nil, 0),
    ("gold language:German", nil, 0), ("lead state:Texas", .state, 1),
    ("gold state:Ohio date:1890..1899", nil, 0),
  ])
  func `pages that a field leaves out because they do not say are reported`(
    _ query: String, _ name: SearchField.Name?, _ count: Int
  ) async throws {
    try await fill()
    #expect(try await shelf.hits(query).notes == (name.map { [.unsaid($0, pages: count, known: 0)] } ?? []))
  }

  @Test func `facets count the hits`() async throws {
    try await fill()
    func facet(_ kind: SearchFacet.Kind, _ query: String) async throws -> [String] {
      let facet = try await shelf.search().facet(kind, of: SearchQuery.read(query).query, freshness: .kept)
      for value in facet.values {
        let narrowed = SearchExpression.all([
          try SearchQuery.read(query).query.expression, .field(value.field),
        ])
        #expect(try await shelf.search().count(of: narrowed) == value.count)
      }
      return facet.values.map { "\($0.name) \($0.count)" }
    }
    #expect(try await facet(.decade, "gold") == ["1890s 2", "1900s 1"])
    #expect(try await facet(.year, "date:1900..") == ["1905 2", "1910 2", "1911 1"])
    #expect(try await facet(.state, "gold OR lead") == ["Ohio 2", "Texas 1"])
    #expect(try await facet(.language, "gold OR lead") == ["English 4", "German 2"])
    #expect(
      try await facet(.title, "gold OR lead") == [
        "The San Francisco call 2", "Zeitung 2", "Arizona republican 1",
      ])
  }

  /// A catalog that knows the newspapers of a few fields.
  private struct Answers: FieldNewspapers {
    let newspapers: [SearchField: Set<LCCN>]
    let answered: Set<SearchField.Name>
    var parts: [SearchField: Set<PageAddress>] = [:]

    func parts(with field: SearchField) async throws(NewspaperError) -> Set<PageAddress> {
      parts[field] ?? []
    }

    func newspapers(
      with field: SearchField, among some: Set<LCCN>
    ) async throws(NewspaperError) -> Set<LCCN>? {
      answered.contains(field.name) ? some.intersection(newspapers[field] ?? []) : nil
    }
  }

  @Test func `a city is found by each place of its newspapers' records`() async throws {
    try await fill()
    let dayton = SearchField(.city, [.name("Dayton")])
    let search = shelf.search(
      Answers(newspapers: [dayton: [try LCCN("sn83000001")]], answered: [.city]))
    for (query, count) in [("city:Columbus", 2), ("city:Dayton", 2), ("city:Toledo", 0)] {
      let found = try await search.count(of: SearchQuery.read(query).query, freshness: .kept)
      #expect(found == .exact(count), "\(query)")
    }
  }

  @Test(arguments: [
    ("is:noted", 2), ("is:noted lead", 1), ("lead -is:noted", 1), ("is:read", 2), ("is:(read OR noted)", 3),
    ("is:kept -is:read", 5), ("in:bookmarks", 4), ("in:bookmarks lead", 2), ("zinc in:bookmarks", 1),
  ])
  func `the reader’s library says which pages have notes, and which were read`(
    _ query: String, _ count: Int
  ) async throws {
    try await fill()
    func issue(_ date: String, edition: Int = 1) throws -> IssueID {
      IssueID(lccn: try LCCN("sn83000003"), date: try #require(IssueDate(date)), edition: edition)
    }
    func page(_ date: String, _ sequence: Int, edition: Int = 1) throws -> PageAddress {
      .page(PageID(issue: try issue(date, edition: edition), sequence: sequence))
    }
    let noted: Set = [
      try page("1910-12-31", 1), try page("1911-01-01", 1), try page("1910-12-31", 2, edition: 2),
    ]
    // Another page, about which the index knows only its text, and one that is not in the index.
    let read: Set = [try page("1911-01-01", 1), try page("1911-01-01", 9)]
    let search = shelf.search(
      Answers(
        newspapers: [SearchField(.in, [.name("bookmarks")]): [try LCCN("sn83000002")]], answered: [.in],
        parts: [
          SearchField(.in, [.name("bookmarks")]): [.issue(try issue("1910-12-31"))],
          SearchField(.is, [.name("noted")]): noted, SearchField(.is, [.name("read")]): read,
          SearchField(.is, [.name("read"), .name("noted")]): read.union(noted),
        ]))
    let found = try await search.count(of: SearchQuery.read(query).query, freshness: .kept)
    #expect(found == .exact(count))
  }

  @Test func `the catalog answers for fields that pages lack`() async throws {
    try await fill()
    let german = SearchField(.ethnicity, [.name("German")])
    let search = shelf.search(
      Answers(newspapers: [german: [try LCCN("sn83000003")]], answered: [.ethnicity]))
    #expect(
      try await search.count(of: SearchQuery.read("lead ethnicity:German").query, freshness: .kept)
        == .exact(2))
    await #expect(
      throws: NewspaperError.unsupported(source: "this machine", what: .option("searching by frequency"))
    ) {
      try await search.count(of: SearchQuery.read("lead frequency:Weekly").query, freshness: .kept)
    }
  }
}
