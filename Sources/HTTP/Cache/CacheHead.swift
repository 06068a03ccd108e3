/// What precedes the body in a cache entry: enough to know its age without reading all of it.
struct CacheHead: Hashable, Sendable {
  /// The entry without its body.
  let entry: CacheEntry
  /// Bytes of the body.
  let length: Int
  /// The checksum of the body, in sixteen digits.
  let checksum: String
  /// Bytes of the header itself, after which the body begins.
  let size: Int

  /// Longer than any header.
  static let longest = 65_536
  /// The content of the first line.
  static let mark = "broadsheet cache 1"

  /// Parses the header at the beginning of `bytes`; nil if it is invalid or incomplete.
  init?(of bytes: [UInt8]) {
    guard let end = CacheHead.end(in: bytes) else { return nil }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\n")
    guard lines.first == Substring(CacheHead.mark) else { return nil }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstRange(of: ": ") else { return nil }
      fields[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
    }
    guard let url = fields["url"], let answeredBy = fields["answered-by"],
      let asOf = fields["as-of"].flatMap(Double.init), asOf.isFinite,
      let freshUntil = fields["fresh-until"].flatMap(Double.init), !freshUntil.isNaN,
      let status = fields["status"].flatMap({ Int($0) }),
      let length = fields["length"].flatMap({ Int($0) }), let checksum = fields["checksum"]
    else { return nil }
    let kept = CacheEntry.keptHeaders.compactMap { name in
      fields["header-\(name.lowercased())"].map { (name, $0) }
    }
    entry = CacheEntry(
      url: url, answeredBy: answeredBy, asOf: asOf, freshUntil: freshUntil, status: status,
      headers: HTTPHeaders(Dictionary(uniqueKeysWithValues: kept)), body: [])
    self.length = length
    self.checksum = checksum
    size = end + 2
  }

  /// The position of the empty line that ends the header: the index of the first of its two line feeds.
  private static func end(in bytes: [UInt8]) -> Int? {
    let longest = min(bytes.count, CacheHead.longest)
    return (1..<max(2, longest)).first { $0 < longest && bytes[$0] == 0x0A && bytes[$0 - 1] == 0x0A }
      .map { $0 - 1 }
  }
}
