extension NewspaperTallies {
  /// Counts newspapers that are all in memory. Rows do not contain ethnicities, and the lists contain only digitized
  /// newspapers, as `NewspaperIndex` filters them.
  /// - Parameter query: what they match.
  public init(of newspapers: [Newspaper], matching query: NewspaperQuery) {
    let filter = PlaceFilter(query)
    var (states, counties, cities) = (Counter(), Counter(), Counter())
    var (languages, frequencies, decades, issueDecades) = (Counter(), Counter(), Counter(), Counter())
    let bare = Set(
      newspapers.lazy.flatMap(\.places).filter { $0.city != nil && $0.county == nil }.map(\.spelledOut))
    for newspaper in newspapers {
      states.add(newspaper.places.map(\.state))
      // However it is written, it is one place, because its filter finds it.
      let places = newspaper.places.map(\.spelledOut)
      counties.add(places.compactMap { place in place.county.map { "\(place.state)--\($0)--" } })
      let inCities = places.filter { $0.city != nil }
      // A city named without its county counts in any county, because its filter finds those.
      cities.add((inCities + inCities.map(\.withoutCounty).filter(bare.contains)).map(\.cataloged))
      languages.add(newspaper.languages)
      frequencies.add([newspaper.frequency.flatMap(FrequencyName.of)].compactMap(\.self))
      if let life = newspaper.years?.decades { decades.add(life.map { String($0 * 10) }) }
      if let years = newspaper.coverage?.years {
        issueDecades.add((years.lowerBound / 10...years.upperBound / 10).map { String($0 * 10) })
      }
    }
    self.init(
      total: newspapers.count,
      unplaced: newspapers.count { !$0.places.contains(where: filter.hasPart) }, states: states.tallies,
      counties: counties.tallies, cities: cities.tallies,
      languages: languages.tallies, frequencies: frequencies.tallies, ethnicities: [],
      digitized: newspapers.count,
      current: newspapers.count { $0.years?.isCurrent == true },
      decades: decades.tallies.sorted { $0.name < $1.name },
      issueDecades: issueDecades.tallies.sorted { $0.name < $1.name })
  }

  private struct Counter {
    private var counts: [String: Int] = [:]

    /// A newspaper counts once for each name.
    mutating func add(_ names: [String]) { for name in Set(names) { counts[name, default: 0] += 1 } }

    var tallies: [Tally] {
      counts.map { Tally(name: $0.key, count: $0.value) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
  }
}
