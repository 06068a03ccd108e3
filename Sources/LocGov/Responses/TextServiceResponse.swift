import NewspaperHTTP

/// The response of the text service: an object whose only key is the path of the page's file, in some
/// notation.
struct TextServiceResponse: Decodable {
  struct Page: Decodable {
    /// Missing or null for a page without text.
    let text: String?

    private enum CodingKeys: String, CodingKey { case text = "full_text" }
  }

  let page: Page?

  private struct Path: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Path.self)
    page = try answer.allKeys.first.map { try answer.decode(Page.self, forKey: $0) }
  }
}
