/// Parses a record of MARCXML (www.loc.gov/standards/marcxml) from the bytes of its element.
///
/// Written for this one vocabulary, because a general parser alone takes as long as a whole import should: it
/// looks at each byte once and copies only the text of the wanted fields.
struct MARCXMLParser {
  private struct StartTag {
    var name = 0..<0
    var tag = 0..<0
    var secondIndicator = 0..<0
    var code = 0..<0
    var isEmpty = false
  }

  private var decoded: [UInt8] = []

  /// Reads the record whose start tag is at the cursor, and moves past its end tag.
  /// - Throws: `XMLFault`; the record then has what was read so far.
  mutating func record(_ cursor: inout XMLCursor, into record: inout MARCRecord) throws(XMLFault) {
    record.removeAll()
    let outer = try MARCXMLParser.startTag(&cursor)
    if outer.isEmpty { return }
    while try !MARCXMLParser.isAtEnd(of: outer.name, &cursor) {
      let tag = try MARCXMLParser.startTag(&cursor)
      let name = cursor.localName(tag.name)
      if cursor.equals(name, "datafield") {
        try dataField(tag, &cursor, into: &record)
      } else if cursor.equals(name, "controlfield") {
        let number = MARCXMLParser.number(tag.tag, cursor)
        try text(of: tag, &cursor) { text in
          guard MARCTags.isControl(number) else { return }
          record.begin(tag: number, secondIndicator: 0)
          record.add(code: 0, text)
        }
      } else if cursor.equals(name, "leader") {
        try text(of: tag, &cursor) { record.leader.append(contentsOf: $0) }
      } else {
        throw .malformed(
          cursor.equals(name, "record")
            ? "it does not end before the next one begins"
            : "<\(String(decoding: cursor.slice(tag.name), as: UTF8.self))> is not part of a MARC record",
          at: tag.name.lowerBound - 1)
      }
    }
  }

  private mutating func dataField(
    _ field: StartTag, _ cursor: inout XMLCursor, into record: inout MARCRecord
  ) throws(XMLFault) {
    let number = MARCXMLParser.number(field.tag, cursor)
    let isWanted = MARCTags.isWanted(number)
    if isWanted {
      record.begin(
        tag: number,
        secondIndicator: field.secondIndicator.isEmpty ? 0x20 : cursor.slice(field.secondIndicator)[0])
    }
    if field.isEmpty { return }
    while try !MARCXMLParser.isAtEnd(of: field.name, &cursor) {
      let tag = try MARCXMLParser.startTag(&cursor)
      guard cursor.equals(cursor.localName(tag.name), "subfield") else {
        throw .malformed("a field with something other than subfields", at: tag.name.lowerBound - 1)
      }
      let code = tag.code.isEmpty ? 0x20 : cursor.slice(tag.code)[0]
      try text(of: tag, &cursor) { if isWanted { record.add(code: code, $0) } }
    }
  }

