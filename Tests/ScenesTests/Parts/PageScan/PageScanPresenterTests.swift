import MVP
import Newspapers
import Pending
import Presentation
import Scans
import TestSupport
import Testing

@testable import Scenes

/// What the presenter draws of a scan, and when it is shown.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PageScanPresenterTests {
  private let renderer = StubRenderer()
  private let presenter: PageScanPresenter
  private let room = ScanViewport.Room(width: 600, height: 600, pixels: 600)

  init() throws {
    var contents = try StubArchive.Contents.sample()
    for sequence in [1, 2] { contents.scans[try .sample(sequence)] = [0xFF, 0xD8] }
    presenter = PageScanPresenter(
      archive: StubArchive(contents, name: "news.example"), renderer: renderer, pause: .zero)
  }

  private func look(_ sequence: Int = 1) async throws {
    await presenter.look(at: try .sample(sequence), in: room)
  }

  private var content: PageScanContent? { presenter.state.content }

  @Test func `the visible part is drawn once`() async throws {
    try await look()
    let source = try #require(content?.undrawn)
    #expect(content?.drawn == nil && source.view == content?.view)
    await presenter.draw()
    #expect(content?.drawn?.source == source && content?.undrawn == nil && content?.note == nil)
    await presenter.draw()
    #expect(renderer.now.drawn == [source])
  }

  @Test func `a failure is described, and not retried for the same view`() async throws {
    try await look()
    await presenter.draw()
    renderer.now.failure = .notJPEG
    #expect(presenter.move { $0.enlarge(by: 2) })
    await presenter.draw()
    #expect(content?.note == "The scan is not a JPEG file.")
    #expect(content?.drawn == nil && content?.undrawn == nil)
    await presenter.draw()
    #expect(renderer.now.prepared.count == 2)
    renderer.now.failure = nil
    #expect(presenter.move { $0.showWhole() })
    await presenter.draw()
    #expect(content?.drawn != nil && content?.note == nil)
  }

  @Test(arguments: [
    (Scan.Flaw.cut, "This scan's file is truncated."), (.damaged, "This scan is damaged."),
  ])
  func `a flaw is described beside the picture`(flaw: Scan.Flaw, words: String) async throws {
    renderer.now.flaw = flaw
    try await look()
    await presenter.draw()
    #expect(content?.drawn != nil && content?.note == words)
    try await look(2)
    #expect(content?.drawn == nil && content?.note == nil, "another page's flaw is not shown")
  }

  @Test func `the previous picture stays until the next one is drawn`() async throws {
    try await look()
    await presenter.draw()
    let first = try #require(content?.drawn)
    #expect(presenter.move { $0.enlarge(by: 2) })
    #expect(content?.drawn == first && content?.undrawn?.view == content?.view)
    await presenter.draw()
    #expect(content?.drawn != first && content?.drawn?.source.view == content?.view)
  }

  @Test func `a drawing for an earlier view is dropped`() async throws {
    try await look()
    renderer.now.drawing = { [presenter] in _ = await MainActor.run { presenter.move { $0.enlarge(by: 2) } } }
    await presenter.draw()
    #expect(renderer.now.drawn.count == 1 && content?.drawn == nil)
    #expect(content?.undrawn?.view == content?.view && content?.view != renderer.now.drawn.first?.view)
  }

  @Test func `a failure for a page that was left is dropped`() async throws {
    try await look()
    let (presenter, room, next) = (presenter, room, try PageID.sample(2))
    renderer.now.failure = .notJPEG
    renderer.now.preparing = { await presenter.look(at: next, in: room) }
    await presenter.draw()
    #expect(content?.page == next && content?.note == nil && content?.undrawn != nil)
  }

  @Test func `a canceled drawing shows and learns nothing`() async throws {
    try await look()
    let view = content?.view
    renderer.now.shape = 1.5
    renderer.now.preparing = { withUnsafeCurrentTask { $0?.cancel() } }
    await Task { await presenter.draw() }.value
    #expect(renderer.now.prepared.count == 1 && renderer.now.drawn.isEmpty)
    #expect(content?.drawn == nil && content?.view == view)
  }

  @Test func `the shape of the page is learned from its picture, and shown once`() async throws {
    renderer.now.shape = 1.5
    let view = RecordingView<PageScanContent>()
    presenter.attach(view)
    try await look()
    await presenter.draw()
    #expect(content?.view.shape == 1.5 && content?.drawn?.source.view.shape == 1.5)
    #expect(renderer.now.drawn.count == 1, "nothing is drawn in the shape that was assumed")
    #expect(presenter.move { $0.enlarge(by: 2) })
    await presenter.draw()
    let shapes = view.states.compactMap(\.content?.view.shape)
    #expect(zip(shapes, shapes.dropFirst()).filter { $0 != $1 }.count == 1)
  }

  @Test func `keys wait until the shape is known, not until it is drawn`() async throws {
    try await look()
    let work = PendingWork()
    renderer.now.preparing = { #expect(work.isPending) }
    renderer.now.drawing = { #expect(work.isSettled) }
    await PendingWork.$current.withValue(work) { await presenter.draw() }
    #expect(content?.drawn != nil)
  }

  @Test func `found words are marked in the drawing`() async throws {
    let box = PageBox(x: 0.5, y: 0.5, width: 0.1, height: 0.02)
    var contents = try StubArchive.Contents.sample()
    contents.scans[try .sample(1)] = [0xFF, 0xD8]
    contents.layouts[try .sample(1)] = PageLayout(blocks: [
      PageLayout.Block(lines: [PageLayout.Line(words: [PageLayout.Word("ferry", box: box)])])
    ])
    let presenter = PageScanPresenter(archive: StubArchive(contents), renderer: renderer, pause: .zero)
    await presenter.look(at: try .sample(1), in: room)
    await presenter.mark(.words("ferry"), current: 0)
    await presenter.draw()
    #expect(presenter.state.content?.drawn?.source.marks == [box])
    await presenter.mark(nil, current: nil)
    #expect(presenter.state.content?.undrawn?.marks == [])
  }
}
