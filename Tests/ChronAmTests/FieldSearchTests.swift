import ChronAm
import Newspapers
import TestSupport
import Testing

/// Searches by what a site knows about its newspapers; this machine's catalog knows it only for some of them.
@Suite(.timeLimit(.minutes(1))) struct FieldSearchTests {
  private let pages: [MadePage]

  /// Two newspapers of Omaha, a weekly and a daily, and others.
  init() throws {
    var dice = SeededDice(19)
    var pages = try MadePage.made(150, &dice)
    for index in pages.indices {
      let isOurs = ["sn83030214", "sn84022673"].contains("\(pages[index].page.issue.lccn)")
      (pages[index].counties, pages[index].cities) = isOurs ? (["Douglas"], ["Omaha"]) : (["Cass"], ["Avoca"])
      let isDaily = pages[index].page.issue.lccn.description == "sn84022673"
      pages[index].frequency = isDaily ? "Daily (except Sunday)" : "Weekly"
    }
    self.pages = pages
  }

  private func client(isOpenONI: Bool) -> StubHTTPClient {
    let site = MadePageSite(pages, isOpenONI: isOpenONI)
    return StubHTTPClient.answering { try site.answer(to: $0) }
  }

  private func search(
    _ client: StubHTTPClient, lookup: @escaping NewspaperLookup = { _ in [] }
  ) -> PlannedSearch {
    PlannedSearch(
      ChronAmService(client).pages, lookup: lookup, vocabulary: { _ in [] }, allowed: .max,
      now: { ChronAmService.now })
  }

  private func meant(_ text: String) throws -> Set<PageID> {
    let query = try SearchQuery.read(text).query
    return Set(pages.filter { MadeQueries.means(query.expression, $0) }.map(\.page))
  }

  private func found(_ text: String, _ search: PlannedSearch) async throws -> SearchHits {
    try await search.hits(
      of: SearchQuery.read(text).query, order: .date, window: Window(offset: 0, limit: 500),
      freshness: .recent)
  }

  @Test func `Open ONI is asked for a frequency, for which it may have longer words`() async throws {
    let client = client(isOpenONI: true)
    let search = search(client)
    let wanted = try meant("gold frequency:Weekly")
    let hits = try await found("gold frequency:weekly", search)
    #expect(Set(hits.hits.map(\.page)) == wanted && wanted.count > 10)
    #expect(hits.count == .between(least: wanted.count, most: nil, withForms: true))
    #expect(client.urls.contains { $0.contains("&frequency=Weekly&") && !$0.contains("lccn=") })
    let query = try SearchQuery.read("gold frequency:weekly").query
    let gap = SearchGap(SearchField(.frequency, [.name("Weekly")]), newspapers: nil, isExcluded: false)
    #expect(try await search.notes(on: query) == [.partial(gap)] && hits.notes == [.partial(gap)])
    #expect(try await search.count(of: query, freshness: .recent) == hits.count)
    #expect(try await search.explanation(of: query, order: .date).gaps == [gap])
  }

  @Test func `a count of the newspapers that the catalog knows is a lower bound`() async throws {
    let client = client(isOpenONI: false)
    let known: Set<LCCN> = [try LCCN("sn83030214")]
    let search = search(client) { _ in known }
    let wanted = try meant("gold lccn:sn83030214")
    let query = try SearchQuery.read("gold city:Omaha").query
    #expect(
      try await search.count(of: query, freshness: .recent)
        == .between(least: wanted.count, most: nil, withForms: true))
    let gap = SearchGap(SearchField(.city, [.name("Omaha")]), newspapers: 1, isExcluded: false)
    #expect(try await search.notes(on: query) == [.partial(gap)])
  }

  @Test func `a site without newspapers of a people has none of them to leave out`() async throws {
    let search = search(client(isOpenONI: true)) { field async throws(NewspaperError) in
      throw .notFound(what: .other("newspaper of papers.example.org with \(field)"), source: "catalog")
    }
    let wanted = try meant("gold")
    let hits = try await found("gold -ethnicity:German", search)
    #expect(Set(hits.hits.map(\.page)) == wanted && wanted.count > 10)
    await #expect(throws: NewspaperError.self) { try await found("gold ethnicity:German", search) }
  }

  @Test(arguments: ["st. paul", "Saint Paul"])
  func `a place is asked for written out and abbreviated`(city: String) async throws {
    let client = client(isOpenONI: true)
    _ = try? await found("gold city:\"\(city)\"", search(client))
    let asked = client.urls.joined(separator: "\n").replacing("%20", with: " ").replacing("+", with: " ")
    #expect(["Saint Paul", "St. Paul"].allSatisfy { asked.contains("city=\($0)") }, "\(asked)")
  }

  /// Open ONI compares letter by letter.
  @Test(arguments: [
    ("city:omaha", "city=Omaha&city=omaha"), ("city:OMAHA", "city=OMAHA&city=Omaha"),
    ("city:Omaha", "city=Omaha"), ("county:\"douglas county\"", "county=Douglas&"),
  ])
  func `a place is asked for as sites write it`(field: String, parameters: String) async throws {
    let client = client(isOpenONI: true)
    let wanted = try meant("gold city:Omaha")
    let hits = try await found("gold \(field)", search(client))
    #expect(Set(hits.hits.map(\.page)) == wanted && hits.count == .withForms(wanted.count))
    #expect(client.urls.last?.contains(parameters) == true, "\(client.urls)")
  }

  @Test(arguments: ["gold city:Omahaa", "city:Omahaa", "gold frequency:Fortnightly"])
  func `a name that a site does not have is an error, not a plausible zero`(text: String) async throws {
    let query = try SearchQuery.read(text).query
    let field = try #require(query.expression.fields.first)
    for isCount in [true, false] {
      let client = client(isOpenONI: true)
      let search = search(client)
      await #expect(throws: NewspaperError.notFound(what: .match(field), source: "papers.example.org")) {
        if isCount {
          _ = try await search.count(of: query, freshness: .recent)
        } else {
          _ = try await found(text, search)
        }
      }
    }
  }

  @Test func `words that no page of a place has are no error`() async throws {
    let hits = try await found("zeppelin city:omaha", search(client(isOpenONI: true)))
    #expect(hits.hits.isEmpty && hits.count == .withForms(0) && hits.requests == 2)
  }

  /// Rows give it, whatever the catalog knows.
  @Test(arguments: [true, false], ["-city:omaha", "-county:Douglas", "-frequency:Weekly"])
  func `newspapers are left out by what a site says of them`(isOpenONI: Bool, field: String) async throws {
    let search = search(client(isOpenONI: isOpenONI)) { field throws(NewspaperError) in
      throw .notFound(what: .match(field), source: "catalog")
    }
    let text = "gold \(field)"
    let wanted = try meant(text.replacing("omaha", with: "Omaha"))
    let hits = try await found(text, search)
    #expect(Set(hits.hits.map(\.page)) == wanted && !wanted.isEmpty)
    #expect(hits.count == .withForms(wanted.count) && hits.notes.isEmpty)
  }
}
