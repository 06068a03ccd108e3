import NewspaperHTTP

/// The position of a page in a list. `of` is the length of the list; `total`, its number of pages, cannot be
/// trusted, and neither can `perpage`.
struct PaginationResponse: Decodable, Sendable {
  let of: LenientLabels
  let total: LenientLabels
  /// Whether there is the address of a next page; nil if the response does not say.
  let hasNext: Bool?

  private enum CodingKeys: String, CodingKey { case of, total, next }

  init(from decoder: any Decoder) throws {
    let pagination = try decoder.container(keyedBy: CodingKeys.self)
    of = try pagination.decode(LenientLabels.self, forKey: .of)
    total = try pagination.decode(LenientLabels.self, forKey: .total)
    let next = try pagination.decode(LenientLabels.self, forKey: .next)
    hasNext = pagination.contains(.next) ? !next.labels.isEmpty : nil
  }
}
