import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// A picture on the wall whose file ends too early.
@MainActor @Suite(.timeLimit(.minutes(2))) struct WallCutTests {
  @Test func `it says so, and the same key tries again`() async throws {
    let archive = StubArchive(try .frontPages(3))
    archive.contents.scans[try .frontPage(100)] = StubArchive.cutPicture
    var contents = try StubArchive.Contents.frontPages(3)
    contents.failure = .notHere(what: "a scan")
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      route: .frontPages(try PageID.frontPage(100).issue.date, state: nil),
      kept: StubArchive(contents, name: "this machine"))
    try await stage.wait(for: "not loaded")
    stage.press("v")
    try await stage.wait(for: "✗ damaged picture")
    let lines = stage.lines
    #expect(lines.contains { $0.contains("v tries again") } && !lines.contains { $0.contains("◆ Paper 100") })
    archive.contents.scans[try .frontPage(100)] = StubArchive.picture
    stage.press("v")
    try await stage.wait(for: "◆ Paper 100")
  }
}
