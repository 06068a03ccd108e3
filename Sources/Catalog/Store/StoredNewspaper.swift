import Newspapers

/// A newspaper as stored in the catalog's table: one text per column, with several values separated by line
/// feeds.
struct StoredNewspaper: Equatable, Sendable {
  /// Where a row came from: a full record takes precedence over a line in a list of digitized newspapers, and
  /// that over one in a directory.
  enum Kind: Int, CaseIterable, Sendable {
    case record = 1
    case listed = 2
    case named = 3
    /// From the starter catalog, which lies under all the rest.
    case builtIn = 4
  }

  var kind = Kind.record
  var lccn = ""
  var title = ""
  /// `State--County--City`, those in the state given by the catalog's code first.
  var places = ""
  /// As parsed by `CatalogYear`.
  var startYear = ""
  var endYear = ""
  /// English names.
  var languages = ""
  /// In words, from the catalog's code.
  var frequency = ""
  /// In the cataloger's words, if they say more than `frequency`: rows show them, and filters go by them.
  var frequencyWords = ""
  var ethnicities = ""
  var otherTitles = ""
  var placeOfPublication = ""
  var publisher = ""
  var subjects = ""
  var notes = ""
  /// An LCCN or nothing, a tab, and a title.
  var preceding = ""
  var succeeding = ""
  var oclc = ""
  var issn = ""
  var holdings = ""

  var years: PublicationYears {
    PublicationYears(start: CatalogYear(startYear), end: CatalogYear(endYear))
  }

  /// All texts, in the order of their `Column`s.
  var texts: [String] {
    [
      lccn, title, places, startYear, endYear, languages, frequency, frequencyWords, ethnicities, otherTitles,
      placeOfPublication, publisher, subjects, notes, preceding, succeeding, oclc, issn, holdings,
    ]
  }
}
