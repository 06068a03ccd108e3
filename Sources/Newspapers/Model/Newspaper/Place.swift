/// Where a newspaper was published, from largest to smallest: the catalog's `State--County--City`.
public struct Place: Hashable, Sendable, CustomStringConvertible {
  /// The English name of a state or territory, for example `New York`.
  public let state: String
  /// As `CountyName` reads it: `Cook`, not `Cook County`.
  public let county: String?
  public let city: String?

  public init(state: String, county: String? = nil, city: String? = nil) {
    self.state = state
    self.county = county.map { CountyName.plain($0, in: state) }
    self.city = city
  }

  /// Parses `State--County--City`, or `State--City` for cities in no county; parts may be empty. Nil without
  /// a state.
  public init?(_ written: String) {
    if !written.utf8.contains(UInt8(ascii: "-")) {
      guard let state = written.nonEmpty else { return nil }
      self.init(state: state)
      return
    }
    let parts = Place.parts(of: written).map(\.nonEmpty)
    guard let state = parts.first ?? nil else { return nil }
    self.init(
      state: state, county: parts.count > 2 ? parts[1] : nil,
      city: parts.count > 1 ? parts[parts.count - 1] : nil)
  }

  /// Splits at `--`. The standard `split` by a string supports patterns, and would take longer than the rest
  /// of the row.
  private static func parts(of written: String) -> [Substring] {
    let hyphen = UInt8(ascii: "-")
    var parts: [Substring] = []
    var (start, place) = (written.startIndex, written.startIndex)
    while let first = written.utf8[place...].firstIndex(of: hyphen) {
      place = written.utf8.index(after: first)
      guard place < written.endIndex, written.utf8[place] == hyphen else { continue }
      parts.append(written[start..<first])
      place = written.utf8.index(after: place)
      start = place
    }
    return parts + [written[start...]]
  }

  /// Whether `other` says all that this place says, and more: `Oregon--Wheeler--Spray` of `Oregon`, and
  /// `Minnesota--Ramsey--Saint Paul` of `Minnesota--St. Paul`.
  public func isCompleted(by other: Place) -> Bool {
    fullness < other.fullness && state == other.state && Place.says(county, other.county)
      && Place.says(city, other.city)
  }

  /// How much it says besides the state.
  fileprivate var fullness: Int { (county == nil ? 0 : 1) + (city == nil ? 0 : 1) }

  /// Whether `other` is what `name` says, if it says anything.
  private static func says(_ name: String?, _ other: String?) -> Bool {
    guard let name, name != other else { return true }
    return other.map { PlaceName.folded(name) == PlaceName.folded($0) } ?? false
  }

  /// Whether its county is missing. A city without one may be in none, but only for the District of Columbia is
  /// that certain.
  var lacksCounty: Bool { county == nil && CountyName.isUsed(in: state) }

  /// Whether it says all there may be to say.
  public var isWhole: Bool { city != nil && !lacksCounty }

  /// The city of that name, of whichever county.
  public var withoutCounty: Place { Place(state: state, city: city) }

  /// The same with its county and city as `PlaceName` spells them out.
  public var spelledOut: Place {
    Place(state: state, county: county.map(PlaceName.spelledOut), city: city.map(PlaceName.spelledOut))
  }

  /// `City, State` for people, `State` alone if no city is known; `Washington, D.C.` as it is commonly
  /// written.
  public var description: String {
    guard let city else { return state }
    return "\(city), \(state == "District of Columbia" ? "D.C." : state)"
  }

  /// `State--County--City`, or `State--City` for cities in no county: the form that `init(_:)` parses.
  public var cataloged: String {
    guard let county else { return city.map { "\(state)--\($0)" } ?? state }
    return "\(state)--\(county)--\(city ?? "")"
  }
}

extension [Place] {
  /// Each as fully as `others` say it, and each once.
  package func completed(by others: [Place]) -> [Place] {
    map { place in
      let fuller = others.filter(place.isCompleted)
      let most = fuller.map(\.fullness).max()
      return fuller.first { $0.fullness == most } ?? place
    }.withoutDoubles
  }

  /// These, and those of `others` about which they say nothing.
  package func joined(with others: [Place]) -> [Place] {
    self + others.filter { other in !contains { $0 == other || other.isCompleted(by: $0) } }.withoutDoubles
  }
}
