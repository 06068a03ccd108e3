import MVP
import Newspapers
import Pending
import Presentation
import Terminal
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

  @Test func `marking words while the page is loading does not request it again`() async throws {
    var contents = try StubArchive.Contents.sample()
    contents.scans[try .sample(1)] = [0xFF, 0xD8]
    let archive = StubArchive(contents)
    let presenter = PageScanPresenter(archive: archive, renderer: renderer, pause: .zero)
    let pane = PageScanPane(presenter: presenter)
    let (answers, answer) = AsyncStream<Void>.makeStream()
    archive.wait(for: { for await _ in answers { break } })
    var canvas = Canvas(size: Size(rows: 24, columns: 80))
    pane.look(at: try .sample(1), on: &canvas, in: Rect(row: 0, column: 0, rows: 20, columns: 40))
    try await wait(until: { archive.asked.count == 1 })
    archive.wait(for: nil)
    // It has no layout to find them in.
    pane.perform { await $0.mark(.words("ferry"), current: 0) }
    try await wait(until: { archive.asked.count == 2 })
    pane.perform { await $0.mark(nil, current: nil) }
    pane.perform { await $0.settle() }
    try await Task.sleep(for: .milliseconds(20))
    #expect(presenter.state.isWaiting, "\(presenter.state)")
    answer.finish()
    try await wait(until: { presenter.state.content != nil })
    #expect(archive.asked.count { $0.hasPrefix("scan") } == 1, "\(archive.asked)")
  }
}
