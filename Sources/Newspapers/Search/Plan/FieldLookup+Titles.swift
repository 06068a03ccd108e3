/// Newspapers by their titles.
extension FieldLookup {
  /// Lists are searched more loosely than this: by prefixes, places and numbers.
  /// - Parameter words: words of a title, or a title with place and years, as in facets of the Library, which is that of
  ///   few newspapers: `evening star (washington, d.c.) 1854-1972`.
  func titled(_ words: String, _ isDigitized: Bool) async throws(NewspaperError) -> Set<LCCN> {
    let line = WantedTitle(words)
    guard let pattern = WordPattern([SearchWord(line.name)]) else { return [] }
    let query = try await FieldLookup.answerable(
      NewspaperQuery(isDigitized: isDigitized, words: line.name), by: titles)
    func isMeant(_ newspaper: Newspaper) -> Bool {
      line.isOf(newspaper.places) && !pattern.places(in: FoldedText(newspaper.title)).isEmpty
    }
    if line.isWhole {
      // Years tell newspapers of the same name apart, but catalogs do not always have the same ones.
      let named = try await titles.lccns(matching: query) {
        isMeant($0) && line.isNamed($0.title) && line.years == $0.years
      }
      if !named.isEmpty { return named }
      let others = try await titles.lccns(matching: query) { isMeant($0) && line.isNamed($0.title) }
      if !others.isEmpty { return others }
    }
    return try await titles.lccns(matching: query, where: isMeant)
  }
}

/// A title as a query has it, which may have its place and years.
struct WantedTitle {
  let name: String
  let years: PublicationYears?
  private let place: PublishedPlace?

  init(_ words: String) {
    let line = TitleLine(words)
    (name, years, place) = (line.name, line.years, line.place.map(PublishedPlace.init))
  }

  /// Whether it is more than words of a title.
  var isWhole: Bool { years != nil || place != nil }

  func isNamed(_ title: String) -> Bool { TitleText.folded(title) == TitleText.folded(name) }

  /// Whether one of the places is its own; places that say less do not contradict it.
  func isOf(_ places: [Place]) -> Bool {
    guard let place, let city = place.city, !places.isEmpty else { return true }
    let state = place.state(among: Set(places.map(\.state)))
    return places.contains { other in
      (state == nil || state == other.state)
        && other.city.map { PlaceName.folded($0) == PlaceName.folded(city) } ?? true
    }
  }
}
