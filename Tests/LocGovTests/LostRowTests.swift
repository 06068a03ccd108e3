import Foundation
import LocGov
import Newspapers
import TestSupport
import Testing

/// Rows that the Library counts, but lists others a second time instead.
struct LostRowTests {
  private let pages: [MadePage]

  init() throws {
    var dice = SeededDice(46)
    pages = try MadePage.made(800, &dice)
  }

  /// A Library whose later pages of lists begin with the first row of the first page, where `isFaulty` says so.
  private func search(where isFaulty: @escaping @Sendable (String) -> Bool) -> any FullTextSearch {
    let library = MadeLibraryPages(pages)
    return MadeLibrarySearch().search(library) { url in
      let answer = try library.answer(to: url)
      let first = url.replacing(/sp=\d+/, with: "sp=1")
      guard first != url, isFaulty(url), var object = try LostRowTests.object(answer),
        var rows = object["results"] as? [Any], !rows.isEmpty,
        let others = try LostRowTests.object(library.answer(to: first))?["results"] as? [Any]
      else { return answer }
      rows[0] = others[0]
      object["results"] = rows
      let body = try JSONSerialization.data(withJSONObject: object)
      return FixtureResponse(status: answer.status, headers: answer.headers, body: Array(body))
    }
  }

  private static func object(_ answer: FixtureResponse) throws -> [String: Any]? {
    try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
  }

  private func meant(_ query: SearchQuery) -> Set<PageID> {
    Set(pages.filter { MadeQueries.means(query.expression, $0) }.map(\.page))
  }

  private func found(_ query: SearchQuery, _ search: any FullTextSearch) async throws -> SearchHits {
    try await search.hits(
      of: query, order: .date, window: Window(offset: 0, limit: 2000), freshness: .recent)
  }

  @Test func `a list that lacks rows is not complete`() async throws {
    let query = try SearchQuery.read("gold").query
    let meant = meant(query)
    let hits = try await found(query, search { _ in true })
    let lost = meant.count - Set(hits.hits.map(\.page)).count
    #expect(lost > 0)
    #expect(hits.count == .between(least: meant.count - lost, most: meant.count), "\(hits.count)")
    #expect(hits.notes.contains(.missingRows(lost, of: meant.count, isLeftOut: false)), "\(hits.notes)")
  }

  @Test func `merged lists that lack rows are not complete`() async throws {
    let query = try SearchQuery.read("\"gold rush\" OR silver").query
    let meant = meant(query)
    let hits = try await found(query, search { _ in true })
    #expect(hits.hits.count < meant.count && hits.count.least == hits.hits.count, "\(hits.count)")
    #expect(hits.count.most.map { $0 >= meant.count } == true, "\(hits.count)")
    #expect(hits.notes.contains { $0.isShortfall }, "\(hits.notes)")
  }

  @Test func `pages that may have to be left out are not counted as found`() async throws {
    let query = try SearchQuery.read("gold -rush").query
    let meant = meant(query)
    let hits = try await found(query, search { $0.contains("rush") })
    let shown = Set(hits.hits.map(\.page))
    #expect(shown.isSuperset(of: meant) && shown.count > meant.count)
    #expect(hits.count.least <= meant.count && hits.count.most == shown.count, "\(hits.count)")
    #expect(hits.notes.contains { $0.isShortfall }, "\(hits.notes)")
  }

  @Test func `a list that two parts of a search have is requested once`() async throws {
    let planned = search { _ in false } as? PlannedSearch
    let whole = try #require(planned)
    let query = try SearchQuery.read("gold NOT (rush silver)").query
    #expect(try await whole.plan(query, order: .date).requests == 3)
    let hits = try await found(query, whole)
    #expect(Set(hits.hits.map(\.page)) == meant(query) && hits.count == .exact(hits.hits.count))
  }
}
