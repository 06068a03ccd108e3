import Newspapers
import Presentation
import Scenes
import TestSupport
import Testing

/// Pictures of pages that cannot be had.
@Suite(.timeLimit(.minutes(2))) @MainActor struct MissingPictureTests {
  @Test func aPictureThatTheImageServerLacksHasAdviceThatLeadsSomewhere() async throws {
    let archive = StubArchive(try .sample(), name: "news.example")
    archive.scanFailure = .notFound(what: "picture of page x", source: "the image server of news.example")
    let stage = Stage(columns: 124, rows: 24, archive: archive, route: .page(try .sample(1), title: nil))
    try await stage.wait(for: "There is no picture of this page")
    #expect(stage.lines.contains { $0.contains("s saves the scan") })
  }
}
