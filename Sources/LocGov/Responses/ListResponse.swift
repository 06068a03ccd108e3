import NewspaperHTTP

/// A page of a list.
///
/// A search has the rows under `results`. The titles listing has them under a key that is literally
/// `content.results` if `at=` requested it, otherwise under `content`, or in a child of one of its `pages`,
/// preferably the one with the slug `titles`. `pagination` is next to them or at the top level.
struct ListResponse<Row: Decodable & Sendable>: Decodable, Sendable {
  let rows: [Row]
  /// The length of the whole list; nil if the response does not say.
  let total: Int?
  /// Whether another page follows; nil if the response does not say.
  let hasMore: Bool?

  private enum CodingKeys: String, CodingKey {
    case results, pagination, content, pages
    case contentResults = "content.results"
    case contentPagination = "content.pagination"
  }

  init(from decoder: any Decoder) throws {
    typealias Section = ListingSection<Row>
    let answer = try decoder.container(keyedBy: CodingKeys.self)
    let pages = try answer.decodeIfPresent([Section].self, forKey: .pages) ?? []
    let titles = pages.first { $0.slug == "titles" }?.filledChild
    let places = [
      Section(
        results: try answer.decodeIfPresent([Row].self, forKey: .contentResults),
        pagination: try answer.decodeIfPresent(PaginationResponse.self, forKey: .contentPagination)),
      try answer.decodeIfPresent(Section.self, forKey: .content) ?? Section(),
      titles ?? Section(),
      Section(
        results: try answer.decodeIfPresent([Row].self, forKey: .results),
        pagination: try answer.decodeIfPresent(PaginationResponse.self, forKey: .pagination)),
    ]
    let others = pages.compactMap(\.filledChild)
    let filled =
      (places + others).first { $0.results?.isEmpty == false }
      ?? (places + others).first { $0.results != nil }
    guard let filled, let rows = filled.results else {
      throw DecodingError.keyNotFound(
        CodingKeys.results, .init(codingPath: decoder.codingPath, debugDescription: "no rows"))
    }
    let paginations = [filled.pagination] + places.map(\.pagination)
    self.rows = rows
    let isInPages = filled.results?.isEmpty == false && places.allSatisfy { $0.results?.isEmpty ?? true }
    // One client saw rows in another of the `pages`, and their number in `total`.
    let counted = isInPages ? paginations.lazy.compactMap { $0?.total.count }.first { $0 >= rows.count } : nil
    total = paginations.lazy.compactMap { $0?.of.count }.first ?? counted
    hasMore = paginations.lazy.compactMap { $0?.hasNext }.first
  }
}
