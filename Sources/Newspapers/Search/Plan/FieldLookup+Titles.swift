/// Newspapers by their titles.
extension FieldLookup {
  /// Lists are searched more loosely than this: by prefixes, places and numbers.
  /// - Parameter words: words of a title, or a title with place and years, as in facets of the Library, which is that of
  ///   few newspapers: `evening star (washington, d.c.) 1854-1972`.
  func titled(_ words: String, _ isDigitized: Bool) async throws(NewspaperError) -> Set<LCCN> {
    guard let wanted = WantedTitle(words) else { return [] }
    let query = try await FieldLookup.answerable(
      NewspaperQuery(isDigitized: isDigitized, words: wanted.name), by: titles)
    var (named, ofYears): (Set<LCCN>, Set<LCCN>) = ([], [])
    let found = try await titles.lccns(matching: query) { newspaper in
      guard wanted.matches(newspaper.title, in: newspaper.places) else { return false }
      if wanted.isWhole, wanted.isNamed(newspaper.title) {
        named.insert(newspaper.lccn)
        if wanted.years == newspaper.years { ofYears.insert(newspaper.lccn) }
      }
      return true
    }
    // Years tell newspapers of the same name apart, but catalogs do not always have the same ones.
    if !ofYears.isEmpty { return ofYears }
    return named.isEmpty ? found : named
  }
}

/// A title as a query has it, which may have its place and years.
struct WantedTitle {
  let name: String
  let years: PublicationYears?
  private let place: PublishedPlace?
  private let pattern: WordPattern

  /// Nil if its name has no letter or digit.
  init?(_ words: String) {
    let line = TitleLine(words)
    guard let pattern = WordPattern([SearchWord(line.name)]) else { return nil }
    (name, years, place) = (line.name, line.years, line.place.map(PublishedPlace.init))
    self.pattern = pattern
  }

  /// Whether it is more than words of a title.
  var isWhole: Bool { years != nil || place != nil }

  func isNamed(_ title: String) -> Bool { TitleText.folded(title) == TitleText.folded(name) }

  /// Whether a newspaper with this title and these places may be meant.
  func matches(_ title: String, in places: [Place]) -> Bool {
    isOf(places) && !pattern.places(in: FoldedText(title)).isEmpty
  }

  /// Whether one of the places is its own; places that say less do not contradict it.
  private func isOf(_ places: [Place]) -> Bool {
    guard let place, let city = place.city, !places.isEmpty else { return true }
    let state = place.state(among: Set(places.map(\.state)))
    return places.contains { other in
      (state == nil || state == other.state)
        && other.city.map { PlaceName.folded($0) == PlaceName.folded(city) } ?? true
    }
  }
}
