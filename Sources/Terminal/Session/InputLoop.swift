import Glibc

/// Reads input and signals, and turns them into events.
@MainActor final class InputLoop {
  /// How long an ESC waits for the rest of a sequence before it counts as the Esc key.
  private static let escapeDelay = Duration.milliseconds(40)
  /// The same while answers are expected, which may arrive in pieces over a slow line.
  private static let responseDelay = Duration.milliseconds(300)
  /// How long to wait for the rest of input that is unlikely to have been typed.
  private static let restDelay = Duration.seconds(1)
  /// Fewer bytes than this mean that there is no more input.
  private static let fewBytes = 64
  /// The most input, in bytes, that becomes one batch.
  private static let batchLimit = 1 << 20

  private let device: TerminalDevice
  private let signals: SignalPipe
  /// How long a paste may pause before it is considered finished without an end marker.
  private let pasteDelay: Duration
  private var parser = KeyParser()
  private var buffer = [UInt8](repeating: 0, count: 16 * 1024)
  private var hasEnded = false
  /// Events that have not been consumed.
  private var added: [TerminalEvent] = []
  /// When input that may continue is processed as it is.
  private var deadline: ContinuousClock.Instant?

  init(device: TerminalDevice, signals: SignalPipe, pasteDelay: Duration = .seconds(5)) {
    self.device = device
    self.signals = signals
    self.pasteDelay = pasteDelay
  }

  /// Returns `events` before what is read next.
  func add(_ events: [TerminalEvent]) { added += events }

  /// Waits for events, and returns everything pending; or, with or without events, until `other` is readable or `due` has
  /// come.
  func next(
    orReadable other: Int32, until due: ContinuousClock.Instant? = nil
  ) -> (events: [TerminalEvent], isOtherReadable: Bool) {
    // The input is always readable after its end.
    var ends = (
      pollfd(fd: hasEnded ? -1 : device.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0)
    )
    let count = withUnsafeMutablePointer(to: &ends) {
      $0.withMemoryRebound(to: pollfd.self, capacity: 3) { poll($0, 3, patience(until: due)) }
    }
    // Only a signal can interrupt it, and that is in the pipe.
    guard count >= 0 else { return (takeAdded(), false) }
    var events = takeAdded()
    if ends.1.revents != 0 { events += signals.events(of: device) }
    if ends.0.revents != 0 {
      events += readAll()
      deadline = delay.map { .now + $0 }
    } else if let due = deadline, due <= .now {
      events += parser.flush() + parser.endPaste()
      deadline = delay.map { .now + $0 }
    }
    if events.contains(where: \.isLastResponse) { device.expectResponses(for: .zero) }
    return (events, ends.2.revents != 0)
  }

  private func takeAdded() -> [TerminalEvent] {
    defer { added = [] }
    return added
  }

  /// How long `poll` waits, in milliseconds; -1 for no limit.
  private func patience(until due: ContinuousClock.Instant?) -> Int32 {
    guard added.isEmpty else { return 0 }
    guard let end = [deadline, due].compactMap(\.self).min() else { return -1 }
    let rest = max(.zero, end - .now) / Duration.milliseconds(1)
    return Int32(rest.rounded(.up))
  }

  /// How long received input waits for its rest; nil if it is complete.
  private var delay: Duration? {
    if parser.isWithinResponse { return InputLoop.restDelay }
    if parser.isPending { return device.expectsResponses ? InputLoop.responseDelay : InputLoop.escapeDelay }
    return parser.isPasting ? pasteDelay : nil
  }

  private func readAll() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    var total = 0
    repeat {
      let count = read(device.input, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else {
        hasEnded = true
        return events + parser.flush() + [.endOfInput]
      }
      events += parser.feed(buffer[..<count])
      total += count
      // Just a key or two: a paste would fill the terminal's queue.
      if count < InputLoop.fewBytes, !parser.isPending { return events }
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
