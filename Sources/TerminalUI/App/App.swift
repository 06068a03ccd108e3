import MVP
import Terminal

/// Runs a stack of screens on the reader's terminal: gives it what is typed, and draws it once after each batch.
@MainActor public final class App<Route: Hashable & Sendable> {
  private let stack: ScreenStack<Route>
  private let session: TerminalSession
  private let theme: Theme
  private var canvas: Canvas
  private var renderer: Renderer
  private var isDrawPending = false
  private var failure: TerminalError?

  public init(stack: ScreenStack<Route>, session: TerminalSession, colorDepth: ColorDepth) {
    self.stack = stack
    self.session = session
    theme = colorDepth == .none ? .monochrome : .colour
    canvas = Canvas(size: session.size)
    renderer = Renderer(colorDepth: colorDepth)
  }

  /// Opens `routes`, the last on top, and runs until the reader leaves or the terminal goes away.
  /// - Throws: `TerminalError` if the terminal cannot be used or written to.
  public func run(from routes: [Route]) async throws(TerminalError) {
    try session.open()
    defer { session.close() }
    stack.onSuspend = { [session] in session.suspend() }
    stack.onRedraw = { [weak self] in self?.resize() }
    stack.onChange = { [weak self] in self?.drawSoon() }
    canvas.resize(to: session.size)
    for route in routes { stack.open(route) }
    draw()
    for await batch in session.events {
      isDrawPending = true
      for event in batch { stack.handle(event) }
      if stack.isFinished { break }
      draw()
      if failure != nil { break }
    }
    await stack.finishErrands()
    if let failure { throw failure }
  }

  /// Presenters may change several things at once: one frame shows them all.
  private func drawSoon() {
    guard !isDrawPending else { return }
    isDrawPending = true
    Task { draw() }
  }

  private func resize() {
    canvas.resize(to: session.size)
    renderer.invalidate()
  }

  private func draw() {
    isDrawPending = false
    guard !stack.isFinished, failure == nil else { return }
    stack.draw(on: &canvas, theme: theme)
    do throws(TerminalError) {
      try renderer.frame(canvas) { bytes throws(TerminalError) in try session.write(bytes) }
    } catch {
      failure = error
    }
  }
}
