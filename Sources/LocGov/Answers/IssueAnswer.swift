import NewspaperHTTP

/// The answer about one issue. An issue that does not exist can be answered with status 200, as a title can.
struct IssueAnswer: Decodable {
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

    private enum CodingKeys: String, CodingKey {
      case date, title
      case lccn = "number_lccn"
      case newspaperTitle = "newspaper_title"
    }
  }

  private enum CodingKeys: String, CodingKey {
    case item, status, exception, resources
    case previous = "previous_issue"
    case next = "next_issue"
  }

  var saysNotFound: Bool { ItemAnswer.saysNotFound(status: status, exception: exception) }
}
