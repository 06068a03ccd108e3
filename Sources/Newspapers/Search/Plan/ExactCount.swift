/// How many pages a plan of several lists finds, from the lengths of lists alone: by inclusion and exclusion.
struct ExactCount {
  private let terms: [(search: NativeSearch, factor: Int)]
  private let plan: SearchPlan

  /// The requests that are made beyond those of the plan without asking the reader.
  static let unasked = 2
  /// The most to offer the reader.
  static let offered = 12
  /// Far more than anybody would request.
  private static let most = 4096

  /// Nil if lists alone are not enough: rows are checked here, or the server cannot be asked for two lists at
  /// once.
  init?(_ plan: SearchPlan, _ capabilities: SearchCapabilities) {
    guard capabilities.joinsSearches, !plan.streams.isEmpty,
      plan.streams.allSatisfy({ $0.check == nil && !$0.isSuperset })
    else { return nil }
    var factors: [NativeSearch: Int] = [:]
    // The lists of the plan come first, as it writes them: with their words in another order, those that are kept
    // would not be found.
    var written: [NativeSearch] = []
    func add(_ search: NativeSearch, _ factor: Int) {
      let key = search.canonical
      if factors[key] == nil { written.append(search) }
      factors[key, default: 0] += factor
    }
    for stream in plan.streams {
      add(stream.search, 0)
      for search in stream.excluded { add(search, 0) }
    }
    // Intersections of an odd number of streams are added, excluded pages subtracted, and so on.
    var parts: [(search: NativeSearch, excluded: [NativeSearch], sign: Int)] = []
    for stream in plan.streams {
      let both = parts.compactMap { part in
        part.search.intersection(stream.search).map { ($0, part.excluded + stream.excluded, -part.sign) }
      }
      parts += [(stream.search, stream.excluded, 1)] + both
      guard parts.count <= ExactCount.most else { return nil }
    }
    for part in parts {
      var signed = [(part.search, part.sign)]
      for excluded in part.excluded {
        signed += signed.compactMap { term in term.0.intersection(excluded).map { ($0, -term.1) } }
        guard signed.count <= ExactCount.most else { return nil }
      }
      for (search, sign) in signed { add(search, sign) }
    }
    terms = written.compactMap { search in
      factors[search.canonical].flatMap { $0 == 0 ? nil : (search, $0) }
    }
    self.plan = plan
  }

  /// The lists whose lengths it needs.
  var searches: [NativeSearch] { terms.map(\.search) }

  var requests: Int { terms.count }

  func isAllowed(by allowance: SearchAllowance) -> Bool {
    if allowance.countsExactly { return requests <= max(ExactCount.offered, allowance.requests) }
    return requests <= plan.requests + ExactCount.unasked && requests <= allowance.requests
  }

  /// - Parameter totals: the length of each of `searches`, by its canonical form. Lengths that contradict each other
  ///   give bounds: pages may have been added between two requests.
  func count(_ totals: [NativeSearch: Int]) -> SearchCount {
    let sum = terms.reduce(0) { $0 + $1.factor * (totals[$1.search.canonical] ?? 0) }
    var (least, most): (Int, Int?) = (0, 0)
    for stream in plan.streams {
      // Lists whose lengths cancel out were not requested.
      guard let total = totals[stream.search.canonical] else {
        most = nil
        continue
      }
      let without = stream.excluded.compactMap { totals[$0.canonical] }
      most = most.map { $0 + max(0, total - (without.max() ?? 0)) }
      if without.count == stream.excluded.count { least = max(least, total - without.reduce(0, +)) }
    }
    guard least <= sum, sum <= most ?? sum else {
      return .between(least: min(least, most ?? least), most: most.map { max($0, least) })
    }
    return .exact(sum)
  }
}
