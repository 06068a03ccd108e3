import MVP
import Newspapers
import TestSupport
import Testing

@testable import Scenes

/// Scans that are stored on this machine in a size other than the window wants.
@MainActor @Suite(.timeLimit(.minutes(2))) struct StoredScanTests {
  private let kept: StubArchive
  private let page: PageID
  private let room = ScanViewport.Room(width: 600, height: 800, pixels: 600)

  init() throws {
    page = try .sample(1)
    var contents = try StubArchive.Contents.sample()
    contents.scans[page] = StubArchive.picture
    contents.scanWidths[page] = 1600
    kept = StubArchive(contents, name: "this machine")
  }

  private func presenter(_ failure: NewspaperError) throws -> (PageScanPresenter, StubArchive) {
    let archive = StubArchive(try .sample())
    archive.scanFailure = failure
    let presenter = PageScanPresenter(
      archive: archive, renderer: StubRenderer(), pause: .zero, kept: kept)
    return (presenter, archive)
  }

  @Test func `if the source cannot be reached, a stored picture of another width is shown`() async throws {
    let (presenter, archive) = try presenter(.unreachable(host: "news.example", .refused))
    await presenter.look(at: page, in: room)
    #expect(presenter.state.failure == nil && presenter.pictures.map(\.width) == [1600])
    #expect(archive.asked.count == 1)
    // A view that needs more detail is requested, and the reader is told why it does not arrive.
    presenter.move { $0.enlarge(by: 8) }
    await presenter.settle()
    #expect(presenter.state.failure != nil && presenter.pictures.map(\.width) == [1600])
  }

  @Test func `what a stored picture lacks is not requested from a source that just failed`() async throws {
    kept.contents.scanWidths[page] = 300
    let (presenter, archive) = try presenter(.rateLimited(host: "news.example", until: nil))
    await presenter.look(at: page, in: room)
    await presenter.settle()
    #expect(archive.asked.count == 1 && presenter.pictures.map(\.width) == [300], "\(archive.asked)")
    #expect(presenter.state.failure?.message.hasPrefix("news.example is refusing requests") == true)
    await presenter.refresh()
    #expect(archive.asked.count == 2, "the reader may ask")
  }

  @Test func `if nothing is stored, the reader hears what is wrong with the source`() async throws {
    kept.contents.scanWidths[page] = 0
    let (presenter, _) = try presenter(.unreachable(host: "news.example", .refused))
    await presenter.look(at: page, in: room)
    #expect(presenter.state.failure?.message.hasPrefix("news.example cannot be reached") == true)
    #expect(presenter.pictures.isEmpty)
  }

  @Test(arguments: [
    NewspaperError.unreachable(host: "news.example", .refused),
    .rateLimited(host: "news.example", until: 4_000_000_000),
    .notFound(what: "x", source: "news.example"),
  ])
  func `a scan that failed is not requested again unasked`(error: NewspaperError) async throws {
    kept.contents.scanWidths[page] = 0
    let (presenter, archive) = try presenter(error)
    let page = page
    await presenter.look(at: page, in: room)
    // The reader comes back, or changes the window.
    await presenter.look(at: page, in: room)
    await presenter.look(at: page, in: ScanViewport.Room(width: 300, height: 400, pixels: 300))
    await presenter.settle()
    #expect(archive.asked.count == 1 && presenter.pictures.isEmpty, "\(archive.asked)")
    await presenter.refresh()
    #expect(archive.asked.count == 2, "the reader may ask")
    // The queue may store it meanwhile.
    kept.contents.scanWidths[page] = 1600
    await presenter.look(at: page, in: room)
    #expect(archive.asked.count == 2 && presenter.pictures.map(\.width) == [1600])
  }

  @Test func `what is not on this machine is looked for again`() async throws {
    let presenter = PageScanPresenter(
      archive: StoredScans(of: kept), renderer: StubRenderer(), pause: .zero)
    kept.contents.scanWidths[page] = 0
    await presenter.look(at: page, in: room)
    #expect(presenter.pictures.isEmpty)
    kept.contents.scanWidths[page] = 1600
    await presenter.look(at: page, in: room)
    #expect(presenter.pictures.map(\.width) == [1600])
  }

  @Test func `without a network, enlarging goes on with the stored picture`() async throws {
    let presenter = PageScanPresenter(
      archive: StoredScans(of: kept), renderer: StubRenderer(), pause: .zero)
    await presenter.look(at: page, in: room)
    let count = presenter.pictures.map(\.number)
    presenter.move { $0.enlarge(by: 8) }
    await presenter.settle()
    #expect(presenter.state.failure == nil && presenter.pictures.map(\.number) == count)
    #expect(count.count == 1)
  }
}
