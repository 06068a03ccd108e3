import NewspaperHTTP

/// A part of a response that may have rows, directly or in its children. Anything but an object is empty.
struct ListingSection<Row: Decodable & Sendable>: Decodable, Sendable {
  let slug: String?
  let results: [Row]?
  let pagination: PaginationResponse?
  let children: [ListingSection]

  private enum CodingKeys: String, CodingKey { case slug, results, pagination, children }

  init(
    slug: String? = nil, results: [Row]? = nil, pagination: PaginationResponse? = nil,
    children: [ListingSection] = []
  ) {
    self.slug = slug
    self.results = results
    self.pagination = pagination
    self.children = children
  }

  init(from decoder: any Decoder) throws {
    guard let section = try? decoder.container(keyedBy: CodingKeys.self) else {
      self.init()
      return
    }
    self.init(
      slug: try section.decode(LenientLabels.self, forKey: .slug).first,
      results: try section.decodeIfPresent([Row].self, forKey: .results),
      pagination: try section.decodeIfPresent(PaginationResponse.self, forKey: .pagination),
      children: try section.decodeIfPresent([ListingSection].self, forKey: .children) ?? [])
  }

  /// The first child with rows, otherwise the first that could have some.
  var filledChild: ListingSection? {
    children.first { $0.results?.isEmpty == false } ?? children.first { $0.results != nil }
  }
}
