/// A value to filter lists by.
struct CatalogTerm: Hashable, Sendable {
  enum Kind: Int, CaseIterable, Sendable {
    case state = 1
    /// Named `State--County`, found by the county.
    case county
    /// Named `State--County--City`, found by the city.
    case city
    case language, frequency, ethnicity
    case digitized, current
    /// How often a newspaper appears in all words that its row shows, if there are more of them than in the
    /// term.
    case frequencyWords
    // 10 is taken: catalogs of earlier versions have it for newspapers with an unknown end.
  }

  let kind: Kind
  let name: String
}
