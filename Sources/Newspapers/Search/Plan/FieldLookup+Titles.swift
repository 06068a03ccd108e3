/// Newspapers by their titles.
extension FieldLookup {
  /// Lists are searched more loosely than this: by prefixes, places and numbers.
  /// - Parameter words: words of a title, or a title with place and years.
  func titled(_ words: String, _ isDigitized: Bool) async throws(NewspaperError) -> Set<LCCN> {
    guard var titled = TitledNewspapers(words) else { return [] }
    let query = try await FieldLookup.answerable(
      NewspaperQuery(isDigitized: isDigitized, words: titled.name), by: titles)
    let found = try await titles.lccns(matching: query) { titled.take($0) }
    return found.intersection(titled.lccns)
  }
}
