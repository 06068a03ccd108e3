import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Typical screens in the styles of each theme: which color appears where.
@MainActor @Suite(.timeLimit(.minutes(2))) struct GoldenThemeTests {
  private func expect(
    _ stage: Stage, as name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await stage.settle()
    for theme in Theme.builtIn {
      var sheet = StyleSheet(theme)
      try Golden.expect(
        sheet.lines(of: stage.cells(in: theme)), in: "screens/themes/\(name)-\(theme.name).txt",
        sourceLocation: sourceLocation)
    }
  }

  @Test func `Home with its pane looks as recorded in every theme`() async throws {
    let home = try HomeStage()
    try await home.fill()
    let stage = home.stage(columns: 120, rows: 35)
    try await stage.wait(for: "On this machine")
    try await stage.wait(for: "A publisher")
    try await stage.wait(for: "Bookmarked ")
    try await expect(stage, as: "home")
  }

  @Test func `a list with record and front page looks as recorded in every theme`() async throws {
    let record = try RecordPageStage()
    record.keep([record.earliest])
    let stage = record.stage(columns: 160, rows: 50)
    try await stage.wait(for: "◆ Thursday, January 1, 1880 · page 1")
    try await stage.wait(for: "▒▒▒")
    try await stage.wait(for: "A publisher")
    try await expect(stage, as: "list")
  }

  @Test func `found pages look as recorded in every theme`() async throws {
    let remote = StubSearch(try TextSearch.Page.samples(), name: "www.loc.gov", isLocal: false)
    let stage = Stage(
      columns: 120, rows: 35, search: SearchSources(remote: remote), now: 600,
      route: .search("gold (alaska OR rush) date:1897..1899", isAsked: true))
    try await stage.wait(for: "1 of 4")
    stage.press("M", "j", "n")
    try await stage.wait(for: "hit 2 of 3")
    try await expect(stage, as: "search")
  }

  private func calendar() -> StubArchive {
    let archive = StubArchive()
    archive.contents.issues[Newspaper.samples[1].lccn] = ListedIssue.daily
    archive.contents.titles[Newspaper.samples[1].lccn] = "Evening star"
    archive.contents.hosts = ["news.example"]
    return archive
  }

  @Test func `the calendar looks as recorded in every theme`() async throws {
    let stage = Stage(.evening(on: "1865-04-15"), calendar())
    try await stage.wait(for: "Monday to Saturday")
    try await expect(stage, as: "calendar")
  }

  @Test func `the picker of the queue looks as recorded in every theme`() async throws {
    let queue = StageQueue()
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: calendar(),
      now: 1_759_406_400, route: .evening(on: "1865-04-15"), desk: queue.desk)
    try await stage.wait(for: "Monday to Saturday")
    stage.press("Y")
    try await stage.wait(for: "Text and scans")
    stage.press("Down")
    try await expect(stage, as: "queue")
  }

  @Test func `a page with hits and notes looks as recorded in every theme`() async throws {
    let folder = TemporaryFolder()
    let library = LibraryFile(path: folder.file("library.sqlite"))
    try await library.put(
      Excerpt(
        id: "3f0c9a51d2e87b64", of: try .sample(1),
        regions: [PageBox(x: 0.1, y: 0.2, width: 0.3, height: 0.1)], note: "same captain as in the tribune?",
        text: "Captain Amos Tolliver, who has been\non the river", tags: ["ferry"], added: 1_749_900_000))
    let stage = Stage(
      columns: 80, rows: 24, archive: StubArchive(try .sample(), name: "news.example"), library: library,
      route: .page(try .sample(1), title: nil))
    try await stage.wait(for: "♦ 1 clip · 196 words")
    stage.press("/")
    stage.type("the")
    stage.press("Enter")
    try await stage.wait(for: "╎ clip")
    try await expect(stage, as: "page")
  }
}
