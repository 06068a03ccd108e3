import Newspapers

/// Gathers which newspapers have which terms, while they come in.
struct TermIndex {
  private var numbers: [Term: Int] = [:]
  private(set) var terms: [Term] = []
  private(set) var lists: [RowList] = []
  /// Places repeat: what one line of the column means is worked out once.
  private var places: [Substring: [Int]] = [:]

  mutating func add(_ newspaper: StoredNewspaper, isDigitised: Bool, row: Int) {
    for place in Lines.split(newspaper.places) {
      for number in termNumbers(ofPlace: place) { lists[number].append(row) }
    }
    add(.language, newspaper.languages, row)
    add(.frequency, newspaper.frequency, row)
    add(.ethnicity, newspaper.ethnicities, row)
    if isDigitised { add(.digitised, "yes", row) }
    if newspaper.endYear == "current" { add(.current, "yes", row) }
  }

  private mutating func add(_ kind: Term.Kind, _ names: String, _ row: Int) {
    guard !names.isEmpty else { return }
    if names.utf8.contains(0x0A) {
      for name in Lines.split(names) { lists[number(kind, String(name))].append(row) }
    } else {
      lists[number(kind, names)].append(row)
    }
  }

  private mutating func termNumbers(ofPlace written: Substring) -> [Int] {
    if let known = places[written] { return known }
    var found: [Int] = []
    if let place = Place(String(written)) {
      found.append(number(.state, place.state))
      if let county = place.county { found.append(number(.county, "\(place.state)--\(county)")) }
      if place.city != nil { found.append(number(.city, place.catalogued)) }
    }
    places[Substring(String(written))] = found
    return found
  }

  private mutating func number(_ kind: Term.Kind, _ name: String) -> Int {
    let term = Term(kind: kind, name: name)
    if let known = numbers[term] { return known }
    numbers[term] = terms.count
    terms.append(term)
    lists.append(RowList())
    return terms.count - 1
  }

  /// What a filter names: of places the last part.
  static func folded(_ term: Term) -> String {
    switch term.kind {
    case .county, .city:
      TitleText.folded(term.name.split(separator: "--").last.map(String.init) ?? "")
    case .state, .language, .frequency, .ethnicity, .digitised, .current: TitleText.folded(term.name)
    }
  }
}
