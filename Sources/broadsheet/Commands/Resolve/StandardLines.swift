import Files

/// The lines of standard input, or of a file.
struct StandardLines {
  private let input: TextInput
  private var bytes: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  private var isAtEnd = false
  /// Of the last line that was read, from 1.
  private(set) var number = 0

  /// - Parameter path: `-` for standard input.
  init(of path: String = "-") throws(FileFailure) { input = try TextInput(path) }

  /// Without the end of the line; nil at the end.
  mutating func next() throws(FileFailure) -> String? {
    while true {
      if let end = bytes[start...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return line(upTo: end)
      }
      guard !isAtEnd else {
        guard start < bytes.count else { return nil }
        defer { start = bytes.count }
        return line(upTo: bytes.count)
      }
      bytes.removeFirst(start)
      start = 0
      isAtEnd = try !input.next { bytes.append(contentsOf: $0) }
    }
  }

  private mutating func line(upTo end: Int) -> String {
    number += 1
    let written = bytes[start..<end]
    let line = number == 1 ? written.withoutByteOrderMark : written
    return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  }
}
