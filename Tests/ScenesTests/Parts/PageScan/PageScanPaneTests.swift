import MVP
import Newspapers
import TestSupport
import Testing

@testable import Scenes

/// What keys wait for while a scan is drawn.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PageScanPaneTests {
  private let renderer = StubRenderer()
  private let presenter: PageScanPresenter
  private let pane: PageScanPane

  init() throws {
    var contents = try StubArchive.Contents.sample()
    contents.scans[try .sample(1)] = [0xFF, 0xD8]
    presenter = PageScanPresenter(archive: StubArchive(contents), renderer: renderer, pause: .zero)
    pane = PageScanPane(presenter: presenter)
  }

  private func look() async throws {
    await presenter.look(at: try .sample(1), in: ScanViewport.Room(width: 600, height: 600, pixels: 600))
  }

  private func wait(until isSo: () -> Bool) async throws {
    while !isSo() { try await Task.sleep(for: .milliseconds(2)) }
  }

  @Test func `keys wait for preparation only while the scan is active`() async throws {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let (end, finish) = AsyncStream<Void>.makeStream()
    renderer.now.preparing = { for await _ in gate { break } }
    renderer.now.drawing = { for await _ in end { break } }
    try await look()
    #expect(pane.pendingWork.isEmpty)
    pane.isInUse = true
    let work = pane.pendingWork
    #expect(work.count == 1)
    open.yield()
    for work in work { await work.settled() }
    #expect(pane.pendingWork.isEmpty && presenter.state.content?.drawn == nil)
    finish.yield()
    try await wait(until: { presenter.state.content?.drawn != nil })
  }

  @Test func `a later view cancels the drawing of an earlier one`() async throws {
    let (gate, open) = AsyncStream<Bool>.makeStream()
    renderer.now.drawing = {
      while !Task.isCancelled { await Task.yield() }
      open.yield(true)
    }
    try await look()
    try await wait(until: { !renderer.now.drawn.isEmpty })
    #expect(presenter.move { $0.enlarge(by: 2) })
    renderer.now.drawing = nil
    for await isCancelled in gate {
      #expect(isCancelled)
      break
    }
    try await wait(until: { presenter.state.content?.drawn != nil })
    #expect(presenter.state.content?.undrawn == nil && renderer.now.drawn.count == 2)
  }

  @Test func `a hidden scan is drawn when it reappears`() async throws {
    renderer.now.drawing = { while !Task.isCancelled { await Task.yield() } }
    try await look()
    try await wait(until: { !renderer.now.drawn.isEmpty })
    pane.didDisappear()
    renderer.now.drawing = nil
    #expect(presenter.state.content?.drawn == nil)
    pane.willAppear()
    try await look()
    try await wait(until: { presenter.state.content?.drawn != nil })
  }
}
