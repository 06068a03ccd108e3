/// A year as catalogers write it: exact, with unknown digits, current, or unknown.
///
/// MARC 008/07-14 and chronam's `start_year` and `end_year` contain `1866`, `183?`, `19uu`, `current` and
/// `9999`.
public enum CatalogYear: Hashable, Sendable, CustomStringConvertible {
  case exact(Int)
  /// From `earliest` to `latest`: `183?` is 1830 to 1839, `18??` is 1800 to 1899.
  case approximate(earliest: Int, latest: Int)
  /// Only the first digit is known, so it says little more than whether a newspaper ended: `1???` is some year from
  /// 1000 to 1999. `earliest` is the first of them.
  case millennium(earliest: Int)
  /// Still published.
  case current
  case unknown

  /// Parses `written`; anything that is not a year becomes `.unknown`. `999?` is a slip for 9999, which means still
  /// published.
  public init(_ written: String) {
    if let year = CatalogYear(printed: written) {
      self = year
      return
    }
    let text = written.trimmed.lowercased().filter { !"[].,".contains($0) }
    if text == "current" || text == "present" || text == "9999" {
      self = .current
      return
    }
    var digits = text.filter { $0 != "c" && $0 != "a" }.map { $0 == "u" || $0 == "-" ? "?" : $0 }
    // The question mark of `1866?` and `[183-?]` applies to the whole year; it is not a fifth digit.
    if digits.count == 5, digits.last == "?" { digits.removeLast() }
    self = CatalogYear(printed: String(digits)) ?? .unknown
  }

  /// Parses the output of `description` for a known year, the most common form; nil for any other form.
  private init?(printed: String) {
    guard printed.utf8.count == 4 else {
      guard printed == "current" else { return nil }
      self = .current
      return
    }
    var (earliest, latest, known) = (0, 0, 0)
    for (place, byte) in printed.utf8.enumerated() {
      let digit = Int(byte) - 0x30
      if (0...9).contains(digit), known == place {
        (earliest, latest, known) = (earliest * 10 + digit, latest * 10 + digit, known + 1)
      } else if byte == UInt8(ascii: "?") {
        (earliest, latest) = (earliest * 10, latest * 10 + 9)
      } else {
        return nil
      }
    }
    if known == 1, earliest == 1000 || earliest == 2000 {
      self = .millennium(earliest: earliest)
      return
    }
    guard known >= 2, (1000..<9999).contains(earliest) else { return nil }
    if known == 4 {
      self = .exact(earliest)
    } else {
      self = latest == Lifespan.stillOpen ? .current : .approximate(earliest: earliest, latest: latest)
    }
  }

  /// The first possible year; nil if unknown or known only by its first digit.
  public var earliest: Int? {
    switch self {
    case .exact(let year): year
    case .approximate(let earliest, _): earliest
    case .millennium, .current, .unknown: nil
    }
  }

  /// The last possible year; nil if unknown, known only by its first digit, or current.
  public var latest: Int? {
    switch self {
    case .exact(let year): year
    case .approximate(_, let latest): latest
    case .millennium, .current, .unknown: nil
    }
  }

  /// Whether it is unknown, or known only by its first digit.
  var isVague: Bool {
    switch self {
    case .exact, .approximate, .current: false
    case .millennium, .unknown: true
    }
  }

  /// The one of this and `other` that says more; this one if both say as much.
  func completed(by other: CatalogYear) -> CatalogYear {
    self == .unknown || isVague && !other.isVague ? other : self
  }

  /// As the catalog prints it: `1866`, `183?`, `18??`, `1???`, `current`, `????`.
  public var description: String {
    switch self {
    case .exact(let year): String(year)
    case .approximate(let earliest, let latest):
      latest - earliest > 9 ? "\(earliest / 100)??" : "\(earliest / 10)?"
    case .millennium(let earliest): "\(earliest / 1000)???"
    case .current: "current"
    case .unknown: "????"
    }
  }
}
