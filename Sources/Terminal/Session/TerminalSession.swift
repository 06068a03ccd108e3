import CTerminal
import Dispatch
import FoundationEssentials
import Glibc
import Scans
import Synchronization

/// The reader's terminal: in raw mode, on the alternate screen, while open.
///
/// Open it once and close it once. While it is open, a crash leaves the alternate screen first, and standard
/// error, if it is a terminal, is held back until then. Only one session can exist at a time: signals and
/// line settings belong to the process.
public final class TerminalSession: Sendable {
  private let device: TerminalDevice
  private let isOpen = Mutex(false)
  @MainActor private var loop: InputLoop?
  private let output = DispatchQueue(label: "terminal output")

  /// A session on two descriptors of one terminal. Does not touch the terminal yet. Without `takesMouse` the
  /// terminal keeps the mouse for selecting text.
  public init(
    input: Int32 = 0, output: Int32 = 1, kind: TerminalKind = .modern, takesMouse: Bool = true
  ) {
    device = TerminalDevice(input: input, output: output, kind: kind, takesMouse: takesMouse)
  }

  deinit { giveBackIfOpen() }

  /// Throws if a full screen cannot be shown on standard input and output.
  public static func check(environment: [String: String]) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    let term = environment["TERM"] ?? ""
    guard !term.isEmpty, !["dumb", "unknown", "vt52"].contains(term) else { throw .unsuitable(term: term) }
  }

  /// The current size of the screen.
  public var size: Size { device.size }

  /// Takes over the screen, the keyboard and the signals.
  /// - Parameter take: called by the main loop with all events that are pending, so that one redraw handles them.
  @MainActor public func open(_ take: @escaping @MainActor ([TerminalEvent]) -> Void) throws(TerminalError) {
    guard loop == nil else { return }
    let leave = ScreenSequence.leave(device.kind)
    cterminal_guard_arm(device.input, device.output, leave.utf8Start, Int32(leave.utf8CodeUnitCount))
    isOpen.withLock { $0 = true }
    do throws(TerminalError) {
      let signals = try SignalPipe.open()
      try device.enter()
      let loop = InputLoop(device: device, signals: signals)
      MainLoop.listen(to: loop, take)
      self.loop = loop
    } catch {
      giveBackIfOpen()
      throw error
    }
  }

  /// Restores everything and ends the events. Does nothing if called again or before `open`.
  @MainActor public func close() {
    guard loop != nil else { return }
    loop = nil
    MainLoop.stopListening()
    giveBackIfOpen()
  }

  /// Writes all of `bytes`; nothing while the session is closed or suspended.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(TerminalError) { try device.write(bytes) }

  /// Writes all of `bytes` on a separate thread, for output that may keep the terminal busy. Calls to `write`
  /// wait for it.
  public func send(_ bytes: [UInt8]) async throws(TerminalError) {
    let result = await withCheckedContinuation { continuation in
      output.async { [device] in
        continuation.resume(
          returning: Result { () throws(TerminalError) in
            try bytes.span.withUnsafeBytes { (bytes) throws(TerminalError) in try device.write(bytes) }
          })
      }
    }
    try result.get()
  }

  /// The size of a cell in pixels, if the system knows it.
  public var cell: PixelSize? { device.cell }

  /// Queries how the terminal can show pictures, without waiting: its answers arrive as events.
  /// - Parameter asksForGround: also queries the background color, and asks to be notified when that changes.
  public func ask(asksForGround: Bool = false) throws(TerminalError) {
    device.expectResponses(for: .seconds(2))
    if asksForGround { try askForGround() }
    try write(Tmux.isAroundThis ? CapabilityQuery.inTmux : CapabilityQuery.all)
  }

  /// Queries the background color, and asks to be notified when that changes.
  public func askForGround() throws(TerminalError) { try write(CapabilityQuery.ground) }

  /// Queries the size of a cell, if the system does not know it.
  public func askForCell() throws(TerminalError) {
    if device.cell == nil { try write(CapabilityQuery.cell) }
  }

  private func write(_ text: StaticString) throws(TerminalError) {
    try write(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Restores the screen and stops the process group, as Ctrl-Z does elsewhere. Returns after it was
  /// continued and has the screen again, which must then be repainted: the next events are `resumed` and
  /// `resized`. If there is no shell to continue it, returns at once.
  @MainActor public func suspend() {
    device.leave()
    cterminal_stop_group()
    loop?.add(device.resume())
  }

  /// Whether text can be put on the terminal's clipboard, as far as known: no terminal reports that.
  public var mayHaveClipboard: Bool { device.kind == .modern }

  /// Puts `text` on the clipboard (OSC 52), if there may be one.
  public func copyToClipboard(_ text: String) {
    guard mayHaveClipboard else { return }
    var sequence = ClipboardSequence.text(text)
    // A failure to write will surface in the next frame; there is nothing to report here.
    _ = sequence.withUTF8 { bytes in
      Result { () throws(TerminalError) in try device.write(UnsafeRawBufferPointer(bytes)) }
    }
  }

  private func giveBackIfOpen() {
    let wasOpen = isOpen.withLock { isOpen in
      defer { isOpen = false }
      return isOpen
    }
    guard wasOpen else { return }
    device.leave()
    SignalPipe.close()
    cterminal_guard_disarm()
  }
}
