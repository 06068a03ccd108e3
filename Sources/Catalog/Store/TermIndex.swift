import Newspapers

/// Collects which newspapers have which terms, as they arrive.
struct TermIndex {
  /// The number of each term, per kind; the kinds' raw values begin with 1.
  private var numbers = [[String: Int]](repeating: [:], count: CatalogTerm.Kind.allCases.count + 1)
  private(set) var terms: [CatalogTerm] = []
  private(set) var lists: [RowList] = []
  /// Places repeat: each line of the column is parsed only once.
  private var places: [Substring: [Int]] = [:]
  private var frequencies: [String: [Int]] = [:]

  /// The columns of a newspaper that lists are filtered by.
  struct Values {
    let places: String
    let languages: String
    /// As rows show it.
    let frequency: String
    let ethnicities: String
    let isDigitized: Bool
    let years: PublicationYears
  }

  mutating func add(_ values: Values, row: Int) {
    for place in Lines.split(values.places) {
      for number in termNumbers(ofPlace: place) { lists[number].append(row) }
    }
    add(.language, values.languages, row)
    addFrequency(values.frequency, row)
    add(.ethnicity, values.ethnicities, row)
    if values.isDigitized { add(.digitized, "yes", row) }
    if values.years.isCurrent { add(.current, "yes", row) }
  }

  private mutating func addFrequency(_ words: String, _ row: Int) {
    guard !words.isEmpty else { return }
    let numbers = frequencies[words] ?? frequencyNumbers(words)
    frequencies[words] = numbers
    for number in numbers { lists[number].append(row) }
  }

  private mutating func frequencyNumbers(_ words: String) -> [Int] {
    guard let name = FrequencyName.of(words) else { return [number(.frequencyWords, words)] }
    let isAll = TitleText.folded(name) == TitleText.folded(words)
    return [number(.frequency, name)] + (isAll ? [] : [number(.frequencyWords, words)])
  }

  private mutating func add(_ kind: CatalogTerm.Kind, _ names: String, _ row: Int) {
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
    // However it is written, it is one place, because its filter finds it.
    if let place = Place(String(written))?.spelledOut {
      found.append(number(.state, place.state))
      if let county = place.county { found.append(number(.county, "\(place.state)--\(county)")) }
      if place.city != nil { found.append(number(.city, place.cataloged)) }
    }
    places[Substring(String(written))] = found
    return found
  }

  private mutating func number(_ kind: CatalogTerm.Kind, _ name: String) -> Int {
    if let known = numbers[kind.rawValue][name] { return known }
    numbers[kind.rawValue][name] = terms.count
    terms.append(CatalogTerm(kind: kind, name: name))
    lists.append(RowList())
    return terms.count - 1
  }

  /// Gives each city that is named without its county the newspapers of that city in any county, because its
  /// filter finds those.
  mutating func joinCities() {
    let cities = terms.indices.filter { terms[$0].kind == .city }
    var bare: [String: Int] = [:]
    for city in cities where Place(terms[city].name)?.county == nil { bare[terms[city].name] = city }
    var parts: [Int: [Int]] = [:]
    for city in cities {
      guard let place = Place(terms[city].name), place.county != nil,
        let number = bare[place.withoutCounty.cataloged]
      else { continue }
      parts[number, default: [number]].append(city)
    }
    for (number, all) in parts {
      var rows: Set<Int> = []
      for part in all { rows.formUnion(lists[part].rows) }
      lists[number] = RowList(rows.sorted())
    }
  }

  /// The name in a filter: the last part of a place.
  static func folded(_ term: CatalogTerm) -> String {
    switch term.kind {
    case .county, .city:
      TitleText.folded(term.name.split(separator: "--").last.map(String.init) ?? "")
    case .state, .language, .frequency, .ethnicity, .digitized, .current, .frequencyWords:
      TitleText.folded(term.name)
    }
  }
}
