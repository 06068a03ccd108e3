/// What a search that takes too many requests has too much of.
public enum SearchExcess: Hashable, Sendable {
  /// Pages to read: fewer are found by a narrower query.
  case pages
  /// Pages with a passage that takes a request: this many may have one.
  case passages(Int)
  /// Periods to count: this many are allowed.
  case periods(Int)
  /// Parts that take lists of their own: it is enough to leave out so many of them.
  case parts(Part, surplus: Int, of: Int)
  /// Parts of several kinds, of which leaving out one kind is not enough; none if nobody counted them.
  case lists([Part])

  /// What may take a list of its own.
  public enum Part: Hashable, Sendable {
    case phrases, alternatives, exclusions
    /// Values of a field.
    case values(SearchField.Name)
  }
}

extension SearchPlan {
  /// What to leave out for a plan that takes more than `limit` requests.
  func excess(over limit: Int) -> SearchExcess {
    for (part, prices, rest) in dimensions {
      // Whichever are left: the most expensive ones have to be affordable.
      var (kept, price) = (0, rest)
      for next in prices.sorted(by: >) {
        price += next
        guard price <= limit else { break }
        kept += 1
      }
      if kept > 0 { return .parts(part, surplus: prices.count - kept, of: prices.count) }
    }
    return .lists(severalParts)
  }

  /// What the plan has several of, most first.
  var severalParts: [SearchExcess.Part] { dimensions.map(\.part) }

  /// What has several parts, most first: the requests that each part takes, and those that none of them does.
  private var dimensions: [(part: SearchExcess.Part, prices: [Int], rest: Int)] {
    let areOfPhrases = streams.allSatisfy { stream in
      stream.search.clauses.contains { if case .phrase = $0 { true } else { false } }
    }
    var dimensions: [(part: SearchExcess.Part, prices: [Int], rest: Int)] = [
      (areOfPhrases ? .phrases : .alternatives, prices { $0.clauses }, 0)
    ]
    for name in SearchField.Name.allCases {
      dimensions.append((.values(name), prices { $0.field(name) }, 0))
    }
    let most = streams.map(\.excluded.count).max() ?? 0
    dimensions.append((.exclusions, Array(repeating: streams.count, count: most), streams.count))
    return dimensions.filter { $0.prices.count > 1 }.sorted { $0.prices.count > $1.prices.count }
  }

  /// The requests of streams that have the same part.
  private func prices<Part: Hashable>(by part: (NativeSearch) -> Part) -> [Int] {
    Dictionary(grouping: streams) { part($0.search) }.values.map { same in
      same.reduce(0) { $0 + 1 + $1.excluded.count }
    }
  }
}
