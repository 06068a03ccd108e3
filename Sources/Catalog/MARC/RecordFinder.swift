import Glibc

/// Finds the beginning of the next record, skipping whatever is between records.
struct RecordFinder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private let isLast: Bool

  /// - Parameter isLast: whether no more bytes will come.
  init(_ bytes: UnsafeBufferPointer<UInt8>, end: Int, isLast: Bool) {
    self.bytes = bytes
    self.end = end
    self.isLast = isLast
  }

  /// - Returns: whether a record begins; how many bytes precede it, or need not be examined again; and how
  ///   many elements around records begin in them, minus those that end.
  func find() -> (isFound: Bool, used: Int, opened: Int) {
    var (position, opened) = (0, 0)
    while let start = nextBracket(from: position) {
      // The longest marker to recognize is `<![CDATA[`; a tag ends with its name.
      if !isLast, end - start < 64 { return (false, start, opened) }
      var cursor = XMLCursor(bytes, from: start, end: end)
      if cursor.isAt("<!--") || cursor.isAt("<?") || cursor.isAt("<!") {
        let isComment = cursor.isAt("<!--")
        do throws(XMLFault) {
          try isComment ? cursor.skip(past: "-->") : cursor.skip(past: ">")
        } catch {
          return (false, isLast ? end : start, opened)
        }
        position = cursor.position
        continue
      }
      let isEnd = cursor.isAt("</")
      cursor.advance(isEnd ? 2 : 1)
      if let name = try? cursor.name() {
        let isRecord = cursor.equals(cursor.localName(name), "record")
        if isRecord, !isEnd { return (true, start, opened) }
        // The end of an abandoned record is not the end of an element around records.
        if !isRecord, RecordFinder.isAround(cursor.localName(name), cursor) { opened += isEnd ? -1 : 1 }
      }
      position = start + 1
    }
    return (false, end, opened)
  }

  private static func isAround(_ name: Range<Int>, _ cursor: XMLCursor) -> Bool {
    cursor.equals(name, "collection") || cursor.equals(name, "records")
  }

  private func nextBracket(from position: Int) -> Int? {
    guard position < end, let start = bytes.baseAddress,
      let found = memchr(start + position, Int32(UInt8(ascii: "<")), end - position)
    else { return nil }
    return start.distance(to: found.assumingMemoryBound(to: UInt8.self))
  }
}
