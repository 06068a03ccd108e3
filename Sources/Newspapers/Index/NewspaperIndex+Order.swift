extension NewspaperIndex {
  /// - Parameter words: the words that narrow the list; nil if there are none.
  static func sorted(_ newspapers: [Newspaper], _ words: String?, _ order: NewspaperOrder) -> [Newspaper] {
    switch order {
    case .title:
      guard let words else {
        // Numbers are moved faster than newspapers, and compared faster than titles.
        let starts = newspapers.map { start(of: $0.sortTitle) }
        return newspapers.indices.sorted {
          if let left = starts[$0], let right = starts[$1], left != right { return left < right }
          return precedesByTitle(newspapers[$0], newspapers[$1])
        }
        .map { newspapers[$0] }
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

  /// By `key`, which is computed once for each newspaper, then by title.
  private static func sorted(
    _ newspapers: [Newspaper], by key: (Newspaper) -> some Comparable
  ) -> [Newspaper] {
    newspapers.map { ($0, key($0)) }
      .sorted { $0.1 != $1.1 ? $0.1 < $1.1 : precedesByTitle($0.0, $1.0) }
      .map(\.0)
  }

  /// A number for the first seven characters, in the order of the texts; nil if a character is not ASCII, or may be followed by
  /// a mark that changes it.
  private static func start(of text: String) -> UInt64? {
    let start = text.utf8.withContiguousStorageIfAvailable { bytes -> UInt64? in
      var start: UInt64 = 0
      for place in 0..<8 {
        let byte = place < bytes.count ? bytes[place] : 0
        guard byte < 0x80 else { return nil }
        start = start << 8 | UInt64(byte)
      }
      return start >> 8
    }
    return start.flatMap(\.self)
  }

  private static func precedesByTitle(_ left: Newspaper, _ right: Newspaper) -> Bool {
    left.sortTitle != right.sortTitle ? left.sortTitle < right.sortTitle : left.lccn < right.lccn
  }
}
