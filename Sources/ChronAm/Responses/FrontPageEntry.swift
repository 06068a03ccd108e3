import NewspaperHTTP

/// A row of the response at `/frontpages/{date}.json`.
struct FrontPageEntry: Decodable {
  /// The newspaper's title.
  let label: LenientLabels
  /// The page's address.
  let url: LenientLabels
  let place: LenientLabels

  private enum CodingKeys: String, CodingKey {
    case label, url
    case place = "place_of_publication"
  }
}
