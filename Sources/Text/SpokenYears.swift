/// Years as they are said: `from the 1940s, end unknown`, `1866 to 1924`, `1905 to the present`.
public enum SpokenYears {
  /// - Parameters:
  ///   - start: as catalogs write it: `1866`, `186?`, `18??`, `????`; empty if unknown.
  ///   - end: the same, or `current`.
  public static func words(_ start: String, _ end: String) -> String {
    switch (year(start), year(end)) {
    case (nil, nil): ""
    case (let start?, let end?) where start == end: start
    // The year lies in the decade.
    case (let start?, let end?) where end == "the \(start.dropLast())0s":
      "\(start) to some time in the \(start.dropLast())0s"
    case (let start?, let end?): "\(start) to \(end)"
    case (let start?, nil): "from \(start), end unknown"
    case (nil, let end?) where end == present: "to \(end), start unknown"
    case (nil, let end?): "until \(end), start unknown"
    }
  }

  private static let present = "the present"

  /// `1866`, `the 1860s`, `the present`; nil if less than the decade is known.
  private static func year(_ written: String) -> String? {
    if written == "current" { return present }
    let digits = written.prefix { $0.isNumber }
    switch (digits.count, written.count) {
    case (4, 4): return written
    case (3, 4): return "the \(digits)0s"
    default: return nil
    }
  }
}
