/// Newspapers in memory, ready to be filtered and sorted: for sources whose server cannot do it.
public struct NewspaperIndex: Sendable {
  public let newspapers: [Newspaper]
  private let words: WordIndex
  /// A list is scrolled window by window: filtering and sorting it once is enough.
  private let latest = LatestMatches()

  public init(_ newspapers: [Newspaper]) {
    self.newspapers = newspapers
    words = WordIndex(newspapers)
  }

  /// The supported filters. Rows do not contain ethnicities. The lists contain only digitized newspapers, so
  /// `isDigitised` matches all of them.
  public static let filters = Set(NewspaperFilter.allCases).subtracting([.ethnicity])

  /// All newspapers that match `query`, in its order.
  public func matching(_ query: NewspaperQuery) -> [Newspaper] {
    latest.matches(for: query) { found(query) }
  }

  private func found(_ query: NewspaperQuery) -> [Newspaper] {
    let found = query.words.nonEmpty.map(words.newspapers(with:)) ?? newspapers
    let place = PlaceFilter(query)
    let frequency = query.frequency.map(TitleText.folded)
    let language = query.language.map(TitleText.folded)
    let matches = found.filter { newspaper in
      (place.isEmpty || newspaper.places.contains(where: place.matches))
        && (frequency.map { newspaper.frequency.map(TitleText.folded) == $0 } ?? true)
        && (!query.isCurrent || newspaper.years?.end == .current)
        && (language.map { newspaper.languages.map(TitleText.folded).contains($0) } ?? true)
        && (newspaper.years?.overlaps(from: query.from, to: query.to) ?? true)
        && (!query.filters.contains(.issueYears)
          || newspaper.coverage?.overlaps(from: query.issuesFrom, to: query.issuesTo) ?? false)
    }
    let sorted = NewspaperIndex.sorted(matches, query.order)
    let isLeading = query.leadingTitles().lazy.map { beginning in
      sorted.map { $0.sortTitle.hasPrefix(beginning) }
    }.first { $0.contains(true) }
    guard let isLeading else { return sorted }
    let titles = zip(sorted, isLeading)
    return titles.filter(\.1).map(\.0) + titles.filter { !$0.1 }.map(\.0)
  }

  /// The states that occur, by name, with the number of newspapers of each.
  public func stateTallies() -> [StateTally] {
    var counts: [String: Int] = [:]
    for newspaper in newspapers {
      for state in Set(newspaper.places.map(\.state)) { counts[state, default: 0] += 1 }
    }
    return counts.map { StateTally(state: $0.key, newspaperCount: $0.value) }.sorted { $0.state < $1.state }
  }

  private static func sorted(_ newspapers: [Newspaper], _ order: NewspaperOrder) -> [Newspaper] {
    switch order {
    case .title: newspapers.sorted(by: precedesByTitle)
    case .place:
      sorted(newspapers) { $0.places.first.map { TitleText.folded($0.catalogued) } ?? "\u{10FFFF}" }
    case .start: sorted(newspapers) { $0.years?.start ?? .unknown }
    case .end: sorted(newspapers) { $0.years?.end ?? .unknown }
    }
  }

  /// By `key`, which is computed once per newspaper, then by title.
  private static func sorted(
    _ newspapers: [Newspaper], by key: (Newspaper) -> some Comparable
  ) -> [Newspaper] {
    newspapers.map { ($0, key($0)) }
      .sorted { $0.1 != $1.1 ? $0.1 < $1.1 : precedesByTitle($0.0, $1.0) }
      .map(\.0)
  }

  private static func precedesByTitle(_ left: Newspaper, _ right: Newspaper) -> Bool {
    left.sortTitle != right.sortTitle ? left.sortTitle < right.sortTitle : left.lccn < right.lccn
  }
}
