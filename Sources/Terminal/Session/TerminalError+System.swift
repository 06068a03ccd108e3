import Glibc

extension TerminalError {
  /// The failure of `call`, just now, on this thread.
  static func lastFailure(of call: String) -> TerminalError { .system(call: call, code: errno) }

  /// The system's description of an `errno`.
  static func words(for code: Int32) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      guard let start = buffer.baseAddress, strerror_r(code, start, buffer.count) == 0 else {
        return "error \(code)"
      }
      return String(cString: start)
    }
  }
}
