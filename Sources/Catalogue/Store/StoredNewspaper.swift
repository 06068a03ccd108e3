import Newspapers

/// A newspaper as the catalogue's table has it: one text a column, several values in one parted by line ends.
struct StoredNewspaper: Equatable, Sendable {
  /// Where a row came from: a full record outdoes a line of a list.
  enum Kind: Int, Sendable {
    case record = 1
    case listed = 2
  }

  var kind = Kind.record
  var lccn = ""
  var title = ""
  /// `State--County--City`, the state of the catalogue's own code first.
  var places = ""
  /// As `CatalogueYear` reads them.
  var startYear = ""
  var endYear = ""
  /// English names.
  var languages = ""
  /// In words, as the catalogue's code says it: what filters go by.
  var frequency = ""
  /// In the cataloguer's words, where they say more than `frequency`.
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
}
