import ChronAm
import Foundation
import HTTP
import Newspapers
import TestSupport
import Testing

/// Sites that have their own size of pages, whatever is asked for.
struct PageSizeTests {
  private let pages: [MadePage]
  private let meant: Set<PageID>

  init() throws {
    var dice = SeededDice(46)
    let made = try MadePage.made(150, &dice)
    pages = made
    meant = Set(made.filter { $0.words.contains("gold") }.map(\.page))
  }

  private func search(_ own: @escaping @Sendable (Int) -> Int, isOpenONI: Bool) -> PlannedSearch {
    let site = MadePageSite(pages, isOpenONI: isOpenONI)
    let client = StubHTTPClient.answering { url in
      guard var parts = URLComponents(string: url) else { return try site.answer(to: url) }
      parts.queryItems = parts.queryItems?.map { item in
        guard item.name == "rows", let rows = item.value.flatMap(Int.init) else { return item }
        return URLQueryItem(name: "rows", value: String(own(rows)))
      }
      return try site.answer(to: parts.string ?? url)
    }
    return PlannedSearch(
      ChronAmService(client).pages, lookup: { _ in [] }, vocabulary: { _ in [] }, allowed: .max,
      now: { ChronAmService.now })
  }

  private func found(_ search: PlannedSearch, from start: Int = 0) async throws -> SearchHits {
    try await search.hits(
      of: SearchQuery.read("gold").query, order: .date, window: Window(offset: start, limit: 1000),
      freshness: .recent)
  }

  @Test(arguments: [7, 10, 50], [false, true])
  func `pages of a fixed size are all read`(size: Int, isOpenONI: Bool) async throws {
    let found = try await found(search({ _ in size }, isOpenONI: isOpenONI))
    #expect(found.hits.count == meant.count && Set(found.hits.map(\.page)) == meant && !found.hasMore)
    #expect(found.count == .withForms(meant.count) && found.notes.isEmpty, "\(found.count) \(found.notes)")
  }

  @Test(arguments: [7, 10, 19], [false, true])
  func `smaller pages than asked for are all read`(most: Int, isOpenONI: Bool) async throws {
    let found = try await found(search({ min($0, most) }, isOpenONI: isOpenONI))
    #expect(found.hits.count == meant.count && Set(found.hits.map(\.page)) == meant && !found.hasMore)
    #expect(found.count == .withForms(meant.count) && found.notes.isEmpty, "\(found.count) \(found.notes)")
  }

  @Test func `a list of smaller pages can begin anywhere`() async throws {
    #expect(meant.count > 45)
    let found = try await found(search({ min($0, 10) }, isOpenONI: true), from: 40)
    #expect(found.hits.count == meant.count - 40 && meant.isSuperset(of: found.hits.map(\.page)))
  }
}
