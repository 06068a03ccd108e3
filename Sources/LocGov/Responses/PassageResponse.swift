/// The text service's answer about what was found on a page: an object whose only key is the path of the page's file, in some
/// notation.
struct PassageResponse: Decodable, Sendable {
  let found: PageSearchRow.Found

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    guard let path = answer.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no page"))
    }
    // Any part may be missing in a row; here the passage is all that was requested.
    let page = try answer.nestedContainer(keyedBy: Key.self, forKey: path)
    _ = try page.decode(String.self, forKey: Key(stringValue: "relevant_snippet"))
    found = try answer.decode(PageSearchRow.Found.self, forKey: path)
  }
}
