import Glibc

/// Ends a `poll` on `descriptor` from any thread.
final class WakeUpCall: Sendable {
  /// Readable after a ring.
  let descriptor: Int32
  private let writeEnd: Int32

  init() throws(HTTPError) {
    var ends: [Int32] = [-1, -1]
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    guard socketpair(AF_UNIX, Int32(kind), 0, &ends) == 0 else {
      throw .other(code: Int(errno), reason: String(cString: strerror(errno)))
    }
    (descriptor, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(writeEnd)
  }

  /// A full buffer is readable already, so a failed write loses nothing.
  func ring() {
    _ = write(writeEnd, [1], 1)
  }

  /// Makes `descriptor` unreadable until the next ring.
  func silence() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
