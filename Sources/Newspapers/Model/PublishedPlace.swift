/// A place of publication as catalogs write it: `St. Paul, Howard County, Neb.`, `Alexandria [D.C.]`.
public struct PublishedPlace: Hashable, Sendable {
  /// What commas and brackets separate, the city first.
  public let parts: [String]

  public init(_ written: String) {
    parts = written.split { ",;[]()".contains($0) }.compactMap { part in
      part.trimmed.removing(prefix: "i.e. ").nonEmpty
    }
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

  /// The full name of the state; nil if none is named, or it could be several.
  /// - Parameter states: those of the newspaper's record, which are tried first: `Miss.` may be Mississippi
  ///   or Missouri, and `Wheeling, Va. [W. Va.]` is in West Virginia now.
  public func state(among states: Set<String>) -> String? {
    for part in parts.dropFirst() {
      let named = states.filter { StateName.isNamed($0, by: part) }
      if named.count == 1 { return named.first }
    }
    let isAbroad = !states.allSatisfy { StateName.isState($0) || StateName.isTerritory($0) }
    for part in parts.dropFirst() {
      if let state = StateName.known(part) { return state }
      let named = isAbroad ? [] : StateName.all.filter { StateName.isAbbreviated($0, as: part) }
      if named.count == 1 { return named[0] }
    }
    return nil
  }
}
