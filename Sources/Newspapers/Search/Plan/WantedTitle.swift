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

  /// Whether a newspaper of these years may have pages from some of the others.
  func mayInclude(_ others: ClosedRange<Int>) -> Bool {
    guard let years, years.lifespan != nil else { return true }
    return years.overlaps(from: others.lowerBound, to: others.upperBound)
  }

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
