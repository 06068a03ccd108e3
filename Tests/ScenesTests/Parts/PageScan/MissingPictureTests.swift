import MVP
import Newspapers
import Presentation
import Scenes
import TestSupport
import Testing

/// Unavailable pictures of pages.
@Suite(.timeLimit(.minutes(2))) @MainActor struct MissingPictureTests {
  @Test func `a picture that the image server lacks comes with useful advice`() async throws {
    let archive = StubArchive(try .sample(), name: "news.example")
    archive.scanFailure = .notFound(what: "picture of page x", source: "the image server of news.example")
    let presenter = PageScanPresenter(archive: archive, renderer: ScanRenderer())
    await presenter.look(at: try .sample(1), in: .init(width: 100, height: 100, pixels: 100))
    #expect(
      presenter.state.failure?.message
        == "the image server of news.example has no picture of this page; \(key: "save-as", "s") saves its scan as a file"
    )
  }
}
