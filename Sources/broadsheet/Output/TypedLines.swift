import Dispatch
import Glibc
import Synchronization

/// The lines that the reader types, or that come from a pipe.
final class TypedLines: Sendable {
  private let queue = DispatchQueue(label: "typed lines")
  private let state = Mutex((isInterrupted: false, waiting: CheckedContinuation<String?, Never>?.none))
  /// What was read but is not a complete line yet.
  private let rest = Mutex<[UInt8]>([])

  /// No command is longer.
  private static let longest = 65536

  /// Waits for the next line without blocking other work; nil at the end, and once interrupted.
  func next() async -> String? {
    await withCheckedContinuation { continuation in
      let isInterrupted = state.withLock { state in
        if !state.isInterrupted { state.waiting = continuation }
        return state.isInterrupted
      }
      if isInterrupted { return continuation.resume(returning: nil) }
      queue.async { self.resume(self.read()) }
    }
  }

  /// There are no more lines, whatever is typed.
  func interrupt() {
    state.withLock { $0.isInterrupted = true }
    resume(nil)
  }

  var isInterrupted: Bool { state.withLock { $0.isInterrupted } }

  /// Without stdio, whose lock would keep the program from exiting while this waits.
  private func read() -> String? {
    rest.withLock { rest in
      var block = [UInt8](repeating: 0, count: 4096)
      while true {
        if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          defer { rest.removeFirst(end + 1) }
          return String(decoding: rest[..<end], as: UTF8.self)
        }
        let count = Glibc.read(STDIN_FILENO, &block, block.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0, rest.count + count <= TypedLines.longest else {
          defer { rest = [] }
          return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
        }
        rest += block[..<count]
      }
    }
  }

  private func resume(_ line: String?) {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: line)
  }
}
