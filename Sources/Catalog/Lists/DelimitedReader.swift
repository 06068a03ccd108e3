import Newspapers

/// Reads a table row by row: quoted fields as in RFC 4180 if they are separated by commas, bare fields
/// otherwise.
struct DelimitedReader {
  private var input: BlockReader
  private let separator: UInt8
  /// Whether whoever wrote the table ends each line, the last one, too.
  private let endsEachLine: Bool
  /// Whether the file ends inside the row that was read last.
  private(set) var isCut = false
  /// Whether all bytes of the row that was read last are UTF-8.
  private(set) var isUTF8 = true
  /// The fewest fields of a row so far: lists made by hand leave out the last ones.
  private var fewestFields = Int.max
  /// Whether all last fields so far end with a slash, as the addresses in the Library's list do; nil before
  /// the first that is not empty.
  private var endsWithSlash: Bool?
  /// No list has rows longer than a few thousand bytes; a quote that is never closed must not fill the
  /// memory.
  private static let longestRow = 1 << 20
  private static let slash = UInt8(ascii: "/")

  /// - Parameter endsEachLine: whether a last line without a line end is cut.
  init(_ input: consuming BlockReader, separator: UInt8, endsEachLine: Bool) {
    self.input = input
    self.separator = separator
    self.endsEachLine = endsEachLine
  }

  var position: Int { input.position }

  /// The trimmed fields of the next nonempty row; nil at the end. Bytes that are not UTF-8 are repaired.
  mutating func next() throws(NewspaperError) -> [String]? {
    while let row = try row() {
      isUTF8 = true
      let fields = row.map { field in
        guard let text = String(validating: field, as: UTF8.self) else {
          isUTF8 = false
          return String(decoding: field, as: UTF8.self).trimmed
        }
        return text.trimmed
      }
      if isCut || fields.contains(where: { !$0.isEmpty }) { return fields }
    }
    return nil
  }

  private mutating func row() throws(NewspaperError) -> [[UInt8]]? {
    while true {
      let (fields, used, end) = input.withBytes { bytes, end in
        parse(UnsafeBufferPointer(rebasing: bytes[..<end]), isLast: input.isAtEnd)
      }
      if used > 0 {
        input.consume(used)
        let isBlank = fields.allSatisfy { field in field.allSatisfy { $0 <= UInt8(ascii: " ") } }
        if end == .quoted || !isBlank {
          isCut = end == .quoted || end == .file && lacksEnd(fields)
          // The first row has the names of the columns.
          if fewestFields != .max, let last = lastByte(of: fields) {
            endsWithSlash = endsWithSlash != false && last == DelimitedReader.slash
          }
          fewestFields = min(fewestFields, fields.count)
        }
        return fields
      }
      if input.count > DelimitedReader.longestRow { throw .unreadable(what: "it has a row longer than 1 MB") }
      if input.isAtEnd, input.count == 0 { return nil }
      _ = try input.fill()
    }
  }

  /// Where a row ends: at a line end, at the end of the file, or there inside a quoted field.
  private enum RowEnd {
    case line, file, quoted
  }

  /// Whether a row that no line end follows is only the beginning of one. Editors and spreadsheets may leave
  /// out the last line end, but write all fields. If the last field may be anything, it looks whole wherever it ends.
  private func lacksEnd(_ fields: [[UInt8]]) -> Bool {
    guard fewestFields != .max else { return false }
    if fields.count < fewestFields || endsEachLine { return true }
    guard endsWithSlash == true, let last = lastByte(of: fields) else { return false }
    return last != DelimitedReader.slash
  }

  /// The last byte of a row's last field that is no space or line end; nil if there is none.
  private func lastByte(of fields: [[UInt8]]) -> UInt8? {
    fields.last?.last { $0 > UInt8(ascii: " ") }
  }

  /// The fields of the first row, how many bytes it takes, and where it ends; none until that has been read.
  private func parse(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) -> ([[UInt8]], Int, RowEnd) {
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
        return (fields, position, .line)
      } else {
        fields[fields.count - 1].append(byte)
      }
    }
    return isLast ? (fields, position, isQuoted ? .quoted : .file) : ([], 0, .file)
  }
}
