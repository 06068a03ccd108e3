/// The names of states and territories, and what people write for them.
public enum StateName {
  /// The full name for a postal code or another common name, such as `OH`, `N.Y.` or `Washington, D.C.`;
  /// anything else unchanged.
  public static func full(_ written: String) -> String {
    let letters = TitleText.folded(written).filter(\.isLetter)
    return states[letters] ?? territories[letters] ?? others[letters] ?? written
  }

  /// The full name of a state or territory written in any common way; nil if there is none.
  public static func known(_ written: String) -> String? {
    let folded = TitleText.folded(full(written))
    return all.first { TitleText.folded($0) == folded }
  }

  /// Whether `written` abbreviates the name of a state: `Minn.` Minnesota, `N.Y.` New York, `W. Va.` West
  /// Virginia, `D.C.` District of Columbia. `Miss.` may be Mississippi or Missouri.
  public static func isAbbreviated(_ name: String, as written: String) -> Bool {
    let (written, full) = (words(of: written), words(of: name))
    guard !written.isEmpty, written.count == full.count else { return false }
    return zip(written, full).allSatisfy { short, long in
      guard short.first == long.first else { return false }
      var rest = long[...]
      return short.allSatisfy { letter in
        guard let place = rest.firstIndex(of: letter) else { return false }
        rest = rest[rest.index(after: place)...]
        return true
      }
    }
  }

  /// Whether `written` names a state in full, by its postal code or abbreviated, and no other one in full or
  /// by its code.
  public static func isNamed(_ name: String, by written: String) -> Bool {
    if let known = known(written) { return TitleText.folded(known) == TitleText.folded(name) }
    return isAbbreviated(name, as: written)
  }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter }.filter { $0 != "of" }
  }

  /// Whether it is the full name of a state, or of the District of Columbia.
  public static func isState(_ name: String) -> Bool { stateNames.contains(name) }

  /// Whether it is the full name of a territory.
  public static func isTerritory(_ name: String) -> Bool { territories.values.contains(name) }

  /// Whether it is the full name of either: of no other country, province or nation.
  public static func isStateOrTerritory(_ name: String) -> Bool { allNames.contains(name) }

  /// All states, the District of Columbia and the territories, by name.
  public static let all = (Array(states.values) + Array(territories.values)).sorted()

  /// The names of states and of the District of Columbia by postal code in lower case (USPS Publication 28,
  /// appendix B).
  public static let byPostalCode = states

  private static let stateNames = Set(states.values)
  private static let allNames = Set(all)

  private static let states = [
    "al": "Alabama", "ak": "Alaska", "az": "Arizona", "ar": "Arkansas", "ca": "California",
    "co": "Colorado", "ct": "Connecticut", "de": "Delaware", "dc": "District of Columbia", "fl": "Florida",
    "ga": "Georgia", "hi": "Hawaii", "id": "Idaho", "il": "Illinois", "in": "Indiana", "ia": "Iowa",
    "ks": "Kansas", "ky": "Kentucky", "la": "Louisiana", "me": "Maine", "md": "Maryland",
    "ma": "Massachusetts", "mi": "Michigan", "mn": "Minnesota", "ms": "Mississippi", "mo": "Missouri",
    "mt": "Montana", "ne": "Nebraska", "nv": "Nevada", "nh": "New Hampshire", "nj": "New Jersey",
    "nm": "New Mexico", "ny": "New York", "nc": "North Carolina", "nd": "North Dakota", "oh": "Ohio",
    "ok": "Oklahoma", "or": "Oregon", "pa": "Pennsylvania", "ri": "Rhode Island", "sc": "South Carolina",
    "sd": "South Dakota", "tn": "Tennessee", "tx": "Texas", "ut": "Utah", "vt": "Vermont",
    "va": "Virginia", "wa": "Washington", "wv": "West Virginia", "wi": "Wisconsin", "wy": "Wyoming",
  ]

  private static let territories = [
    "pr": "Puerto Rico", "vi": "Virgin Islands", "gu": "Guam", "as": "American Samoa",
    "mp": "Northern Mariana Islands",
  ]

  private static let others = [
    "washingtondc": "District of Columbia", "washdc": "District of Columbia",
    "washingtondistrictofcolumbia": "District of Columbia", "usvirginislands": "Virgin Islands",
  ]
}
