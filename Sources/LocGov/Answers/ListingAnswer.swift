import NewspaperHTTP

/// A page of a list of titles.
///
/// The rows stand under `results` in a search. The titles listing has them under a key that is literally
/// `content.results` when `at=` asked for it, else under `content`, or in a child of that of its `pages` whose slug is
/// `titles`. `pagination` stands beside them or at the top.
struct ListingAnswer: Decodable {
  let rows: [TitleRow]
  /// Rows of the whole list; nil where the answer does not say.
  let total: Int?
  /// Rows that the server gives a page; nil where the answer does not say.
  let pageSize: Int?

  private enum CodingKeys: String, CodingKey {
    case results, pagination, content, pages
    case contentResults = "content.results"
    case contentPagination = "content.pagination"
  }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: CodingKeys.self)
    let pages = try answer.decodeIfPresent([ListingSection].self, forKey: .pages) ?? []
    let places = [
      ListingSection(
        results: try answer.decodeIfPresent([TitleRow].self, forKey: .contentResults),
        pagination: try answer.decodeIfPresent(PaginationAnswer.self, forKey: .contentPagination)),
      try answer.decodeIfPresent(ListingSection.self, forKey: .content) ?? ListingSection(),
      pages.first { $0.slug == "titles" }?.filledChild ?? ListingSection(),
      ListingSection(
        results: try answer.decodeIfPresent([TitleRow].self, forKey: .results),
        pagination: try answer.decodeIfPresent(PaginationAnswer.self, forKey: .pagination)),
    ]
    let filled = places.first { $0.results?.isEmpty == false } ?? places.first { $0.results != nil }
    guard let filled, let rows = filled.results else {
      throw DecodingError.keyNotFound(
        CodingKeys.results, .init(codingPath: decoder.codingPath, debugDescription: "no rows"))
    }
    let paginations = [filled.pagination] + places.map(\.pagination)
    self.rows = rows
    total = paginations.lazy.compactMap { $0?.of.count }.first
    pageSize = paginations.lazy.compactMap { $0?.perpage.count }.first
  }
}
