/// Newspapers in memory, ready to be filtered and sorted: for sources whose server cannot do it.
public struct NewspaperIndex: Sendable {
  public let newspapers: [Newspaper]
  private let words: WordIndex
  /// A list is scrolled window by window: filtering and sorting it once is enough.
  private let latest = LatestMatches()

  /// - Parameter moreTexts: by which else the newspaper at a position is found, besides its title and places: other
  ///   titles, for example, which rows do not have. Called once words are searched for.
  public init(
    _ newspapers: [Newspaper], moreTexts: @escaping @Sendable (Int) -> [String] = { _ in [] }
  ) {
    self.newspapers = newspapers
    words = WordIndex(newspapers, moreTexts: moreTexts)
  }

  /// The supported filters. Rows do not contain ethnicities. The lists contain only digitized newspapers, so
  /// `isDigitized` matches all of them.
  public static let filters = Set(NewspaperFilter.allCases).subtracting([.ethnicity])

  /// All that match `query`, in its order: for its words, or else for those that were most likely meant.
  public func matching(_ query: NewspaperQuery) -> [Newspaper] { found(query).newspapers }

  /// Those of them that fall into `window`.
  public func listing(_ query: NewspaperQuery, _ window: Window, origin: Origin) -> NewspaperListing {
    let found = found(query)
    return NewspaperListing(
      window, of: found.newspapers, origin: origin, closestWords: found.closestWords,
      gaps: found.gaps)
  }

  /// Whether any matches `query`, taking its words literally.
  public func hasMatch(_ query: NewspaperQuery) -> Bool {
    let found = found(query)
    return found.closestWords == nil && !found.newspapers.isEmpty
  }

  private func found(_ query: NewspaperQuery) -> IndexMatches {
    latest.matches(for: query) {
      let sought = SoughtWords(query.words)
      let having = sought.isEmpty ? .init(newspapers: newspapers) : words.find(sought)
      var found = filtered(having.newspapers, by: query)
      found.newspapers = NewspaperIndex.sorted(
        found.newspapers, sought.isEmpty ? nil : having.closestWords ?? query.words, query.order)
      if !found.newspapers.isEmpty { found.closestWords = having.closestWords }
      return found
    }
  }

  private func filtered(_ newspapers: [Newspaper], by query: NewspaperQuery) -> IndexMatches {
    let place = PlaceFilter(query)
    let frequency = query.frequency.map(TitleText.folded)
    let language = query.language.map(TitleText.folded)
    let filters = query.filters
    var found = IndexMatches(newspapers: [])
    for newspaper in newspapers {
      guard var unknown = place.unknownParts(of: newspaper.places),
        !filters.contains(.issueYears)
          || newspaper.coverage?.overlaps(from: query.issuesFrom, to: query.issuesTo) ?? false
      else { continue }
      if query.isCurrent, newspaper.years?.isCurrent != true {
        guard newspaper.years?.hasUnknownEnd ?? true else { continue }
        unknown.insert(.current)
      }
      if let frequency, !FrequencyName.matches(frequency, newspaper.frequency ?? "") {
        guard newspaper.frequency?.nonEmpty == nil else { continue }
        unknown.insert(.frequency)
      }
      if let language, !newspaper.languages.contains(where: { TitleText.folded($0) == language }) {
        guard newspaper.languages.isEmpty else { continue }
        unknown.insert(.language)
      }
      if filters.contains(.years), newspaper.years?.overlaps(from: query.from, to: query.to) != true {
        guard PossibleYears(newspaper.years).overlaps(from: query.from, to: query.to) else { continue }
        unknown.insert(.years)
      }
      if unknown.isEmpty {
        found.newspapers.append(newspaper)
      } else {
        found.gaps.unknown += 1
        found.gaps.fields.formUnion(unknown)
      }
    }
    return found
  }

  /// The states that occur, by name, with the number of newspapers of each.
  public func stateTallies() -> [StateTally] {
    var counts: [String: Int] = [:]
    for newspaper in newspapers {
      for state in Set(newspaper.places.map(\.state)) { counts[state, default: 0] += 1 }
    }
    return counts.map { StateTally(state: $0.key, newspaperCount: $0.value) }.sorted { $0.state < $1.state }
  }
}
