import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// Unavailable pictures of pages.
@Suite(.timeLimit(.minutes(2))) @MainActor struct MissingPictureTests {
  @Test func `a picture that the image server lacks comes with useful advice`() async throws {
    let archive = StubArchive(try .sample(), name: "news.example")
    let error = NewspaperError.notFound(
      what: .picture(of: try .sample(1)), source: "image server of news.example")
    archive.scanFailure = error
    #expect(Failure(error).message.hasPrefix("the image server of news.example has no picture of page"))
    let presenter = PageScanPresenter(archive: archive, renderer: ScanRenderer())
    await presenter.look(at: try .sample(1), in: .init(width: 100, height: 100, pixels: 100))
    #expect(
      presenter.state.failure?.message
        == "the image server of news.example has no picture of this page; \(key: "save-as", "s") saves its scan as a file"
    )
  }

  @Test func `where the scan cannot be loaded, the text has the whole width`() async throws {
    let archive = StubArchive(try .sample(), name: "news.example")
    archive.scanFailure = .unreachable(host: "tile.example", .refused)
    let stage = Stage(
      columns: 160, rows: 30, archive: archive, route: .page(try .sample(1), title: nil))
    let lines = try await stage.wait(for: "scan not loaded")
    #expect(!lines.contains { $0.contains("│  ✗") || $0.contains("cannot be reached") }, "\(lines)")
    stage.press("v")
    try await stage.wait(for: "tile.example cannot be reached")
    stage.press("v", "C")
    try await stage.wait(for: "tile.example cannot be reached")
    stage.press("Enter")
    let clip = try await stage.wait(for: "✗ The scan could not be loaded, so there is nothing to clip")
    #expect(!clip.contains { $0.contains("headline:") }, "\(clip)")
  }

  @Test func `a scan that was not loaded is tried again with the page`() async throws {
    let archive = StubArchive(try .sample(), name: "news.example")
    archive.scanFailure = .unreachable(host: "tile.example", .refused)
    let stage = Stage(
      columns: 160, rows: 30, archive: archive, route: .page(try .sample(1), title: nil))
    try await stage.wait(for: "scan not loaded")
    archive.contents.scans[try .sample(1)] = SampleJPEG.file(SampleJPEG.picture(width: 48, height: 64))
    archive.scanFailure = nil
    stage.press("R")
    try await stage.wait(untilGone: "scan not loaded")
    #expect(stage.lines.contains { $0.contains("│") }, "\(stage.lines)")
  }

  @Test func `R loads a scan of another server than the one that refuses to send the text`() async throws {
    let page: PageID = try .sample(1)
    var contents = try StubArchive.Contents.sample()
    contents.pageFailures[page] = .rateLimited(host: "news.example", until: 4_000_000_000)
    let archive = StubArchive(contents, name: "news.example")
    archive.scanFailure = .unreachable(host: "tile.example", .refused)
    let stage = Stage(columns: 160, rows: 30, archive: archive, route: .page(page, title: nil))
    try await stage.wait(for: "scan not loaded")
    try await stage.settle()
    let texts = archive.asked.count { $0.hasPrefix("text") }
    archive.contents.scans[page] = StubArchive.picture
    archive.scanFailure = nil
    stage.press("R")
    let lines = try await stage.wait(for: "▒")
    #expect(lines.last?.contains("press R after that to try again") == true, "\(lines)")
    try await stage.settle()
    let asked = archive.asked
    #expect(asked.count { $0.hasPrefix("text") } == texts, "\(asked)")
    stage.press("R")
    try await stage.wait(for: "press R after that to try again")
    try await stage.settle()
    #expect(archive.asked == asked, "nothing is missing but the text")
  }

  @Test func `a scan that was not found is looked for again with the page`() async throws {
    let archive = StubArchive(try .sample(), name: "news.example")
    let stage = Stage(
      columns: 160, rows: 30, archive: archive, route: .page(try .sample(1), title: nil))
    func scans() -> [String] { archive.asked.filter { $0.hasPrefix("scan ") } }
    try await stage.wait(for: "page 1 of 4")
    try await stage.settle()
    #expect(!scans().isEmpty && !scans().contains { $0.hasSuffix(" again") }, "\(scans())")
    stage.press("R")
    try await stage.settle()
    #expect(scans().contains { $0.hasSuffix(" again") }, "\(scans())")
  }
}
