import Glibc

/// Waits for input, signals and the end, and turns them into events.
struct InputLoop {
  /// How long an ESC waits for the rest of a sequence before it counts as the Esc key, in milliseconds.
  private static let escapeDelay: Int32 = 40
  /// The same while answers are expected, which may arrive in pieces over a slow line.
  private static let answerDelay: Int32 = 300
  /// How long to wait for the rest of input that was hardly typed.
  private static let restDelay: Int32 = 1000
  /// How long a paste may pause before it is considered finished without an end marker, in milliseconds.
  var pasteDelay: Int32 = 5000
  /// The most input, in bytes, that becomes one batch.
  private static let batchLimit = 1 << 20

  private let device: TerminalDevice
  private let signals: SignalPipe
  private let wake: Int32
  private var parser = KeyParser()
  private var buffer = [UInt8](repeating: 0, count: 16 * 1024)

  /// `wake` is a descriptor that becomes readable when the loop should end.
  init(device: TerminalDevice, signals: SignalPipe, wake: Int32) {
    self.device = device
    self.signals = signals
    self.wake = wake
  }

  /// Delivers events, in batches of everything pending, until it is woken or the input ends.
  mutating func run(_ body: ([TerminalEvent]) -> Void) {
    var ends = [device.input, signals.descriptor, wake].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while true {
      let count = poll(&ends, nfds_t(ends.count), patience)
      if count < 0 { continue }  // only a signal can interrupt it, and that is in the pipe
      if ends[2].revents != 0 { return }
      var events = count == 0 ? parser.flush() + parser.endPaste() : []
      if ends[1].revents != 0 { events += signals.events(of: device) }
      if ends[0].revents != 0 { events += readAll() }
      if events.contains(where: \.isLastResponse) { device.expectResponses(for: .zero) }
      if !events.isEmpty { body(events) }
      if events.last == .endOfInput { return }
    }
  }

  private var patience: Int32 {
    if parser.isWithinResponse { return InputLoop.restDelay }
    if parser.isPending { return device.expectsAnswers ? InputLoop.answerDelay : InputLoop.escapeDelay }
    return parser.isPasting ? pasteDelay : -1
  }

  private mutating func readAll() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    var total = 0
    repeat {
      let count = read(device.input, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return events + parser.flush() + [.endOfInput] }
      events += parser.feed(buffer[..<count])
      total += count
    } while total < InputLoop.batchLimit && isReadable
    return events
  }

  private var isReadable: Bool {
    var end = pollfd(fd: device.input, events: Int16(POLLIN), revents: 0)
    return poll(&end, 1, 0) > 0
  }
}

extension TerminalEvent {
  /// The last query is answered last.
  fileprivate var isLastResponse: Bool {
    if case .answer(.abilities) = self { return true }
    return false
  }
}
