import Newspapers

extension NewspaperDetail {
  /// Whether its record does not name it, so that its number stands in for its title.
  var isUntitled: Bool { newspaper.isUntitled }

  /// The same, completed by what `other` says about the newspaper.
  func completed(by other: NewspaperDetail) -> NewspaperDetail {
    let (own, more) = (newspaper, other.newspaper)
    let isYearKnown = own.years.map { $0.start != .unknown } ?? false
    let named = isUntitled ? more : own
    let completed = Newspaper(
      lccn: own.lccn, title: named.title, sortTitle: named.sortTitle,
      places: own.places.isEmpty ? more.places : own.places,
      years: isYearKnown ? own.years : more.years ?? own.years,
      languages: own.languages.isEmpty ? more.languages : own.languages,
      frequency: own.frequency ?? more.frequency, coverage: own.coverage)
    func either<Value>(_ own: [Value], _ more: [Value]) -> [Value] { own.isEmpty ? more : own }
    return NewspaperDetail(
      newspaper: completed, otherTitles: either(otherTitles, other.otherTitles),
      placeOfPublication: placeOfPublication ?? other.placeOfPublication,
      publisher: publisher ?? other.publisher, subjects: either(subjects, other.subjects),
      notes: either(notes, other.notes), essay: essay ?? other.essay,
      preceding: either(preceding, other.preceding), succeeding: either(succeeding, other.succeeding),
      oclc: oclc ?? other.oclc, issn: issn ?? other.issn, webAddress: webAddress,
      otherWebAddresses: otherWebAddresses)
  }
}
