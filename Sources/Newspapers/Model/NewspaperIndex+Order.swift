extension NewspaperIndex {
  /// - Parameter words: what the list is narrowed by; nil if by none.
  static func sorted(_ newspapers: [Newspaper], _ words: String?, _ order: NewspaperOrder) -> [Newspaper] {
    switch order {
    case .title:
      guard let words else {
        // Numbers are moved faster than newspapers.
        return newspapers.indices.sorted { precedesByTitle(newspapers[$0], newspapers[$1]) }.map {
          newspapers[$0]
        }
      }
      return sorted(newspapers, answering: Relevance(words))
    case .place:
      return sorted(newspapers) { $0.places.first.map { TitleText.folded($0.cataloged) } ?? "\u{10FFFF}" }
    case .start: return sorted(newspapers) { $0.years?.startRank ?? .max }
    case .end: return sorted(newspapers) { $0.years?.endRank ?? .max }
    }
  }

  private static func sorted(_ newspapers: [Newspaper], answering relevance: Relevance) -> [Newspaper] {
    sorted(newspapers) { newspaper in
      let merit = Relevance.merit(of: newspaper.lccn, coverage: newspaper.coverage, years: newspaper.years)
      let tier = UInt64(relevance.tier(of: newspaper).rawValue) << UInt64(Relevance.meritBits)
      return tier + (Relevance.greatestMerit - merit)
    }
  }

  /// By `key`, which is made once for each newspaper, and then by title.
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
