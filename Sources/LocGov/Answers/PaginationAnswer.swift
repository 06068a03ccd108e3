import NewspaperHTTP

/// Where a page of a list stands. `of` is the length of the list; `total`, its number of pages, is not to be trusted, and
/// neither is `perpage`.
struct PaginationAnswer: Decodable, Sendable {
  let of: LenientLabels
  /// Whether there is an address of a next page; nil where the answer does not say.
  let hasNext: Bool?

  private enum CodingKeys: String, CodingKey { case of, next }

  init(from decoder: any Decoder) throws {
    let pagination = try decoder.container(keyedBy: CodingKeys.self)
    of = try pagination.decode(LenientLabels.self, forKey: .of)
    let next = try pagination.decode(LenientLabels.self, forKey: .next)
    hasNext = pagination.contains(.next) ? !next.labels.isEmpty : nil
  }
}
