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
    /// Of newspapers whose end is unknown: they may still be published.
    case unknownEnd
  }

  let kind: Kind
  let name: String
}
