import NewspaperHTTP

/// The response at `/newspapers.json`, in one of three shapes distinguished by their keys.
enum NewspaperListResponse: Decodable {
  /// `{"newspapers": [{"lccn", "title", "state", "url"}]}`
  case chronAm([ChronAmRow])
  /// A IIIF collection of collections.
  case iiif([IIIFReference])
  /// What www.loc.gov has returned since it took over: 25 rows of its own list.
  case locGov

  private enum CodingKeys: String, CodingKey {
    case newspapers, collections, content, pages
    case contentResults = "content.results"
  }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: CodingKeys.self)
    if answer.contains(.newspapers) {
      self = .chronAm(try answer.decode([ChronAmRow].self, forKey: .newspapers))
    } else if answer.contains(.collections) {
      self = .iiif(try answer.decode([IIIFReference].self, forKey: .collections))
    } else if answer.contains(.contentResults) || answer.contains(.content) || answer.contains(.pages) {
      self = .locGov
    } else {
      throw DecodingError.keyNotFound(
        CodingKeys.newspapers,
        .init(codingPath: decoder.codingPath, debugDescription: "neither newspapers nor collections"))
    }
  }
}

extension NewspaperListResponse: ReadInOnePass {
  /// chronam's list, as nearly all of these sites write it.
  static func read(_ json: [UInt8]) -> NewspaperListResponse? {
    guard
      let rows = JSONRows.texts(
        of: ["lccn", "title", "state", "url"], inList: CodingKeys.newspapers.stringValue, json)
    else { return nil }
    return .chronAm(
      rows.map { row in
        let labels = row.map { $0.map(LenientLabels.init(text:)) ?? LenientLabels() }
        return ChronAmRow(lccn: labels[0], title: labels[1], state: labels[2], url: labels[3])
      })
  }
}
