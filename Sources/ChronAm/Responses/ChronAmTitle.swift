import NewspaperHTTP

/// A title in chronam's JSON.
struct ChronAmTitle: Decodable {
  let lccn: LenientLabels
  let name: LenientLabels
  let placeOfPublication: LenientLabels
  let publisher: LenientLabels
  let startYear: LenientLabels
  let endYear: LenientLabels
  let subject: LenientLabels
  /// `State--County--City`.
  let place: LenientLabels
  /// Nil if the response does not say; empty if nothing is digitized.
  let issues: [Issue]?

  struct Issue: Decodable {
    let date: LenientLabels
    let url: LenientLabels

    private enum CodingKeys: String, CodingKey {
      case date = "date_issued"
      case url
    }
  }

  private enum CodingKeys: String, CodingKey {
    case lccn, name, publisher, subject, place, issues
    case placeOfPublication = "place_of_publication"
    case startYear = "start_year"
    case endYear = "end_year"
  }
}
