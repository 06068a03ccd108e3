/// The names of counties, which records write with and without the kind of place: `Cook` and `Cook County` in
/// Illinois, `Rapides` and `Rapides Parish` in Louisiana.
public enum CountyName {
  /// Without a trailing “County”, or “Parish” in Louisiana. Names in other countries remain as they are, and so
  /// do those of cities that are in no county, such as `Baltimore City`.
  /// - Parameter state: nil for any of the U.S.
  public static func plain(_ name: String, in state: String? = nil) -> String {
    guard let kind = ending(of: name) else { return name }
    if let state {
      guard StateName.isStateOrTerritory(state) else { return name }
      if kind == parish, state != "Louisiana" { return name }
    }
    // Once more, in case of “Cook County County”: a plain name must stay the same if it is read again.
    let rest = String(name.dropLast(kind.utf8.count)).trimmed
    return rest.isEmpty ? name : plain(rest, in: state)
  }

  /// With the kind of place: `Cook County`, in Louisiana `Rapides Parish`. Cities that are in no county remain as they
  /// are, such as `Baltimore City`.
  public static func whole(_ name: String, in state: String) -> String {
    let short = plain(name, in: state)
    guard !short.hasSuffix(" City") else { return short }
    return short + (state == "Louisiana" ? parish : county)
  }

  /// How the same county may be written, the given name first: for comparison with names that were stored or
  /// typed.
  public static func spellings(of name: String) -> [String] {
    let short = plain(name)
    let all = [short, short + county, short + parish]
    return [name] + all.filter { $0 != name }
  }

  /// Whether places in `state` are in counties: a place there without one lacks it.
  public static func isUsed(in state: String) -> Bool { state != stateWithoutCounties }

  public static let stateWithoutCounties = "District of Columbia"

  private static let county = " County"
  private static let parish = " Parish"

  /// What follows the name, ignoring case; nil if nothing does.
  private static func ending(of name: String) -> String? {
    // Most names end otherwise, and this is done for every place that is read.
    guard let last = name.utf8.last.map({ $0 | 0x20 }), last == UInt8(ascii: "y") || last == UInt8(ascii: "h")
    else { return nil }
    let small = name.lowercased()
    return [county, parish].first { small.utf8.count > $0.utf8.count && small.hasSuffix($0.lowercased()) }
  }
}
