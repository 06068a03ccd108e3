import Newspapers
import Presentation
import ReadersLibrary
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

/// From a search to the words on a page, on to the next found page, and back to its row.
@MainActor @Suite(.timeLimit(.minutes(2))) struct FoundPageTests {
  private func stage(_ text: String, columns: Int = 80) throws -> Stage {
    let pages = try TextSearch.Page.samples()
    return Stage(
      columns: columns, rows: 24, archive: StubArchive(.of(pages)),
      search: SearchSources(local: StubSearch(pages)),
      now: 600, route: .search(text, isAsked: true))
  }

  @Test func `Enter opens the page at the first hit`() async throws {
    let stage = try stage("(gold AND rush) OR steamer")
    try await stage.wait(for: "1 of 4")
    stage.press("Enter")
    try await stage.wait(for: "match 1 of 5")
    #expect(stage.lines[0].contains("The San Francisco call, 1897-07-20"))
    stage.press("n")
    try await stage.wait(for: "match 2 of 5")
  }

  @Test func `a phrase is found as a whole, even across lines`() throws {
    let texts = ["the gold", "rush and gold", "a ru-", "sh of gold"]
    func find(_ query: String) throws -> PageFind {
      PageFind(.query(try SearchQuery.read(query).query), in: texts)
    }
    #expect(try find("\"gold rush\"").matches.map(\.parts.count) == [2])
    #expect(try find("gold").matches.map(\.text) == [0, 1, 3])
    let broken = try find("rush").matches
    #expect(broken.map(\.text) == [1, 2] && broken[1].parts.map(\.text) == [2, 3])
    #expect(broken[1].parts.map(\.range) == [2..<5, 0..<2])
    #expect(try find("silver").matches.isEmpty && find("silver").isLast(going: 1))
  }

  @Test func `n after the last match, pressed twice, goes to the next found page`() async throws {
    let stage = try stage("\"gold rush\"")
    try await stage.wait(for: "1 of 4")
    stage.press("Enter")
    try await stage.wait(for: "match 1 of 1")
    stage.press("n")
    #expect(
      stage.lines[23].contains("Last of 1 on this page; n again: next page found"), "\(stage.lines[23])")
    stage.press("n")
    try await stage.wait(for: "Los Angeles herald, 1897-08-02")
    try await stage.wait(for: "match 1 of 1")
  }

  @Test func `the list follows, and its ends are announced`() async throws {
    let stage = try stage("\"gold rush\"")
    try await stage.wait(for: "1 of 4")
    stage.press("Enter")
    try await stage.wait(for: "match 1 of 1")
    stage.press("}")
    try await stage.wait(for: "Page 2 of 4 pages found")
    stage.press("2", "}")
    try await stage.wait(for: "Page 4 of 4 pages found")
    // While it loads, q would only cancel that.
    try await stage.wait(for: "match 1 of ")
    stage.press("}")
    try await stage.wait(for: "Last page found")
    stage.press("q")
    try await stage.wait(for: "4 of 4")
    stage.press("k")
    #expect(stage.lines[22].hasSuffix("3 of 4"))
  }

  @Test func `a count beyond the list goes to its end`() async throws {
    let stage = try stage("\"gold rush\"")
    try await stage.wait(for: "1 of 4")
    stage.press("Enter")
    try await stage.wait(for: "match 1 of 1")
    stage.press("9", "9", "}")
    try await stage.wait(for: "Page 4 of 4 pages found")
    try await stage.wait(for: "match 1 of ")
    stage.press("9", "9", "{")
    try await stage.wait(for: "Page 1 of 4 pages found")
  }

  @Test func `a page goes on from itself, whatever is selected in the list, as long as that is open`()
    async throws
  {
    let pages = try TextSearch.Page.samples()
    let stage = Stage(
      columns: 80, rows: 24, archive: StubArchive(.of(pages)),
      search: SearchSources(local: StubSearch(pages)), now: 600, route: .home)
    stage.navigator.open(.search("\"gold rush\"", isAsked: true))
    try await stage.wait(for: "1 of 4")
    stage.press("T")
    try await stage.wait(for: "match 1 of 1")
    stage.press("M-1", "G")
    try await stage.wait(for: "4 of 4")
    stage.press("M-2", "}")
    try await stage.wait(for: "Page 2 of 4 pages found")
    try await stage.wait(for: "match 1 of 1")
    stage.press("M-1", "k", "M-2", "}")
    try await stage.wait(for: "Page 3 of 4 pages found")
    try await stage.wait(for: "match 1 of ")
    stage.press("M-1", "q", "'")
    try await stage.wait(for: "Bookmarks")
    stage.press("M-2")
    try await stage.settle()
    stage.press("}")
    try await stage.wait(for: "The list that this page was opened from is closed")
  }

  @Test func `a page that is no longer listed does not go on from another one`() async throws {
    let stage = try stage("\"gold rush\"")
    try await stage.wait(for: "1 of 4")
    stage.press("T")
    try await stage.wait(for: "match 1 of 1")
    stage.press("M-1", "/")
    stage.type("flood")
    stage.press("Enter")
    try await stage.wait(for: "1 of 1")
    stage.press("M-2", "}")
    try await stage.wait(for: "This page is no longer in the list of found pages")
  }

  /// Even if neither a catalog nor the source names it, as without a network.
  @Test func `each page is remembered under its own newspaper`() async throws {
    let pages = try TextSearch.Page.samples()
    let folder = TemporaryFolder()
    let library = LibraryFile(path: folder.file("library.sqlite"))
    let archive = StubArchive(.of(pages))
    archive.contents.issueFailure = .unreachable(host: "news.example", .nameNotResolved)
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory([]), archive: archive,
      search: SearchSources(local: StubSearch(pages)), library: library, now: 600,
      route: .search("\"gold rush\"", isAsked: true))
    try await stage.wait(for: "1 of 4")
    stage.press("Enter")
    try await stage.wait(for: "match 1 of 1")
    stage.press("}")
    try await stage.wait(for: "Los Angeles herald, 1897-08-02")
    try await stage.wait(for: "match 1 of 1")
    stage.press("}")
    try await stage.wait(for: "Sacramento record-union, 1897-08-14")
    try await stage.wait(for: "match 1 of 1")
    stage.press("Q")
    await stage.finishPendingWrites()
    let kept = try await library.positions(matching: "", window: Window(offset: 0, limit: 9)).rows
    #expect(kept.count == 3)
    for position in kept {
      let page = try #require(pages.first { $0.facts.page == position.page })
      #expect(position.newspaper.title == page.facts.title)
    }
  }

  @Test func `the next found page opens at its hit, too`() async throws {
    let samples = try TextSearch.Page.samples().prefix(2)
    let filler = (1...60).map { "Line \($0) is about the weather." }.joined(separator: "\n\n")
    let pages = samples.map { TextSearch.Page($0.facts, text: filler + "\n\nAn umbrella was found.") }
    let stage = Stage(
      columns: 80, rows: 24, archive: StubArchive(.of(pages)),
      search: SearchSources(local: StubSearch(pages)), now: 600, route: .search("umbrella", isAsked: true))
    try await stage.wait(for: "1 of 2")
    stage.press("Enter")
    try await stage.wait(for: "An umbrella was found.")
    stage.press("}")
    // The previous page is drawn once more.
    _ = stage.lines
    try await stage.wait(for: "Los Angeles herald, 1897-08-02")
    try await stage.wait(for: "match 1 of 1")
    #expect(stage.lines.contains { $0.contains("An umbrella was found.") }, "\(stage.lines)")
  }

  @Test func `pages opened otherwise have no found pages`() async throws {
    let pages = try TextSearch.Page.samples()
    let stage = Stage(
      columns: 80, rows: 24, archive: StubArchive(.of(pages)), route: .page(pages[0].facts.page, title: nil))
    try await stage.wait(for: "The San Francisco call")
    stage.press("}")
    try await stage.wait(for: "not opened from a search")
    stage.press("g", "s")
    #expect(stage.lines[1].hasPrefix(" / lccn:sn85066387"))
  }
}
