import NewspaperHTTP

/// A page of a list of issues, as a search with `dl=issue` answers it.
struct IssueListAnswer: Decodable {
  struct Row: Decodable {
    let date: LenientLabels
    let lccn: LenientLabels

    private enum CodingKeys: String, CodingKey {
      case date
      case lccn = "number_lccn"
    }
  }

  let results: [Row]
  let pagination: PaginationAnswer
}
