/// How often a newspaper appears, by its code in MARC 008/18 (www.loc.gov/marc/bibliographic/bd008s.html).
enum FrequencyCodes {
  /// In words; nil if the code says nothing.
  static func name(of code: UInt8) -> String? { names[code] }

  private static let names: [UInt8: String] = [
    UInt8(ascii: "a"): "Annual", UInt8(ascii: "b"): "Bimonthly", UInt8(ascii: "c"): "Semiweekly",
    UInt8(ascii: "d"): "Daily", UInt8(ascii: "e"): "Biweekly", UInt8(ascii: "f"): "Semiannual",
    UInt8(ascii: "g"): "Biennial", UInt8(ascii: "h"): "Triennial", UInt8(ascii: "i"): "Three times a week",
    UInt8(ascii: "j"): "Three times a month", UInt8(ascii: "k"): "Continuously updated",
    UInt8(ascii: "m"): "Monthly", UInt8(ascii: "q"): "Quarterly", UInt8(ascii: "s"): "Semimonthly",
    UInt8(ascii: "t"): "Three times a year", UInt8(ascii: "w"): "Weekly", UInt8(ascii: "z"): "Other",
  ]
}
