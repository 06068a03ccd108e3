import ArgumentParser

/// A year that an option gives.
enum YearOption {
  /// Wider than newspapers need, so that only typing mistakes are refused.
  private static let years = 1600...2200

  /// - Parameter name: the option's.
  static func check(_ year: Int?, of name: String) throws {
    guard let year, !years.contains(year) else { return }
    throw ValidationError(
      "\(name) must be a year from \(years.lowerBound) to \(years.upperBound) (got \(year)).")
  }
}
