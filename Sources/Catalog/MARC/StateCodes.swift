/// The states and territories by their codes in MARC 008/15-17 (www.loc.gov/marc/countries).
enum StateCodes {
  /// The English name; nil for a code of another country, and for “United States” alone.
  static func name(of code: String) -> String? { names[code] }

  /// Whether `name` is a state or territory, as written by the Library.
  static func isState(_ name: String) -> Bool { all.contains(name) }

  private static let all = Set(names.values)

  private static let names: [String: String] = [
    "alu": "Alabama", "aku": "Alaska", "azu": "Arizona", "aru": "Arkansas", "cau": "California",
    "cou": "Colorado", "ctu": "Connecticut", "deu": "Delaware", "dcu": "District of Columbia",
    "flu": "Florida",
    "gau": "Georgia", "hiu": "Hawaii", "idu": "Idaho", "ilu": "Illinois", "inu": "Indiana", "iau": "Iowa",
    "ksu": "Kansas", "kyu": "Kentucky", "lau": "Louisiana", "meu": "Maine", "mdu": "Maryland",
    "mau": "Massachusetts", "miu": "Michigan", "mnu": "Minnesota", "msu": "Mississippi", "mou": "Missouri",
    "mtu": "Montana", "nbu": "Nebraska", "nvu": "Nevada", "nhu": "New Hampshire", "nju": "New Jersey",
    "nmu": "New Mexico", "nyu": "New York", "ncu": "North Carolina", "ndu": "North Dakota", "ohu": "Ohio",
    "oku": "Oklahoma", "oru": "Oregon", "pau": "Pennsylvania", "riu": "Rhode Island", "scu": "South Carolina",
    "sdu": "South Dakota", "tnu": "Tennessee", "txu": "Texas", "utu": "Utah", "vtu": "Vermont",
    "vau": "Virginia", "wau": "Washington", "wvu": "West Virginia", "wiu": "Wisconsin", "wyu": "Wyoming",
    "pr": "Puerto Rico", "vi": "Virgin Islands", "gu": "Guam", "as": "American Samoa",
    "nw": "Northern Mariana Islands",
  ]
}
