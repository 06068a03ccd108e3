/// The newspapers that servers name in their counts.
extension FieldLookup {
  /// The newspaper that a line with title, place and years is about; nil if the catalog has none, or several,
  /// or the line lacks one of the three. The Library may know less of the years than the catalog, or more.
  public func newspaper(named line: TitleLine) async throws(NewspaperError) -> LCCN? {
    let place = line.place?.prefix { !",[;".contains($0) }.trimmed
    guard let city = place?.nonEmpty.map(PlaceName.folded), let years = line.years else { return nil }
    let title = TitleText.folded(line.name)
    let query = NewspaperQuery(isDigitized: isOfDigitized, words: line.name)
    var published: [LCCN: PublicationYears] = [:]
    let found = try await catalog.lccns(matching: FieldLookup.answerable(query, by: catalog)) { newspaper in
      guard TitleText.folded(newspaper.title) == title, let itsYears = newspaper.years,
        newspaper.places.contains(where: { $0.city.map(PlaceName.folded) == city })
      else { return false }
      published[newspaper.lccn] = itsYears
      return true
    }
    let meant = published.filter { found.contains($0.key) }.agreeing(with: years)
    return meant.count == 1 ? meant.first : nil
  }
}
