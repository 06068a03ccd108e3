import Newspapers

/// The title of a web page that came instead of something else: it may say why.
enum WebPageTitle {
  /// Bytes in which to look for it.
  private static let reach = 16_384
  /// The most characters to quote.
  private static let limit = 100

  /// Nil if the page has none.
  static func text(_ page: [UInt8]) -> String? {
    let head = Array(page.prefix(reach))
    let lowered = head.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    guard let tag = lowered.firstRange(of: Array("<title".utf8)),
      let start = lowered[tag.upperBound...].firstIndex(of: UInt8(ascii: ">")),
      let end = lowered[start...].firstRange(of: Array("</title".utf8))?.lowerBound
    else { return nil }
    let title = HTMLText.line(String(decoding: head[(start + 1)..<end], as: UTF8.self)).trimmed
    return title.isEmpty ? nil : title.count > limit ? String(title.prefix(limit)) + "…" : title
  }
}
