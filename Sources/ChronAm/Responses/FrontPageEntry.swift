import NewspaperHTTP

/// A row of the response at `/frontpages/{date}.json`.
struct FrontPageEntry: Decodable {
  /// The newspaper's title.
  let label: LenientLabels
  /// The page's address.
  let url: LenientLabels
  let place: LenientLabels
  /// The address of a small picture.
  let thumbnail: LenientLabels

  private enum CodingKeys: String, CodingKey {
    case label, url
    case thumbnail = "thumbnail_url"
    case place = "place_of_publication"
  }
}
