import NewspaperHTTP

/// A row of a search for pages, with `dl=page`.
struct PageSearchRow: Decodable, Sendable {
  /// `http://www.loc.gov/resource/sn92070146/1924-11-20/ed-1/?sp=6`
  let id: LenientLabels
  /// `Image 6 of Imperial Valley press (El Centro, Calif.), November 20, 1924`
  let title: LenientLabels
  let state: LenientLabels
  let county: LenientLabels
  let city: LenientLabels
  /// The same by level, `1/united states/oregon/`; not in every row.
  let compositeLocation: LenientLabels
  /// In lower case: `german`.
  let language: LenientLabels
  /// The newspaper's, in lower case: `weekly`.
  let frequency: LenientLabels
  /// `curiv_ocotillo_ver01`
  let batch: LenientLabels
  /// `https://tile.loc.gov/text-services/word-coordinates-service?segment=…`
  let coordinates: LenientLabels
  /// Pictures of the page, and the same without the words searched for.
  let images: LenientLabels
  /// What was found on the page; nil in rows that do not say it.
  let found: Found?

  /// `page_coordinate_data`: what was found, in the units of the page's ALTO file.
  struct Found: Decodable, Sendable {
    /// x, y, width and height of each word found.
    let boxes: [[Double]]
    let width: LenientLabels
    let height: LenientLabels
    /// `… [[tag]]Clara[[/tag]] …`
    let snippet: LenientLabels
    /// The words found.
    let words: [String]

    private enum CodingKeys: String, CodingKey {
      case width, height
      case boxes = "coords_list"
      case snippet = "relevant_snippet"
      case words = "searchTerms"
    }

    init(from decoder: any Decoder) throws {
      let found = try decoder.container(keyedBy: CodingKeys.self)
      boxes = (try? found.decodeIfPresent([[Double]].self, forKey: .boxes)) ?? []
      width = try found.decode(LenientLabels.self, forKey: .width)
      height = try found.decode(LenientLabels.self, forKey: .height)
      snippet = try found.decode(LenientLabels.self, forKey: .snippet)
      // Words are keys here, with their boxes as values: `name` and `title` mean nothing else.
      if let boxes = try? found.decodeIfPresent([String: Ignored].self, forKey: .words) {
        words = boxes.keys.filter { !$0.isEmpty }.sorted()
      } else {
        words = try found.decode(LenientLabels.self, forKey: .words).texts
      }
    }

    private struct Ignored: Decodable {
      init(from decoder: any Decoder) {}
    }
  }

  private enum CodingKeys: String, CodingKey {
    case id, title, language, batch
    case state = "location_state"
    case county = "location_county"
    case city = "location_city"
    case compositeLocation = "composite_location"
    case frequency = "publication_frequency"
    case coordinates = "word_coordinates_url"
    case images = "image_url"
    case found = "page_coordinate_data"
  }

  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    id = try row.decode(LenientLabels.self, forKey: .id)
    title = try row.decode(LenientLabels.self, forKey: .title)
    state = try row.decode(LenientLabels.self, forKey: .state)
    county = try row.decode(LenientLabels.self, forKey: .county)
    city = try row.decode(LenientLabels.self, forKey: .city)
    compositeLocation = try row.decode(LenientLabels.self, forKey: .compositeLocation)
    language = try row.decode(LenientLabels.self, forKey: .language)
    frequency = try row.decode(LenientLabels.self, forKey: .frequency)
    batch = try row.decode(LenientLabels.self, forKey: .batch)
    coordinates = try row.decode(LenientLabels.self, forKey: .coordinates)
    images = try row.decode(LenientLabels.self, forKey: .images)
    // A row whose coordinates cannot be read is still a row.
    found = try? row.decodeIfPresent(Found.self, forKey: .found)
  }
}
