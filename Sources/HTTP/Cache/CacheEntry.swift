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
  private(set) var body: [UInt8]

  /// The header fields that are kept: what the body is, and what to ask for a newer one with.
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

  /// The head as it is written; the body follows it.
  var head: [UInt8] {
    var lines = [
      CacheHead.mark, "url: \(url)", "answered-by: \(answeredBy)", "as-of: \(asOf)",
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
    guard let head = CacheHead(of: bytes) else { return nil }
    let body = Array(bytes[head.size...])
    guard head.length == body.count, head.checksum == Checksum(body).hexadecimal else { return nil }
    self = head.entry
    self.body = body
  }
}
