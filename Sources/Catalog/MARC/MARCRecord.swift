/// The fields of one MARC record, as in its XML. It is created once and refilled for each record.
struct MARCRecord {
  /// A field of the record. A control field has one subfield, with the code 0.
  struct Field {
    /// The tag's three digits as a number.
    let tag: Int
    let secondIndicator: UInt8
    var subfields: Range<Int>
  }

  struct Subfield {
    let code: UInt8
    let text: Range<Int>
  }

  private(set) var fields: [Field] = []
  private(set) var subfields: [Subfield] = []
  /// The text of all subfields, UTF-8.
  private(set) var text: [UInt8] = []
  private(set) var isASCII = true
  var leader: [UInt8] = []

  mutating func removeAll() {
    fields.removeAll(keepingCapacity: true)
    subfields.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    leader.removeAll(keepingCapacity: true)
    isASCII = true
  }

  mutating func begin(tag: Int, secondIndicator: UInt8) {
    fields.append(
      Field(tag: tag, secondIndicator: secondIndicator, subfields: subfields.count..<subfields.count))
  }

  /// Adds a subfield to the last field.
  ///
  /// Line ends and tabs become spaces, because they separate values in the catalog's columns.
  mutating func add(code: UInt8, _ bytes: UnsafeBufferPointer<UInt8>) {
    let start = text.count
    text.append(contentsOf: bytes)
    var (least, all) = (UInt8.max, UInt8(0))
    for byte in bytes {
      least = min(least, byte)
      all |= byte
    }
    if least < 0x20 { for index in start..<text.count where text[index] < 0x20 { text[index] = 0x20 } }
    if all >= 0x80 { isASCII = false }
    subfields.append(Subfield(code: code, text: start..<text.count))
    let last = fields.count - 1
    fields[last].subfields = fields[last].subfields.lowerBound..<subfields.count
  }
}
