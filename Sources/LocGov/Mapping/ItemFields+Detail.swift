import NewspaperHTTP
import Newspapers

extension ItemFields {
  /// Whether there is no data: one form of the response for a nonexistent title.
  var isEmpty: Bool { title.labels.isEmpty && lccn.labels.isEmpty }

  /// Whether the item is a newspaper: books and maps have LCCNs too.
  var isNewspaper: Bool {
    let formats = originalFormat.texts.map { $0.lowercased() }
    return formats.isEmpty || formats.contains("newspaper")
  }

  /// - Parameters:
  ///   - asked: the LCCN requested. A title whose record was merged is returned under its new one.
  ///   - webAddress: the newspaper's web page.
  /// - Returns: nil if the item has no title.
  func detail(asked: LCCN, webAddress: (LCCN) -> String) -> NewspaperDetail? {
    guard let line = title.first.map(TitleLine.init(html:)), !line.name.isEmpty else { return nil }
    let own = (lccn.texts + rawLCCN.texts).compactMap { try? LCCN($0) }
    let lccn = own.contains(asked) ? asked : own.first ?? asked
    let imprint = createdPublished.first.map(CreatedPublished.init)
    let languages = language.labels.isEmpty ? languages : language
    let frequency = frequency.first.map(Capitalized.frequency)
    let newspaper = Newspaper(
      lccn: lccn, title: line.name,
      places: FacetPlaces(cities: city, counties: county, states: state, printed: line.place).places,
      years: CatalogYears.years(dates: datesOfPublication, line: line, date: date),
      languages: languages.texts.map(CapitalizedName.of), frequency: frequency)
    return NewspaperDetail(
      newspaper: newspaper, otherTitles: otherTitles.texts.map(HTMLText.line),
      placeOfPublication: imprint?.place ?? line.place,
      publisher: publisher.first.map(HTMLText.line) ?? imprint?.publisher,
      subjects: SubjectHeading.cleaned(subjectHeadings.texts.map(HTMLText.line)),
      notes: notes.texts.map(HTMLText.line).filter { $0.lowercased() != frequency?.lowercased() },
      essay: HTMLText.paragraphs(essay.texts.map { "<p>" + $0 }.joined()).nonEmpty,
      preceding: preceding.labels.map(RelatedNewspaper.init),
      succeeding: succeeding.labels.map(RelatedNewspaper.init),
      oclc: oclc.first, issn: issn.first, webAddress: webAddress(lccn))
  }
}

extension RelatedNewspaper {
  /// From a label with or without an address; a label may also be just an address.
  fileprivate init(_ label: LenientLabel) {
    let isAddress = label.text.contains("://") || label.text.hasPrefix("//")
    let lccn = (label.address ?? (isAddress ? label.text : nil)).flatMap { try? LCCN($0) }
    self.init(
      lccn: lccn,
      title: isAddress ? lccn?.description ?? label.text : TitleLine(html: label.text).name)
  }
}
