import Newspapers

/// The states and territories by their codes in MARC 008/15-17 (www.loc.gov/marc/countries).
enum StateCodes {
  /// The English name; nil for a code of another country, and for “United States” alone.
  static func name(of code: String) -> String? { names[code] }

  /// A state's code is its postal code and a u, except for Nebraska's, whose postal code was NB when MARC was
  /// made.
  private static let names: [String: String] = {
    var names = [
      "pr": "Puerto Rico", "vi": "Virgin Islands", "gu": "Guam", "as": "American Samoa",
      "nw": "Northern Mariana Islands",
    ]
    for (code, name) in StateName.byPostalCode { names[(code == "ne" ? "nb" : code) + "u"] = name }
    return names
  }()
}
