/// The newspapers that servers name in their counts.
extension FieldLookup {
  /// The newspaper that a line with title, place and years is about; nil if the catalog has none, or several,
  /// or the line lacks one of the three.
  public func newspaper(named line: TitleLine) async throws(NewspaperError) -> LCCN? {
    let place = line.place?.prefix { !",[;".contains($0) }.trimmed
    guard let city = place?.nonEmpty.map(PlaceName.folded), let years = line.years else { return nil }
    let title = TitleText.folded(line.name)
    let query = NewspaperQuery(isDigitized: isOfDigitized, words: line.name)
    let found = try await catalog.lccns(matching: FieldLookup.answerable(query, by: catalog)) { newspaper in
      TitleText.folded(newspaper.title) == title
        && newspaper.years?.startRank == years.startRank && newspaper.years?.endRank == years.endRank
        && newspaper.places.contains { $0.city.map(PlaceName.folded) == city }
    }
    return found.count == 1 ? found.first : nil
  }
}
