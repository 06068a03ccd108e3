import Newspapers
import TestSupport
import Testing

/// The catalog on this machine knows none of the newspapers.
struct FrequencySearchTests {
  /// - Parameter frequencies: those of the pages, in turn.
  private func pages(_ frequencies: [String?]) throws -> [MadePage] {
    var dice = SeededDice(7)
    var pages = try MadePage.made(240, &dice)
    for index in pages.indices { pages[index].frequency = frequencies[index % frequencies.count] }
    return pages
  }

  private func found(
    _ field: String, _ pages: [MadePage], isList: Bool = true
  ) async throws -> SearchHits {
    let library = MadeLibraryPages(pages)
    let made = MadeLibrarySearch()
    let search = made.search(answer: { url in
      let answer = try library.answer(to: url)
      let body = String(decoding: answer.body, as: UTF8.self)
      let text = isList ? body : body.replacing("[\"weekly\"]", with: "\"weekly\"")
      return FixtureResponse(status: answer.status, headers: answer.headers, body: Array(text.utf8))
    })
    return try await search.hits(
      of: made.query("gold \(field)"), order: .date, window: Window(offset: 0, limit: 500),
      freshness: .recent)
  }

  @Test(arguments: ["frequency:weekly", "frequency:Daily", "-frequency:Daily"], [true, false])
  func `pages are told by what their rows say`(field: String, isList: Bool) async throws {
    let pages = try pages(["Weekly", "Daily (except Sunday)", "Monthly"])
    let wanted: Set =
      field.hasPrefix("-")
      ? ["Weekly", "Monthly"]
      : field.hasSuffix("Daily") ? ["Daily (except Sunday)"] : ["Weekly"]
    let meant = Set(
      pages.filter { $0.words.contains("gold") && wanted.contains($0.frequency ?? "") }.map(\.page))
    let hits = try await found(field, pages, isList: isList)
    #expect(Set(hits.hits.map(\.page)) == meant && meant.count > 10)
    #expect(hits.count == .exact(meant.count) && hits.notes.isEmpty, "\(hits.count) \(hits.notes)")
  }

  @Test(arguments: ["frequency:Weekly", "-frequency:Daily"])
  func `pages whose rows do not say it stay, and are no part of the least count`(field: String) async throws {
    let pages = try pages(["Weekly", "Daily", nil]).filter { $0.words.contains("gold") }
    let (told, untold) = (pages.filter { $0.frequency == "Weekly" }, pages.filter { $0.frequency == nil })
    let hits = try await found(field, pages)
    #expect(Set(hits.hits.map(\.page)) == Set((told + untold).map(\.page)))
    #expect(told.count > 10 && untold.count > 10)
    #expect(hits.count == .between(least: told.count, most: told.count + untold.count), "\(hits.count)")
    #expect(hits.notes == [.unchecked(.frequency)])
  }
}
