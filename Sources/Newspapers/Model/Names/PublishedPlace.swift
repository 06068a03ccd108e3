/// A place of publication as catalogs and title lines write it: `St. Paul, Howard County, Neb.`, `Alexandria [D.C.]`.
public struct PublishedPlace: Hashable, Sendable {
  /// What commas and brackets separate, the city first.
  public let parts: [String]
  /// For each part, whether it is in brackets or parentheses.
  private let isBracketed: [Bool]

  public init(_ written: String) {
    var (parts, isBracketed): ([String], [Bool]) = ([], [])
    var (rest, depth) = (written[...], 0)
    while !rest.isEmpty {
      let part = rest.prefix { !",;[]()".contains($0) }
      if let part = part.trimmed.removing(prefix: "i.e. ").nonEmpty {
        parts.append(part)
        isBracketed.append(depth > 0)
      }
      rest = rest[part.endIndex...]
      guard let sign = rest.popFirst() else { break }
      if "[(".contains(sign) { depth += 1 }
      if "])".contains(sign) { depth = max(0, depth - 1) }
    }
    (self.parts, self.isBracketed) = (parts, isBracketed)
  }

  /// The city, or whatever the place is; nil if it is empty or means that nobody knows.
  public var city: String? {
    guard let first = parts.first else { return nil }
    return ["s l", "place of publication not identified"].contains(TitleText.folded(first)) ? nil : first
  }

  /// The city and its state, or a state alone; nil if no state is named, or it could be several.
  public var place: Place? {
    guard let city else { return nil }
    if parts.count == 1 { return StateName.known(city).map { Place(state: $0) } }
    return state(among: []).map { Place(state: $0, city: city) }
  }

  /// Whether it is the city's name, as `PlaceName` compares names.
  public func isCity(_ name: String) -> Bool { city.map(PlaceName.folded) == PlaceName.folded(name) }

  /// The city's name, spelled out as nearly all catalogs have it; nil as for `city`.
  public var spelledOutCity: String? { city.map(PlaceName.spelledOut) }

  /// The full name of the first city's state; nil if none is named, or it could be several.
  /// - Parameter states: those of the newspaper's record, which are tried first: `Miss.` may be Mississippi or Missouri.
  public func state(among states: Set<String>) -> String? {
    if let state = state(of: states) { return state }
    let isAbroad = !states.allSatisfy(StateName.isStateOrTerritory)
    return state { part in
      if let known = StateName.known(part) { return known }
      let named = isAbroad ? [] : StateName.all.filter { StateName.isAbbreviated($0, as: part) }
      return named.count == 1 ? named[0] : nil
    }
  }

  /// The same, but only one of `states`, even if others are named.
  public func state(of states: Set<String>) -> String? {
    state { part in
      let named = states.filter { StateName.isNamed($0, by: part) }
      return named.count == 1 ? named.first : nil
    }
  }

  /// A bracket corrects what is before it, and `Wheeling, Va. [W. Va.]` is in West Virginia now. What comes after that
  /// is another city: `Cincinnati [Ohio] and Louisville [Ky.]` begins in Ohio.
  /// - Parameter name: the state that a part names.
  private func state(named name: (String) -> String?) -> String? {
    var state: String?
    for (part, isBracketed) in zip(parts, isBracketed).dropFirst() {
      if state != nil, !isBracketed { break }
      state = name(part) ?? state
    }
    return state
  }
}
