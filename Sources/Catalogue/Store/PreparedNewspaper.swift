import Newspapers

/// A newspaper with what it is found and sorted by, worked out where it was read: that takes as long as writing it.
struct PreparedNewspaper: Sendable {
  let newspaper: StoredNewspaper
  /// The words by which it is found, as `SearchText` makes them.
  let words: String
  let sortTitle: String
  let years: PublicationYears

  init(_ newspaper: StoredNewspaper) {
    self.newspaper = newspaper
    words = SearchText.words(of: newspaper)
    sortTitle = TitleText.sortKey(newspaper.title)
    years = PublicationYears(start: CatalogueYear(newspaper.startYear), end: CatalogueYear(newspaper.endYear))
  }
}
