import Newspapers

/// Bars for the periods of a trend.
extension SearchTrend {
  /// Whether they show rates, not numbers of pages.
  public var hasRates: Bool { rows.contains { $0.perMillion != nil } }

  /// Their lengths, for each row: what is certain, and the most that it may be. The same unless only a range is
  /// known.
  public var barLengths: [(least: Double, most: Double)] {
    let hasRates = hasRates
    return rows.map { row -> (least: Double, most: Double) in
      let rate = hasRates ? row.perMillion ?? 0 : nil
      return (rate ?? Double(row.found.least), rate ?? Double(row.found.most ?? row.found.least))
    }
  }
}
