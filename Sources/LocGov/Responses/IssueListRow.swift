import NewspaperHTTP

/// A row of a list of issues or front pages, from a search with `dl=issue` or `dl=page`.
struct IssueListRow: Decodable, Sendable {
  /// `http://www.loc.gov/item/sn83030214/1866-04-10/ed-1/`; for a page `/resource/…/?sp=1`.
  let id: LenientLabels
  let date: LenientLabels
  let lccn: LenientLabels
  let edition: LenientLabels
  /// `Image 1 of The roundup record (Roundup, Mont.), April 19, 1912`
  let title: LenientLabels
  let state: LenientLabels
  let city: LenientLabels
  /// For a page: its picture, in several sizes, and the positions of its words.
  let images: LenientLabels

  private enum CodingKeys: String, CodingKey {
    case id, date, title
    case images = "image_url"
    case lccn = "number_lccn"
    case edition = "number_edition"
    case state = "location_state"
    case city = "location_city"
  }
}
