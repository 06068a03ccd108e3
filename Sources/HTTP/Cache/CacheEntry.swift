/// A response as stored in the cache: header lines and the body, with what it takes to verify that both are
/// complete.
struct CacheEntry: Hashable, Sendable {
  /// The requested address.
  let url: String
  /// The address that answered, after redirects.
  let answeredBy: String
  /// When the server last confirmed this response, in seconds since 1970.
  let asOf: Double
  /// Until when it is fresh, in seconds since 1970.
  let freshUntil: Double
  /// 200, or 404 if that is worth knowing.
  let status: Int
  let headers: HTTPHeaders
  private(set) var body: [UInt8]

  /// The header fields to store: the type of the body, and the validators for requesting a newer one.
  static let keptHeaders = ["Content-Type", "ETag", "Last-Modified", "Cache-Control"]

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

  /// The header as it is written; the body follows it.
  var head: [UInt8] {
    var lines = [
      CacheHead.mark, "url: \(url)", "answered-by: \(answeredBy)", "as-of: \(asOf)",
      "fresh-until: \(freshUntil)", "status: \(status)", "length: \(body.count)",
      "checksum: \(FNV1a(body).hexadecimal)",
    ]
    for name in CacheEntry.keptHeaders {
      if let value = headers[name] { lines.append("header-\(name.lowercased()): \(value)") }
    }
    // A line break inside a value would split it into two lines.
    let text = lines.map { $0.filter { !$0.isNewline && $0 != "\0" } }.joined(separator: "\n")
    return Array((text + "\n\n").utf8)
  }

  /// Nil if it is not a complete entry.
  init?(bytes: [UInt8]) {
    guard let head = CacheHead(of: bytes) else { return nil }
    let body = Array(bytes[head.size...])
    guard head.length == body.count, head.checksum == FNV1a(body).hexadecimal else { return nil }
    self = head.entry
    self.body = body
  }
}
