import NewspaperHTTP
import Newspapers

extension IIIFTitle {
  /// - Parameters:
  ///   - asked: the LCCN requested.
  ///   - coverage: that of its issues.
  /// - Returns: nil if the title has neither a name nor issues; with issues alone, its number is its name.
  func detail(_ asked: LCCN, coverage: DigitizedCoverage?, webAddress: String) -> NewspaperDetail? {
    let number = manifests?.isEmpty == false ? asked.description : nil
    guard let title = (metadata("title").first ?? label.first).flatMap(PlainTitle.text) ?? number
    else { return nil }
    let placeOfPublication = metadata("place of publication").first
    let cities = metadata("city").texts
    let (start, end) = (metadata("start year").first, metadata("end year").first)
    let newspaper = Newspaper(
      lccn: asked, title: title,
      places: metadata("place").texts.compactMap {
        ChronAmPlace.place($0, placeOfPublication: placeOfPublication, cities: cities)
      },
      years: start == nil && end == nil
        ? nil : PublicationYears(start: CatalogYear(start ?? ""), end: CatalogYear(end ?? "")),
      languages: metadata("language").texts, frequency: metadata("frequency").first,
      coverage: coverage)
    return NewspaperDetail(
      newspaper: newspaper, otherTitles: metadata("alt title").texts, placeOfPublication: placeOfPublication,
      publisher: metadata("publisher").first, subjects: SubjectHeading.cleaned(metadata("subject").texts),
      notes: metadata("note").texts.map(HTMLText.line), webAddress: webAddress)
  }
}
