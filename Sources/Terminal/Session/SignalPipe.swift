import CTerminal
import Glibc

/// The signals that matter to a full-screen program, delivered through a pipe.
struct SignalPipe: Sendable {
  /// Readable when there are signals.
  let descriptor: Int32

  /// Starts receiving signals, for the whole process.
  static func open() throws(TerminalError) -> SignalPipe {
    let descriptor = cterminal_signals_open()
    guard descriptor >= 0 else { throw .lastFailure(of: "pipe2") }
    return SignalPipe(descriptor: descriptor)
  }

  /// The signal that is to end the program, even if nobody has read it yet; nil if there is none.
  static var ending: Int32? {
    let number = cterminal_signals_ending()
    return number == 0 ? nil : number
  }

  /// Restores the previous signal handlers.
  static func close() { cterminal_signals_close() }

  /// Restores the previous signal handlers, and sends them what they would have received since `open`.
  func closePassingOn() {
    SignalPipe.close()
    for number in numbers() { kill(getpid(), number) }
  }

  /// The pending signals, which are no longer pending then.
  private func numbers() -> [Int32] {
    var numbers = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &numbers, numbers.count)
    return numbers.prefix(max(0, count)).map(Int32.init)
  }

  /// What the pending signals mean. Several of one kind become one event.
  func events(of device: TerminalDevice) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for number in numbers() {
      for event in SignalPipe.events(of: number, device) where !events.contains(event) {
        events.append(event)
      }
    }
    return events
  }

  private static func events(of number: Int32, _ device: TerminalDevice) -> [TerminalEvent] {
    switch number {
    case SIGWINCH: [.resized(device.size)]
    case SIGTSTP: [.suspend]
    case SIGCONT: device.resume()
    default: [.terminate(signal: number)]
    }
  }
}
