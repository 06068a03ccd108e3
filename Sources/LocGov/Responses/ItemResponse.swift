import NewspaperHTTP

/// The response for one title. A nonexistent title may come with status 200, an empty `item`, and its own
/// `status` or `exception`.
struct ItemResponse: Decodable {
  let item: ItemFields?
  let status: LenientLabels
  let exception: LenientLabels

  private enum CodingKeys: String, CodingKey { case item, status, exception }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: CodingKeys.self)
    item = try answer.decodeIfPresent(ItemFields.self, forKey: .item)
    status = try answer.decode(LenientLabels.self, forKey: .status)
    exception = try answer.decode(LenientLabels.self, forKey: .exception)
    guard item != nil || saysNotFound else {
      throw DecodingError.keyNotFound(
        CodingKeys.item, .init(codingPath: decoder.codingPath, debugDescription: "no item"))
    }
  }

  var saysNotFound: Bool { ItemResponse.saysNotFound(status: status, exception: exception) }

  static func saysNotFound(status: LenientLabels, exception: LenientLabels) -> Bool {
    let words = (status.texts + exception.texts).map { $0.lowercased() }
    return words.contains("404") || words.contains("not found")
  }
}
