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
    let city: LenientLabels
    /// `Oregon--Multnomah--Portland`
    let place: LenientLabels
    let placeOfPublication: LenientLabels
    /// English names of the newspaper's languages.
    let language: LenientLabels
    /// The newspaper's, in the cataloger's words: `Daily (except Sunday)`.
    let frequency: LenientLabels
    /// `curiv_ocotillo_ver01`, with `batch_` before it at some sites.
    let batch: LenientLabels
    /// `9`; empty for most pages, as are the next two.
    let printedPage: LenientLabels
    /// `SUPPLEMENT`
    let section: LenientLabels
    /// `Seattle Builder's Edition`
    let edition: LenientLabels
    /// What OCR read, by the names of its fields: `ocr_eng`, `ocr_ger`, `ocr`.
    let texts: [String: String]

    private enum CodingKeys: String, CodingKey {
      case id, title, state, city, place, language, frequency, batch
      case placeOfPublication = "place_of_publication"
      case printedPage = "page"
      case section = "section_label"
      case edition = "edition_label"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      id = try fields.decode(LenientLabels.self, forKey: .id)
      title = try fields.decode(LenientLabels.self, forKey: .title)
      state = try fields.decode(LenientLabels.self, forKey: .state)
      city = try fields.decode(LenientLabels.self, forKey: .city)
      place = try fields.decode(LenientLabels.self, forKey: .place)
      placeOfPublication = try fields.decode(LenientLabels.self, forKey: .placeOfPublication)
      language = try fields.decode(LenientLabels.self, forKey: .language)
      frequency = try fields.decode(LenientLabels.self, forKey: .frequency)
      batch = try fields.decode(LenientLabels.self, forKey: .batch)
      printedPage = try fields.decode(LenientLabels.self, forKey: .printedPage)
      section = try fields.decode(LenientLabels.self, forKey: .section)
      edition = try fields.decode(LenientLabels.self, forKey: .edition)
      let all = try decoder.container(keyedBy: TextField.self)
      texts = all.allKeys.reduce(into: [:]) { texts, key in
        texts[key.stringValue] = try? all.decode(String.self, forKey: key)
      }
    }

    /// The field of a language: `ocr_eng`.
    private struct TextField: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init?(stringValue: String) {
        guard stringValue.hasPrefix("ocr") else { return nil }
        self.stringValue = stringValue
      }

      init?(intValue: Int) { nil }
    }
  }

  private enum CodingKeys: String, CodingKey {
    case items
    case total = "totalItems"
    case start = "startIndex"
  }
}
