import Glibc
import Scans
import Synchronization

/// The two ends of a terminal, and whether we currently own its screen.
final class TerminalDevice: Sendable {
  let input: Int32
  let output: Int32
  let kind: TerminalKind
  /// True if the terminal should report the mouse while we own the screen.
  private let takesMouse: Bool
  /// Nil while we do not own the screen.
  private let borrowed = Mutex<Loan?>(nil)
  private let responsesDue = Mutex(ContinuousClock.now)

  /// What we have to give back.
  private struct Loan {
    /// The shell's line settings.
    var settings: termios
    let output: TerminalOutput
  }

  init(input: Int32, output: Int32, kind: TerminalKind = .modern, takesMouse: Bool = false) {
    self.kind = kind
    self.takesMouse = takesMouse && kind == .modern
    self.input = input
    self.output = output
  }

  /// In cells; 24 by 80 if the terminal does not say.
  var size: Size {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
      return Size(rows: 24, columns: 80)
    }
    return Size(rows: Int(window.ws_row), columns: Int(window.ws_col))
  }

  /// The size of a cell in pixels; nil if the terminal does not say.
  var cell: PixelSize? {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0,
      window.ws_xpixel > 0, window.ws_ypixel > 0
    else { return nil }
    return PixelSize(
      width: Int(window.ws_xpixel) / Int(window.ws_col), height: Int(window.ws_ypixel) / Int(window.ws_row))
  }

  /// True for a while after a query.
  var expectsResponses: Bool { responsesDue.withLock { $0 > .now } }

  func expectResponses(for duration: Duration) { responsesDue.withLock { $0 = .now + duration } }

  /// Takes over the screen: raw mode, then the alternate screen. If we already own it, takes it over again,
  /// which is necessary after others used it while the process was stopped.
  func enter() throws(TerminalError) {
    try borrowed.withLock { (borrowed) throws(TerminalError) in
      var settings = borrowed?.settings ?? termios()
      if borrowed == nil, tcgetattr(input, &settings) != 0 {
        throw errno == ENOTTY ? .notATerminal : .lastFailure(of: "tcgetattr")
      }
      let output = borrowed?.output ?? TerminalOutput(self.output)
      borrowed = Loan(settings: settings, output: output)
      cfmakeraw(&settings)
      guard tcsetattr(input, TCSADRAIN, &settings) == 0 else { throw .lastFailure(of: "tcsetattr") }
      try output.send(ScreenSequence.enter(kind))
      if takesMouse { try output.send(ScreenSequence.mouse) }
    }
  }

  /// Restores the screen, if we own it.
  func leave() {
    borrowed.withLock { borrowed in
      guard let loan = borrowed else { return }
      borrowed = nil
      var (settings, order) = (loan.settings, TCSADRAIN)
      // A terminal that has gone away needs nothing restored, so failures do not matter. This does not wait
      // for what the terminal has not taken by now.
      do throws(TerminalError) { try loan.output.send(ScreenSequence.leave(kind)) } catch { order = TCSANOW }
      tcsetattr(input, order, &settings)
    }
  }

  /// Writes all of `bytes`; nothing while we do not own the screen.
  func write(_ bytes: UnsafeRawBufferPointer) throws(TerminalError) {
    try borrowed.withLock { (borrowed) throws(TerminalError) in
      if let output = borrowed?.output { try output.send(bytes) }
    }
  }

  /// Takes over the screen after the process was stopped, and returns the events to report.
  func resume() -> [TerminalEvent] {
    do throws(TerminalError) {
      try enter()
      return [.resumed, .resized(size)]  // no signal tells a stopped process that its screen was resized
    } catch {
      return [.endOfInput]  // the screen is gone
    }
  }
}