  /// The text of an element that contains only text. Moves past its end tag.
  private mutating func text(
    of tag: StartTag, _ cursor: inout XMLCursor, _ use: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(XMLFault) {
    guard !tag.isEmpty else { return }
    let start = cursor.position
    cursor.skipText()
    if cursor.current == UInt8(ascii: "<"), cursor.isAt("</") {
      let end = cursor.position
      try MARCXMLParser.endTag(of: tag.name, &cursor)
      use(cursor.slice(start..<end))
      return
    }
    try textWithMarkup(from: start, &cursor)
    try MARCXMLParser.endTag(of: tag.name, &cursor)
    decoded.withUnsafeBufferPointer(use)
  }

  /// Handles references, comments and CDATA sections, which few texts have.
  private mutating func textWithMarkup(from start: Int, _ cursor: inout XMLCursor) throws(XMLFault) {
    decoded.removeAll(keepingCapacity: true)
    var start = start
    while true {
      decoded.append(contentsOf: cursor.slice(start..<cursor.position))
      if cursor.current == UInt8(ascii: "&") {
        let all = cursor.slice(0..<cursor.end)
        guard let end = XMLReference.decode(all, at: cursor.position, into: &decoded) else {
          if cursor.end - cursor.position < 12 { throw .incomplete }
          throw cursor.fault("an unknown reference")
        }
        cursor.advance(end - cursor.position)
      } else if cursor.isAt("<!--") {
        try cursor.skip(past: "-->")
      } else if cursor.isAt("<![CDATA[") {
        cursor.advance(9)
        let first = cursor.position
        try cursor.skip(past: "]]>")
        decoded.append(contentsOf: cursor.slice(first..<cursor.position - 3))
      } else if cursor.current == UInt8(ascii: "<") {
        if cursor.end - cursor.position < 9 { throw .incomplete }
        return
      } else {
        throw cursor.fault("a character that XML does not allow")
      }
      start = cursor.position
      cursor.skipText()
    }
  }
}

extension MARCXMLParser {
  /// Whether the end tag of the element `name` comes next; if so, moves past it. Otherwise stops before a
  /// start tag.
  private static func isAtEnd(of name: Range<Int>, _ cursor: inout XMLCursor) throws(XMLFault) -> Bool {
    while true {
      cursor.skipSpace()
      // Every end tag is longer than what distinguishes it from a comment.
      if cursor.end - cursor.position < 4 { throw .incomplete }
      guard cursor.current == UInt8(ascii: "<") else { throw cursor.fault("text where a field should begin") }
      if cursor.isAt("</") {
        try endTag(of: name, &cursor)
        return true
      }
      guard cursor.isAt("<!--") else { return false }
      try cursor.skip(past: "-->")
    }
  }

  private static func endTag(of name: Range<Int>, _ cursor: inout XMLCursor) throws(XMLFault) {
    cursor.advance(2)
    if cursor.skipEnd(of: name) { return }
    let start = cursor.position
    let ending = try cursor.name()
    guard cursor.equals(ending, name) else {
      throw .malformed(
        "</\(String(decoding: cursor.slice(ending), as: UTF8.self))> where "
          + "</\(String(decoding: cursor.slice(name), as: UTF8.self))> should be", at: start - 2)
    }
    cursor.skipSpace()
    try cursor.expect(UInt8(ascii: ">"), "an unterminated end tag")
  }

  private static func startTag(_ cursor: inout XMLCursor) throws(XMLFault) -> StartTag {
    try cursor.expect(UInt8(ascii: "<"), "a tag is missing")
    var tag = StartTag()
    tag.name = try cursor.name()
    while true {
      cursor.skipSpace()
      if cursor.current == UInt8(ascii: ">") {
        try cursor.expect(UInt8(ascii: ">"), "an unterminated tag")
        return tag
      }
      if cursor.current == UInt8(ascii: "/") {
        cursor.advance()
        try cursor.expect(UInt8(ascii: ">"), "an unterminated tag")
        tag.isEmpty = true
        return tag
      }
      let name = try cursor.name()
      cursor.skipSpace()
      try cursor.expect(UInt8(ascii: "="), "an attribute without a value")
      cursor.skipSpace()
      let quote = cursor.current
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        throw cursor.fault("an attribute value without quotes")
      }
      cursor.advance()
      let start = cursor.position
      cursor.skipValue(to: quote)
      let value = start..<cursor.position
      try cursor.expect(quote, "an unterminated attribute value")
      if cursor.equals(name, "tag") {
        tag.tag = value
      } else if cursor.equals(name, "code") {
        tag.code = value
      } else if cursor.equals(name, "ind2") {
        tag.secondIndicator = value
      }
    }
  }

  private static func number(_ digits: Range<Int>, _ cursor: XMLCursor) -> Int {
    var number = 0
    for byte in cursor.slice(digits) {
      guard (0x30...0x39).contains(byte), number < 1000 else { return -1 }
      number = number * 10 + Int(byte - 0x30)
    }
    return digits.count == 3 ? number : -1
  }
}
