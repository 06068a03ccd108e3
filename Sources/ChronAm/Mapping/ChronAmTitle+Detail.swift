import NewspaperHTTP
import Newspapers

extension ChronAmTitle {
  /// - Parameters:
  ///   - asked: the LCCN requested.
  ///   - coverage: that of its issues.
  /// - Returns: nil if the title has neither a name nor issues; with issues alone, its number is its name.
  func detail(_ asked: LCCN, coverage: DigitizedCoverage?, webAddress: String) -> NewspaperDetail? {
    let number = issues?.isEmpty == false ? asked.description : nil
    guard let name = name.first.flatMap(PlainTitle.text) ?? number else { return nil }
    let placeOfPublication = placeOfPublication.first
    let years = PublicationYears(
      start: CatalogYear(startYear.first ?? ""), end: CatalogYear(endYear.first ?? ""))
    let newspaper = Newspaper(
      lccn: asked, title: name,
      places: place.texts.compactMap { ChronAmPlace.place($0, placeOfPublication: placeOfPublication) },
      years: startYear.labels.isEmpty && endYear.labels.isEmpty ? nil : years,
      coverage: coverage)
    return NewspaperDetail(
      newspaper: newspaper, placeOfPublication: placeOfPublication, publisher: publisher.first,
      subjects: SubjectHeading.cleaned(subject.texts), webAddress: webAddress)
  }
}
