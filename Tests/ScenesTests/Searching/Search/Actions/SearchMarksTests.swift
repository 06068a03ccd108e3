import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Marking found pages, to queue them together.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SearchMarksTests {
  private let queue = StageQueue()

  /// A server with 60 pages, of which it shows 40 at a time.
  private func stage(_ library: any PersonalLibrary = NoLibrary()) throws -> Stage {
    let remote = StubSearch(try TextSearch.Page.many(60), name: "www.loc.gov", isLocal: false)
    return Stage(
      columns: 80, rows: 24, search: SearchSources(remote: remote), library: library,
      route: .search("gold", isAsked: true), desk: queue.desk)
  }

  private func presenter(_ stage: Stage) throws -> SearchPresenter {
    try #require(stage.navigator.top as? SearchScreen).presenter
  }

  private func markedRows(_ stage: Stage) -> Int {
    stage.lines.count { $0.hasPrefix(" *") || $0.hasPrefix("▸*") }
  }

  @Test func `marked pages are the first choice of the queue`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 40")
    stage.press("M")
    #expect(stage.lines[23].contains("1 page marked; Y queues, X unmarks all"))
    stage.press("j", "2", "M", "j", "j")
    #expect(stage.lines[22].contains("3 marked · 4 of 40") && markedRows(stage) == 3, "\(stage.lines)")
    stage.press("Y")
    try await stage.wait(for: "▸ Text of 3 marked pages")
    #expect(stage.lines.contains { $0.contains("Text of this page") })
    #expect(stage.lines.contains { $0.contains("Text of all 40 loaded") })
    stage.press("Enter")
    try await stage.wait(for: "Queued; gj shows all jobs: 3 pages of The San Francisco call, text")
    await stage.finishPendingWrites()
    let rows = try #require(try presenter(stage).state.content).rows
    #expect(try await queue.jobs.map(\.wanted) == [.pages(rows.prefix(3).map(\.page))])
    #expect(markedRows(stage) == 0 && stage.lines[22].hasSuffix(" 4 of 40"), "a job has taken them")
    stage.press("u")
    try await stage.wait(for: "3 pages marked again; the job stays in the queue")
    #expect(markedRows(stage) == 3)
    #expect(try await queue.jobs.count == 1)
  }

  @Test func `marks of pages that were not queued stay`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 40")
    stage.press("3", "M", "Y")
    try await stage.wait(for: "▸ Text of 3 marked pages")
    stage.press("Esc")
    try await stage.wait(untilGone: "Text of 3 marked pages")
    #expect(markedRows(stage) == 3, "nothing was chosen")
    stage.press("Y")
    try await stage.wait(for: "▸ Text of 3 marked pages")
    stage.press("Down", "Enter")
    try await stage.wait(for: "Queued; gj shows all jobs")
    await stage.finishPendingWrites()
    #expect(markedRows(stage) == 2, "only this page was taken")
  }

  @Test func `a single marked page is offered once`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 40")
    stage.press("M", "Y")
    try await stage.wait(for: "▸ Text of 1 marked page")
    #expect(!stage.lines.contains { $0.contains("this page") })
  }

  @Test func `marks are undone one by one, or all at once`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 40")
    stage.press("X")
    #expect(stage.lines[23].contains("No page is marked; M marks one"))
    stage.press("3", "M", "j", "M")
    #expect(stage.lines[22].contains("2 marked · ") && markedRows(stage) == 2)
    stage.press("X")
    #expect(stage.lines[23].contains("2 pages unmarked; u undoes") && markedRows(stage) == 0)
    #expect(stage.lines[22].hasSuffix(" 2 of 40"))
    stage.press("u")
    try await stage.wait(for: "2 pages marked again; u undoes 2 more")
    #expect(markedRows(stage) == 2)
    stage.press("u")
    try await stage.wait(for: "1 page marked again; u undoes 1 more")
    #expect(markedRows(stage) == 3)
    stage.press("u")
    try await stage.wait(for: "3 pages unmarked again")
    #expect(markedRows(stage) == 0)
    stage.press("u")
    try await stage.wait(for: "Nothing to undo")
  }

  @Test func `a count on a marked page unmarks them, which can be undone`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 40")
    stage.press("2", "M", "4", "M")
    #expect(stage.lines[23].contains("No page is marked"))
    stage.press("u")
    try await stage.wait(for: "2 pages marked again; u undoes 1 more")
    #expect(markedRows(stage) == 2)
  }

  @Test func `u undoes the latest first, whether marks or a bookmark`() async throws {
    let folder = TemporaryFolder()
    let stage = try stage(LibraryFile(path: folder.file("library.sqlite")))
    try await stage.wait(for: "1 of 40")
    stage.press("2", "M", "X", "m")
    try await stage.wait(for: "★ Bookmarked")
    stage.press("M", "X", "u")
    try await stage.wait(for: "1 page marked again; u undoes 4 more")
    stage.press("u")
    try await stage.wait(for: "1 page unmarked again; u undoes 3 more")
    stage.press("u")
    let lines = try await stage.wait(for: "Bookmark removed")
    #expect(lines[22...].joined().contains("; u undoes 2 more"), "marks can still come back: \(lines)")
    #expect(markedRows(stage) == 0)
    stage.press("u")
    try await stage.wait(for: "2 pages marked again")
    #expect(markedRows(stage) == 2)
  }

  @Test func `marks of pages that are no longer shown are not restored`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 40")
    let day = try #require(try presenter(stage).state.content?.row(at: 1)).page.issue.date
    stage.press("M", "X", "e")
    stage.type(" date:\(day)")
    stage.press("Enter")
    try await stage.wait(for: "1 of 1")
    stage.press("u")
    try await stage.wait(for: "Nothing to undo")
    #expect(markedRows(stage) == 0)
  }

  @Test func `marks stay while more is loaded, and disappear with their pages`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 40")
    let presenter = try presenter(stage)
    let day = try #require(presenter.state.content?.row(at: 1)).page.issue.date
    stage.press("3", "M", "a")
    try await stage.wait(for: "1 of 60")
    #expect(presenter.markCount == 3)
    stage.press("e")
    stage.type(" date:\(day)")
    #expect(presenter.markCount == 3, "what is typed may be given up")
    stage.press("Enter")
    try await stage.wait(for: "1 of 1")
    try await stage.wait(for: "1 marked · ")
    stage.press("e", "C-u")
    stage.type("gold")
    stage.press("Enter")
    try await stage.wait(for: "1 of 40")
    #expect(presenter.markCount == 1, "a mark that went does not come back unseen")
  }

  @Test func `marks stay with their search when it is asked again`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 40")
    stage.press("a")
    try await stage.wait(for: "1 of 60")
    stage.press("G", "M")
    #expect(stage.lines[22].contains("1 marked · 60 of 60"), "\(stage.lines)")
    let page = try #require(try presenter(stage).state.content?.row(at: 59)).page
    stage.press("R")
    try await stage.settle()
    #expect(stage.lines[22].contains("1 marked · 60 of 60"), "\(stage.lines)")
    stage.press("Y")
    try await stage.wait(for: "▸ Text of 1 marked page")
    stage.press("Enter")
    try await stage.wait(for: "Queued; gj shows all jobs")
    await stage.finishPendingWrites()
    #expect(try await queue.jobs.map(\.wanted) == [.pages([page])])
    #expect(try presenter(stage).markCount == 0)
    stage.press("u")
    try await stage.wait(for: "1 page marked again; the job stays in the queue")
    #expect(try presenter(stage).markCount == 1)
  }

  @Test func `a mark and a star are shown together`() async throws {
    let folder = TemporaryFolder()
    let stage = try stage(LibraryFile(path: folder.file("library.sqlite")))
    try await stage.wait(for: "1 of 40")
    stage.press("m")
    try await stage.wait(for: "▸★Jul 20, 1897")
    stage.press("M")
    let row = try #require(stage.lines.firstIndex { $0.hasPrefix("▸*Jul 20, 1897") })
    #expect(stage.lines[row + 1].hasPrefix(" ★ "), "\(stage.lines)")
  }
}
