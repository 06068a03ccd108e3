import ChronAm
import Newspapers
import TestSupport
import Testing

/// Searches that need as many lists as requests are allowed.
@Suite(.timeLimit(.minutes(1))) struct ManyListsTests {
  @Test(arguments: [false, true], 1...12)
  func `all rows of lists that arrived are shown`(isOpenONI: Bool, lists: Int) async throws {
    var dice = SeededDice(3)
    let pages = try MadePage.made(40, &dice)
    let site = MadePageSite(pages, isOpenONI: isOpenONI)
    let client = StubHTTPClient.answering { try site.answer(to: $0) }
    let search = PlannedSearch(
      ChronAmService(client).pages, lookup: { _ in [] }, vocabulary: { _ in [] }, allowed: lists,
      now: { ChronAmService.now })
    let query = try SearchQuery.read(MadeQueries.phrases(lists)).query
    let meant = Set(pages.filter { MadeQueries.means(query.expression, $0) }.map(\.page))
    let found = try await search.hits(
      of: query, order: .date, window: Window(offset: 0, limit: 500), freshness: .recent)
    #expect(Set(found.hits.map(\.page)) == meant && found.hits.count == meant.count && !meant.isEmpty)
    #expect(!found.hasMore && found.count == .withForms(meant.count), "\(found.count)")
    #expect(client.urls.filter { $0.contains("phrasetext=") }.count == lists)
  }
}
