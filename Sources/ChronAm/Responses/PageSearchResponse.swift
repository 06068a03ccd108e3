import NewspaperHTTP

/// The response at `/search/pages/results/`.
struct PageSearchResponse: Decodable {
  let total: LenientLabels
  /// From 1. A page of results past the end repeats the first one.
  let start: LenientLabels
  let items: [Item]

  struct Item: Decodable {
    /// `/lccn/sn85038485/1924-07-13/ed-1/seq-48/`
    let id: LenientLabels
    let title: LenientLabels
    let state: LenientLabels
    /// `Oregon--Multnomah--Portland`
    let place: LenientLabels
    let placeOfPublication: LenientLabels

    private enum CodingKeys: String, CodingKey {
      case id, title, state, place
      case placeOfPublication = "place_of_publication"
    }
  }

  private enum CodingKeys: String, CodingKey {
    case items
    case total = "totalItems"
    case start = "startIndex"
  }
}
