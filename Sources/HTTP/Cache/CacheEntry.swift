/// An answer as it lies in the cache: a head of lines and the body, with what is needed to see that both are whole.
struct CacheEntry: Hashable, Sendable {
  /// The address that was asked.
  let url: String
  /// The address that answered, after redirects.
  let answeredBy: String
  /// When the server last said that this is its answer, in seconds since 1970.
  let asOf: Double
  /// Until when it is as good as new, in seconds since 1970.
  let freshUntil: Double
  /// 200, or 404 where that is worth knowing.
  let status: Int
  let headers: HTTPHeaders
  let body: [UInt8]

  /// The header fields that are kept: what the body is, and what to ask for a newer one with.
  static let keptHeaders = ["Content-Type", "ETag", "Last-Modified", "Cache-Control"]

  private static let mark = "broadsheet cache 1"

  init(
    url: String, answeredBy: String, asOf: Double, freshUntil: Double, status: Int = 200,
    headers: HTTPHeaders, body: [UInt8]
  ) {
    self.url = url
    self.answeredBy = answeredBy
    self.asOf = asOf
    self.freshUntil = freshUntil
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The head as it is written; the body follows it.
  var head: [UInt8] {
    var lines = [
      CacheEntry.mark, "url: \(url)", "answered-by: \(answeredBy)", "as-of: \(asOf)",
      "fresh-until: \(freshUntil)", "status: \(status)", "length: \(body.count)",
      "checksum: \(Checksum(body).hexadecimal)",
    ]
    for name in CacheEntry.keptHeaders {
      if let value = headers[name] { lines.append("header-\(name.lowercased()): \(value)") }
    }
    // A line break inside a value would make another line of it.
    let text = lines.map { $0.filter { !$0.isNewline && $0 != "\0" } }.joined(separator: "\n")
    return Array((text + "\n\n").utf8)
  }

  /// Nil for what is no entry, or not a whole one.
  init?(bytes: [UInt8]) {
    guard let end = CacheEntry.endOfHead(bytes) else { return nil }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\n")
    guard lines.first == Substring(CacheEntry.mark) else { return nil }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstRange(of: ": ") else { return nil }
      fields[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
    }
    let body = Array(bytes[(end + 2)...])
    guard let url = fields["url"], let answeredBy = fields["answered-by"],
      let asOf = fields["as-of"].flatMap(Double.init), asOf.isFinite,
      let freshUntil = fields["fresh-until"].flatMap(Double.init), !freshUntil.isNaN,
      let status = fields["status"].flatMap({ Int($0) }),
      fields["length"] == String(body.count), fields["checksum"] == Checksum(body).hexadecimal
    else { return nil }
    let kept = CacheEntry.keptHeaders.compactMap { name in
      fields["header-\(name.lowercased())"].map { (name, $0) }
    }
    self.init(
      url: url, answeredBy: answeredBy, asOf: asOf, freshUntil: freshUntil, status: status,
      headers: HTTPHeaders(Dictionary(uniqueKeysWithValues: kept)), body: body)
  }

  /// Where the empty line is that ends the head: the index of the first of its two line feeds.
  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    let longest = min(bytes.count, 65_536)
    return (1..<max(2, longest)).first { $0 < longest && bytes[$0] == 0x0A && bytes[$0 - 1] == 0x0A }
      .map { $0 - 1 }
  }
}
