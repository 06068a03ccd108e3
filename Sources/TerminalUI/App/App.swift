import Glibc
import MVP
import Terminal

/// Runs a window of screens on the reader's terminal: passes input to it, and draws once after each batch.
@MainActor public final class App<Route: Hashable & Sendable> {
  let window: ScreenWindow<Route>
  private let session: TerminalSession
  private var guide: ThemeGuide
  private(set) var theme: Theme
  private let rememberGround: (Ground) -> Void
  private let images: ImageChoice
  var canvas: Canvas
  private var renderer: Renderer
  private var capabilities: TerminalCapabilities
  var isDrawPending = false
  /// A large frame is being written to the terminal: the next one has to wait, keys do not.
  private var isSending = false
  private(set) var failure: TerminalError?
  private var endingSignal: Int32?
  /// Waits for the reader to quit.
  private var ending: CheckedContinuation<Void, Never>?
  private lazy var queue = EventQueue(taker: self)

  /// - Parameters:
  ///   - images: how pictures should be shown.
  ///   - guide: chooses the theme.
  ///   - environment: what is known about the terminal before it is queried.
  ///   - rememberGround: called if the terminal's ground differs from what `guide` was given.
  public init(
    window: ScreenWindow<Route>, session: TerminalSession, colorDepth: ColorDepth,
    images: ImageChoice = .auto, guide: ThemeGuide, environment: [String: String],
    repertoire: Repertoire? = nil, rememberGround: @escaping (Ground) -> Void = { _ in }
  ) {
    (self.window, self.session, self.images) = (window, session, images)
    (self.guide, self.rememberGround, theme) = (guide, rememberGround, guide.theme)
    canvas = Canvas(size: session.size)
    let repertoire = repertoire ?? .detect(environment: environment)
    renderer = Renderer(
      colorDepth: colorDepth, repertoire: repertoire, terminal: TerminalKind(environment: environment))
    capabilities = TerminalCapabilities(environment: environment, repertoire: repertoire)
  }

  /// Opens `routes`, the last on top, or else `former` tabs, and runs until the reader quits or the terminal goes away.
  /// - Returns: the number of the signal that ended the program, if any.
  /// - Throws: `TerminalError` if the terminal cannot be used or written to.
  public func run(from routes: [Route], or former: OpenTabs<Route>? = nil) async throws(TerminalError)
    -> Int32?
  {
    try session.open { [weak self] in self?.add($0) }
    defer { session.close() }
    window.onSuspend = { [session] in session.suspend() }
    window.onRedraw = { [weak self] in self?.redraw() }
    window.onChange = { [weak self] in self?.drawSoon() }
    window.afterFrame.isAwaited = true
    resize()
    window.begin(from: routes, or: former)
    draw()
    attempt { () throws(TerminalError) in try askForCapabilities() }
    await withCheckedContinuation {
      ending = $0
      endIfDue()
    }
    // A terminal that failed reports nothing more, and its screens still have something to store.
    if !window.isFinished { window.handle(.endOfInput) }
    await window.finishPendingWrites()
    if failure == nil { await sayFarewell() }
    if let failure, endingSignal == nil { throw failure }
    return endingSignal
  }

  /// Makes the terminal delete the pictures. A terminal that is gone has deleted them already.
  private func sayFarewell() async {
    let farewell = renderer.farewell()
    guard !farewell.isEmpty else { return }
    do throws(TerminalError) { try await session.send(farewell) } catch { return }
  }

  private func add(_ batch: [TerminalEvent]) {
    if ending != nil { queue.add(batch) }  // else the reader has quit
  }

  func endIfDue() {
    guard isFinished else { return }
    ending?.resume()
    ending = nil
  }

  /// Ends the run if the terminal fails.
  private func attempt(_ work: () throws(TerminalError) -> Void) {
    do throws(TerminalError) { try work() } catch { end(because: error) }
  }

  private func end(because error: TerminalError) {
    if case .stuck(let signal) = error { endingSignal = signal }
    failure = error
    endIfDue()
  }

  func handle(_ event: TerminalEvent) {
    if case .terminate(let signal) = event { endingSignal = signal }
    guard case .answer(let answer) = event else {
      window.handle(event)
      // A shell loop that runs the program should end with it, as with any other program.
      if window.isFinished, event == .key(Key(.character("c"), .control)) { endingSignal = SIGINT }
      return
    }
    capabilities.take(answer)
    canvas.graphics = capabilities.graphics(for: images)
    // Saving it may wait for a disk: the new colors come first.
    let news = guide.take(answer)
    theme = guide.theme
    if let news { Task { rememberGround(news) } }
  }

  private func askForCapabilities() throws(TerminalError) {
    if capabilities.canBeAsked { try session.ask(asksForGround: guide.asks) }
    guard capabilities.isInTmux else { return }
    Task {
      guard let client = await TmuxClient.ask() else { return }
      capabilities.take(client)
      canvas.graphics = capabilities.graphics(for: images)
      draw()
    }
  }

  /// Presenters may change several things at once: one frame shows them all.
  private func drawSoon() {
    guard !isDrawPending else { return }
    isDrawPending = true
    if !queue.isQuiet { Task { if isDrawPending { draw() } } }
  }

  private func redraw() {
    resize()
    guard capabilities.canBeAsked else { return }
    attempt { () throws(TerminalError) in
      try session.askForCell()
      if guide.asks { try session.askForGround() }
    }
  }

  private func resize() {
    canvas.resize(to: session.size)
    capabilities.take(cell: session.cell)
    canvas.graphics = capabilities.graphics(for: images)
    renderer.invalidate()
  }

  func draw() {
    isDrawPending = false
    guard !window.isFinished, failure == nil, !isSending else { return }
    window.draw(on: &canvas, theme: theme)
    var large: [UInt8] = []
    attempt { () throws(TerminalError) in
      try renderer.frame(canvas) { bytes throws(TerminalError) in
        if bytes.count > largeFrame { large = Array(bytes) } else { try session.write(bytes) }
      }
    }
    if !large.isEmpty { send(large) } else if renderer.hasMore { drawSoon() }
    encodePicture()
    window.afterFrame.runLater()
  }

  private func send(_ frame: [UInt8]) {
    isSending = true
    Task {
      do throws(TerminalError) { try await session.send(frame) } catch { end(because: error) }
      isSending = false
      draw()
    }
  }

  /// Encodes the next picture, if there is one.
  private func encodePicture() {
    guard let work = renderer.nextWork() else { return }
    Task {
      renderer.take(await work.encode())
      draw()
    }
  }
}

/// A frame of this many bytes most likely contains a picture and may keep the terminal busy.
private let largeFrame = 1 << 15
