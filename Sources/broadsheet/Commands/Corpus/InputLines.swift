import Files
import Glibc

/// The lines of standard input, as they arrive: an engine may send the next path once the last archive has
/// been read.
struct InputLines {
  private var pending: [UInt8] = []
  private var isAtEnd = false
  private(set) var failure: FileFailure?

  /// Nil at the end. Empty lines are skipped.
  mutating func next() -> String? {
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        let line = pending[..<end]
        pending.removeSubrange(...end)
        if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
      } else if isAtEnd {
        guard !pending.isEmpty else { return nil }
        defer { pending.removeAll() }
        return String(decoding: pending, as: UTF8.self)
      } else {
        fill()
      }
    }
  }

  private mutating func fill() {
    var block = [UInt8](repeating: 0, count: 4096)
    let count = DescriptorInput.next(from: STDIN_FILENO, into: &block)
    if count == nil { failure = FileFailure("standard input") }
    isAtEnd = (count ?? 0) == 0
    pending += block.prefix(count ?? 0)
  }
}
