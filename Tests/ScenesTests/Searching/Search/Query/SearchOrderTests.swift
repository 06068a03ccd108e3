import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TestSupport
import Testing

/// The order of the found pages.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SearchOrderTests {
  @Test func `an order that makes no sense is refused with the reason`() async throws {
    let search = StubSearch(try TextSearch.Page.samples())
    search.notes = [.orderedBy(.date, reason: "each word is on more than half of all pages here")]
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: search), now: 600,
      route: .search("rush", isAsked: true))
    try await stage.wait(for: "1 of ")
    stage.press("s")
    try await stage.wait(for: "Best match")
    stage.type("best")
    stage.press("Enter")
    try await stage.wait(for: "Sorted by date: each word is on more than half of all pages here")
  }

  @Test(arguments: [true, false])
  func `an order that did not come is neither saved nor asked for again`(fails: Bool) async throws {
    let folder = TemporaryFolder()
    let library = LibraryFile(path: folder.file("library.sqlite"))
    let remote = StubSearch(try TextSearch.Page.samples(), name: "www.loc.gov", isLocal: false)
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(remote: remote), library: library, now: 600,
      route: .search("gold", isAsked: true))
    try await stage.wait(for: "5 pages · www.loc.gov")
    if fails {
      remote.failure = .unreachable(host: "www.loc.gov", .refused)
    } else {
      remote.wait { try? await Task.sleep(for: .seconds(60)) }
    }
    stage.press("s")
    try await stage.wait(for: "Best match")
    stage.type("newest")
    stage.press("Enter")
    while remote.asked.count < 2 { try await Task.sleep(for: .milliseconds(2)) }
    if fails { try await stage.settle() } else { stage.press("Esc") }
    #expect(remote.asked == ["hits gold relevance 0+40", "hits gold date-desc 0+40"])
    remote.failure = nil
    remote.wait(for: nil)
    stage.press("S", "Enter")
    try await stage.wait(for: "Search saved")
    #expect(try await library.contents().searches.map(\.order) == [nil])
    stage.press("R")
    try await stage.settle()
    #expect(remote.asked.last == "hits gold relevance 0+40" && remote.asked.count == 3)
  }
}
