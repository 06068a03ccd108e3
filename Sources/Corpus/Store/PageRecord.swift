/// A stored page, as far as jobs need it.
public struct PageRecord: Hashable, Sendable {
  /// `sn83030214/1866-04-10/ed-1/seq-1`
  public private(set) var id = ""
  public private(set) var lccn = ""
  /// `1866-04-10`
  public private(set) var date = ""
  public private(set) var year = 0
  public private(set) var edition = 0
  public private(set) var sequence = 0
  public private(set) var quality: Double?
  /// UTF-8. A line ends in a line feed, and a broken word in U+00AD before that.
  public private(set) var text: [UInt8] = []
  /// In hexadecimal digits.
  public private(set) var textSum: [UInt8] = []

  private static let keys: [StaticString] = [
    "id", "lccn", "date", "year", "edition", "sequence", "text", "quality", "text_sha256",
  ]

  /// - Parameter line: an object, with or without a line feed; keys in any order.
  init(_ line: UnsafeBufferPointer<UInt8>) throws(JSONScanner.Malformed) {
    var scanner = JSONScanner(line)
    var page = PageRecord()
    var found = 0
    try scanner.object { key, value throws(JSONScanner.Malformed) in
      guard let place = PageRecord.place(of: key) else {
        try value.value()
        return
      }
      found |= 1 << place
      try page.take(place, &value)
    }
    try scanner.end()
    guard found == 1 << PageRecord.keys.count - 1, !page.id.isEmpty, !page.lccn.isEmpty else {
      throw JSONScanner.Malformed()
    }
    self = page
  }

  private init() {}

  private mutating func take(_ key: Int, _ value: inout JSONScanner) throws(JSONScanner.Malformed) {
    switch key {
    case 0: id = String(decoding: try bytes(&value), as: UTF8.self)
    case 1: lccn = String(decoding: try bytes(&value), as: UTF8.self)
    case 2: date = String(decoding: try bytes(&value), as: UTF8.self)
    case 3: year = try number(&value)
    case 4: edition = try number(&value)
    case 5: sequence = try number(&value)
    case 6: text = try bytes(&value)
    case 7: quality = try value.double()
    default: textSum = try bytes(&value)
    }
  }

  private func bytes(_ value: inout JSONScanner) throws(JSONScanner.Malformed) -> [UInt8] {
    guard let text = try value.string() else { throw JSONScanner.Malformed() }
    return text
  }

  private func number(_ value: inout JSONScanner) throws(JSONScanner.Malformed) -> Int {
    guard let number = try value.integer() else { throw JSONScanner.Malformed() }
    return number
  }

  private static func place(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    keys.firstIndex { name in
      name.utf8CodeUnitCount == key.count
        && zip(UnsafeBufferPointer(start: name.utf8Start, count: key.count), key).allSatisfy(==)
    }
  }

  /// Whether its parts agree with its ID.
  var isConsistent: Bool {
    id == "\(lccn)/\(date)/ed-\(edition)/seq-\(sequence)" && Int(date.prefix { $0 != "-" }) == year
  }

  /// The page's issue, with its edition: what comes before the sequence.
  public var issue: String { String(id[..<(id.lastIndex(of: "/") ?? id.endIndex)]) }
}
