import Newspapers

/// Reads a table row by row: quoted fields as in RFC 4180 if they are separated by commas, bare fields
/// otherwise.
struct DelimitedReader {
  private var input: BlockReader
  private let separator: UInt8
  private var isAtStart = true
  /// No list has rows longer than a few thousand bytes; a quote that is never closed must not fill the
  /// memory.
  private static let longestRow = 1 << 20

  init(_ input: consuming BlockReader, separator: UInt8) {
    self.input = input
    self.separator = separator
  }

  var position: Int { input.position }

  /// The trimmed fields of the next nonempty row; nil at the end.
  mutating func next() throws(NewspaperError) -> [String]? {
    while let row = try row() {
      let fields = row.map { String(decoding: $0, as: UTF8.self).trimmed }
      if fields.contains(where: { !$0.isEmpty }) { return fields }
    }
    return nil
  }

  private mutating func row() throws(NewspaperError) -> [[UInt8]]? {
    while true {
      let (fields, used) = input.withBytes { bytes, end in
        parse(UnsafeBufferPointer(rebasing: bytes[..<end]), isLast: input.isAtEnd)
      }
      if used > 0 {
        input.consume(used)
        return fields
      }
      if input.count > DelimitedReader.longestRow { throw .unreadable(what: "it has a row longer than 1 MB") }
      if input.isAtEnd, input.count == 0 { return nil }
      _ = try input.fill()
    }
  }

  /// The fields of the first row, and how many bytes it takes; none until its end has been read.
  private func parse(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) -> ([[UInt8]], Int) {
    let (quote, newline) = (UInt8(ascii: "\""), UInt8(ascii: "\n"))
    var fields: [[UInt8]] = [[]]
    var isQuoted = false
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if isQuoted {
        if byte != quote {
          fields[fields.count - 1].append(byte)
        } else if position < bytes.count, bytes[position] == quote {
          fields[fields.count - 1].append(quote)
          position += 1
        } else {
          isQuoted = false
        }
      } else if byte == quote, separator == UInt8(ascii: ","), fields[fields.count - 1].isEmpty {
        isQuoted = true
      } else if byte == separator {
        fields.append([])
      } else if byte == newline {
        return (fields, position)
      } else {
        fields[fields.count - 1].append(byte)
      }
    }
    return isLast ? (fields, position) : ([], 0)
  }
}
