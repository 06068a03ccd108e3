import Newspapers

/// Reads the records of a MARCXML file one after another, in memory for one block.
///
/// An error in a record affects only that record: reading continues where the next one begins.
struct MARCXMLReader {
  enum Step {
    /// The record to fill.
    case record
    /// A record that cannot be read, and why.
    case fault(String)
    /// The file is cut off, and how that shows.
    case cut(String)
    case end
  }

  private var input: BlockReader
  private var parser = MARCXMLParser()
  /// The number of open elements around the records.
  private var depth = 0
  private var isAtStart = true
  /// Whether the file ended inside the record that was read last.
  private var endedInside = false
  /// How many records have begun.
  private(set) var recordNumber = 0

  /// No record of the Library exceeds 1 MB; a file without the end of a record must not fill the memory.
  private static let longestRecord = 16 << 20

  init(_ input: consuming BlockReader) { self.input = input }

  var position: Int { input.position }

  /// Advances to the next record.
  /// - Throws: `NewspaperError` if the file cannot be read at all.
  mutating func next(into record: inout MARCRecord) throws(NewspaperError) -> Step {
    if isAtStart { try begin() }
    guard try findRecord() else {
      guard recordNumber > 0, depth > 0 || endedInside else { return .end }
      let reason = endedInside ? "it ends inside record \(recordNumber)" : "it ends before its last end tag"
      (depth, endedInside) = (0, false)
      return .cut(reason)
    }
    recordNumber += 1
    while true {
      do throws(XMLFault) {
        let end = try input.withBytes { bytes, end throws(XMLFault) in
          var cursor = XMLCursor(bytes, from: 0, end: end)
          try parser.record(&cursor, into: &record)
          return cursor.position
        }
        input.consume(end)
        endedInside = false
        return .record
      } catch {
        switch error {
        case .malformed(let what, let position):
          input.consume(max(1, position))
          return .fault(what)
        case .incomplete:
          guard input.count < MARCXMLReader.longestRecord else {
            input.consume(1)
            return .fault("it is longer than 16 MB")
          }
          if try input.fill() { continue }
          // A record that begins inside may still be complete.
          input.consume(1)
          endedInside = true
          return .fault("the file ends inside it")
        }
      }
    }
  }

  /// Skips a byte order mark and the XML declaration.
  private mutating func begin() throws(NewspaperError) {
    isAtStart = false
    while input.count < 1024, try input.fill() {}
    let head = input.withBytes { bytes, end in String(decoding: bytes.prefix(min(end, 1024)), as: UTF8.self) }
    guard head.hasPrefix("<?xml") || head.hasPrefix("\u{FEFF}<?xml"),
      let declaration = head.split(separator: "?>").first, let found = declaration.firstRange(of: "encoding")
    else { return }
    let value = declaration[found.upperBound...].drop { $0 == "=" || $0 == " " || $0 == "\"" || $0 == "'" }
    let encoding = value.prefix { $0 != "\"" && $0 != "'" }.lowercased()
    guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding) else {
      throw .unreadable(
        what: "it is in \(encoding): convert it to UTF-8 first with iconv, and change the XML declaration")
    }
  }

  /// Moves to the start tag of the next record; false if there is none.
  private mutating func findRecord() throws(NewspaperError) -> Bool {
    while true {
      let isLast = input.isAtEnd
      let (isFound, used, opened) = input.withBytes { bytes, end in
        RecordFinder(bytes, end: end, isLast: isLast).find()
      }
      depth = max(0, depth + opened)
      input.consume(used)
      if isFound { return true }
      if isLast { return false }
      _ = try input.fill()
    }
  }
}
