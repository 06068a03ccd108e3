import NewspaperHTTP

/// The response for one issue. A nonexistent issue may come with status 200, like a title.
struct IssueResponse: Decodable {
  let item: Item?
  let status: LenientLabels
  let exception: LenientLabels
  let resources: FileTree?
  /// The address of an issue; null at the ends.
  let previous: LenientLabels
  let next: LenientLabels

  struct Item: Decodable {
    let date: LenientLabels
    let lccn: LenientLabels
    let newspaperTitle: LenientLabels
    let title: LenientLabels
    /// Who had the issue digitized.
    let contributors: LenientLabels
    let city: LenientLabels
    let county: LenientLabels
    let state: LenientLabels

    private enum CodingKeys: String, CodingKey {
      case date, title
      case lccn = "number_lccn"
      case newspaperTitle = "newspaper_title"
      case contributors = "contributor_names"
      case city = "location_city"
      case county = "location_county"
      case state = "location_state"
    }
  }

  private enum CodingKeys: String, CodingKey {
    case item, status, exception, resources
    case previous = "previous_issue"
    case next = "next_issue"
  }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: CodingKeys.self)
    item = try answer.decodeIfPresent(Item.self, forKey: .item)
    resources = try answer.decodeIfPresent(FileTree.self, forKey: .resources)
    status = try answer.decode(LenientLabels.self, forKey: .status)
    exception = try answer.decode(LenientLabels.self, forKey: .exception)
    previous = try answer.decode(LenientLabels.self, forKey: .previous)
    next = try answer.decode(LenientLabels.self, forKey: .next)
    guard item != nil || resources != nil || saysNotFound else {
      throw DecodingError.keyNotFound(
        CodingKeys.item, .init(codingPath: decoder.codingPath, debugDescription: "no issue"))
    }
  }

  var saysNotFound: Bool { ItemResponse.saysNotFound(status: status, exception: exception) }
}
