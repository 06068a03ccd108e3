import Newspapers

/// The lines of a file that `index export` wrote.
struct ExportLines {
  private let archive: ArchiveReader
  private let name: String
  private var buffer: [UInt8] = []
  private var start = 0
  private var number = 0
  private var isAtEnd = false

  /// In bytes, with a reading; JSON may take six bytes for one.
  private static let longest = 2 * 6 * PackedText.limit

  init(_ archive: ArchiveReader, name: String) {
    self.archive = archive
    self.name = name
  }

  /// Nil at the end. Empty lines are skipped.
  mutating func next() throws(NewspaperError) -> (bytes: ArraySlice<UInt8>, name: String, number: Int)? {
    while true {
      if let end = buffer[start...].firstIndex(of: 0x0A) ?? (isAtEnd ? buffer.count : nil) {
        let line = buffer[start..<end]
        guard !isAtEnd || start < buffer.count else { return nil }
        start = min(end + 1, buffer.count)
        number += 1
        if !line.isEmpty { return (line, name, number) }
        continue
      }
      buffer.removeSubrange(..<start)
      start = 0
      guard buffer.count <= ExportLines.longest else {
        throw .unreadable(what: "\(name), line \(number + 1): longer than any page")
      }
      let more = try archive.readBlock()
      if more.isEmpty { isAtEnd = true } else { buffer += more }
    }
  }
}
