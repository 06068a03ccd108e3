import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Esc while small pictures of pages are loading.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PictureCancelingTests {
  private let kept = StubArchive(name: "this machine")

  init() { kept.contents.failure = .notHere(what: "a scan") }

  /// A screen with pictures, none of which arrives, above a list.
  private func stage(
    _ route: Route, _ archive: StubArchive, columns: Int = 80, preview: FrontPagePreview = .ask
  ) async throws -> Stage {
    archive.wait(at: { question in
      if question.hasPrefix("scan") { try? await Task.sleep(for: .seconds(600)) }
    })
    let stage = Stage(
      columns: columns, rows: 35, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: archive, preview: preview, kept: kept)
    try await stage.settle()
    stage.navigator.open(route)
    try await stage.wait(for: "not loaded")
    return stage
  }

  private func scans(_ archive: StubArchive) -> [String] { archive.asked.filter { $0.hasPrefix("scan") } }

  /// Presses Esc once a picture has been requested, and expects that nothing is loading then.
  private func cancel(on stage: Stage, _ archive: StubArchive, saying words: String) async throws {
    try await stage.wait(for: "loading …")
    #expect(scans(archive).count == 1)
    stage.press("Esc")
    let lines = stage.lines
    #expect(stage.navigator.screens.count == 2, "\(lines)")
    #expect(lines.last?.contains("Loading canceled; \(words)") == true, "\(lines)")
    #expect(!lines.contains { $0.contains("loading …") || $0.contains(" waits ") }, "\(lines)")
    archive.wait(for: nil)
    try await stage.settle()
    #expect(scans(archive).count == 1)
  }

  /// Loads a picture after all, and leaves.
  private func finish(_ stage: Stage, _ archive: StubArchive) async throws {
    stage.press("v")
    try await stage.wait(for: "▒")
    #expect(scans(archive).count == 2)
    stage.press("Esc")
    #expect(stage.navigator.screens.count == 1, "\(stage.lines)")
  }

  @Test func `on the wall it stops them all, and a second one leaves`() async throws {
    let archive = StubArchive(try .frontPages(4))
    let day = try PageID.frontPage(100).issue.date
    let stage = try await stage(.frontPages(day, state: nil), archive)
    stage.press("a")
    try await cancel(on: stage, archive, saying: "a loads the rest")
    try await finish(stage, archive)
  }

  @Test func `in an issue it stops the picture that v ordered`() async throws {
    var contents = try StubArchive.Contents.sample()
    contents.scans[try .sample(1)] = StubArchive.picture
    contents.hosts = ["news.example"]
    let archive = StubArchive(contents)
    let stage = try await stage(
      .issue(try PageID.sample(1).issue, title: "Evening star", first: nil), archive)
    stage.press("v")
    try await cancel(on: stage, archive, saying: "v loads the picture")
    try await finish(stage, archive)
  }

  private func calendar(_ preview: FrontPagePreview) async throws -> (Stage, StubArchive) {
    let archive = StubArchive()
    let page = try PageID.sample(1, day: "1865-04-15")
    archive.contents.issues[page.issue.lccn] = ListedIssue.daily
    archive.contents.titles[page.issue.lccn] = "Evening star"
    archive.contents.hosts = ["news.example"]
    archive.contents.scans[page] = StubArchive.picture
    return (try await stage(.evening(on: "1865-04-15"), archive, columns: 120, preview: preview), archive)
  }

  @Test func `in the calendar it stops the front page that v ordered`() async throws {
    let (stage, archive) = try await calendar(.ask)
    stage.press("v")
    try await cancel(on: stage, archive, saying: "v loads the picture")
    try await finish(stage, archive)
  }

  @Test func `nobody waits for a front page that a pause ordered, and it leaves at once`() async throws {
    let (stage, archive) = try await calendar(.rest)
    try await stage.wait(for: "loading …")
    #expect(scans(archive).count == 1)
    stage.press("Esc")
    #expect(stage.navigator.screens.count == 1, "\(stage.lines)")
  }
}
