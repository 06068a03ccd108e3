import Glibc

/// Writes to a terminal. If the terminal takes nothing, a signal can still end the program.
final class TerminalOutput: Sendable {
  private let descriptor: Int32
  private let isOwn: Bool

  /// How long to wait, in milliseconds, for a terminal that takes nothing before checking signals again.
  private static let pause: Int32 = 50
  /// How many such pauses it gets when a signal is to end the program: it may only be slow.
  private static let patience = 6

  /// - Parameter given: is not closed. Other programs may share it and expect that writing blocks, so this
  ///   opens the terminal again. If that is impossible, writing blocks.
  init(_ given: Int32) {
    let own = open("/proc/self/fd/\(given)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    (descriptor, isOwn) = own >= 0 ? (own, true) : (given, false)
  }

  deinit { if isOwn { close(descriptor) } }

  func send(_ text: StaticString) throws(TerminalError) {
    try send(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes all of `bytes`.
  func send(_ bytes: UnsafeRawBufferPointer) throws(TerminalError) {
    var (rest, pauses) = (bytes[...], 0)
    while !rest.isEmpty {
      let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written > 0 {
        (rest, pauses) = (rest.dropFirst(written), 0)
      } else if errno == EAGAIN {
        if let signal = SignalPipe.ending, pauses >= TerminalOutput.patience { throw .stuck(signal: signal) }
        var end = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&end, 1, TerminalOutput.pause) == 0 { pauses += 1 }
      } else if errno != EINTR {
        throw .lastFailure(of: "write")
      }
    }
  }
}
