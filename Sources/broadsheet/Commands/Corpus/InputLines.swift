import Files
import Glibc

/// The lines of standard input, as they arrive: an engine may send the next path once the last archive has
/// been read.
struct InputLines {
  private var pending: [UInt8] = []
  private var isAtEnd = false
  private(set) var failure: FileFailure?

  /// Nil at the end. Empty lines are skipped; a carriage return at the end of a line does not belong to it.
  mutating func next() -> String? {
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        let line = pending[..<end]
        pending.removeSubrange(...end)
        if let path = InputLines.path(line) { return path }
      } else if isAtEnd {
        defer { pending.removeAll() }
        return InputLines.path(pending[...])
      } else {
        fill()
      }
    }
  }

  private static func path(_ line: ArraySlice<UInt8>) -> String? {
    let path = line.last == 0x0D ? line.dropLast() : line
    return path.isEmpty ? nil : String(decoding: path, as: UTF8.self)
  }

  private mutating func fill() {
    var block = [UInt8](repeating: 0, count: 4096)
    let count = DescriptorInput.next(from: STDIN_FILENO, into: &block)
    if count == nil { failure = FileFailure("standard input") }
    isAtEnd = (count ?? 0) == 0
    pending += block.prefix(count ?? 0)
  }
}
