/// A search as the address of a web page: of www.loc.gov, of the old Chronicling America, or of a state's site.
struct PastedSearch {
  let parameters: [(name: String, value: String)]
  /// Without those that the site ignores.
  var heeded: [(name: String, value: String)]
  /// The address up to its parameters.
  let place: String
  var parts: [SearchExpression] = []
  var notes: [String] = []
  /// Whether it is the address of a found page, whose parameters are about the page, too.
  let isOfPage: Bool

  /// Nil if `text` is not an address.
  init?(_ text: String) {
    let address = text.trimmed
    guard PastedSearch.begins(address), !address.contains(where: \.isWhitespace) else { return nil }
    let place = address.prefix { $0 != "?" && $0 != "#" }
    self.place = String(place)
    isOfPage = ["/resource/", "/item/", "/lccn/"].contains { place.contains($0) }
    // The address of a found page has the search after its “#”.
    let separator: Character = address.contains("?") ? "?" : "#"
    let parameters = address.split(separator: separator, maxSplits: 1).dropFirst().first ?? ""
    self.parameters = parameters.prefix { $0 != "#" }.split(separator: "&").compactMap { parameter in
      let pair = parameter.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, let value = PercentText.decoded(pair[1], plusIsBlank: true).nonEmpty else {
        return nil
      }
      return (String(pair[0]), value)
    }
    heeded = self.parameters
  }

  /// What the address searches for.
  /// - Throws: `SearchQueryError` if it is not a search, or if a value in it cannot be read.
  mutating func expression() throws(SearchQueryError) -> SearchExpression {
    let ignored = dropIgnored()
    try readLibrary()
    try readSite()
    try readFields()
    guard !parts.isEmpty else { throw ignored.map { .findsEverything($0, 1) } ?? .noSearch(1) }
    readPlace()
    noteOthers()
    return .all(parts.mergingFields())
  }

  func value(_ name: String) -> String? { heeded.first { $0.name == name }?.value }
  private func values(_ name: String) -> [String] { heeded.filter { $0.name == name }.map(\.value) }

  // MARK: Words

  /// `qs=gold rush!alaska&ops=PHRASE!AND` of www.loc.gov, or `q`.
  private mutating func readLibrary() throws(SearchQueryError) {
    if let clauses = value("qs") {
      let operators = (value("ops") ?? "").split(separator: "!").map(String.init)
      for (index, clause) in clauses.split(separator: "!").enumerated() {
        let words = PastedSearch.words(clause)
        guard !words.isEmpty else { continue }
        let name = index < operators.count ? operators[index] : "AND"
        switch name {
        case "OR": parts.append(.any(words.map { .word($0) }))
        case "PHRASE": parts.append(.phrase(words))
        case _ where name.hasPrefix("~"):
          parts.append(.near(within: Int(name.dropFirst()) ?? 5, words.map { .word($0) }))
        default: parts += words.map { .word($0) }
        }
      }
    }
    if let query = value("q") {
      let read = try SearchQuery.read(query)
      let words = joined(read.query.expression)
      parts.append(words)
      let signs = [" OR ", " NOT ", " -", "|"]
      if signs.contains(where: { (" " + query).contains($0) }) {
        notes.append("The site ignored OR, NOT, - and | in this address; here they count.")
      }
    }
  }

  /// The words of `q`, any of which is enough with `op=OR`.
  private mutating func joined(_ words: SearchExpression) -> SearchExpression {
    guard value("op")?.uppercased() == "OR", case .all(let parts) = words else { return words }
    let isPlain = parts.allSatisfy { part in
      switch part {
      case .word, .phrase: true
      default: false
      }
    }
    if !isPlain { noteIgnored("op=OR") }
    return isPlain ? .any(parts) : words
  }

  /// The parameters of chronam and Open ONI. Their simple search is `proxtext`: all words near each other.
  private mutating func readSite() throws(SearchQueryError) {
    for text in values("andtext") { parts += PastedSearch.words(text[...]).map { .word($0) } }
    for text in values("ortext") { append(any: PastedSearch.words(text[...])) }
    for text in values("phrasetext") {
      let words = PastedSearch.words(text[...])
      if !words.isEmpty { parts.append(.phrase(words)) }
    }
    for text in values("proxtext") {
      let words = PastedSearch.words(text[...])
      let within = value("proxdistance").flatMap { Int($0) } ?? 5
      if words.count > 1 {
        parts.append(.near(within: min(max(within, 1), 100), words.map { .word($0) }))
      } else {
        append(any: words)
      }
    }
  }

  private mutating func append(any words: [SearchWord]) {
    if words.count == 1 { parts.append(.word(words[0])) }
    if words.count > 1 { parts.append(.any(words.map { .word($0) })) }
  }

  private static func words(_ text: Substring) -> [SearchWord] {
    SearchToken.plain(text).unicodeScalars.split(separator: " ").map { SearchWord(String($0)) }
      .filter(\.canBeSearched)
  }

  // MARK: Fields

  private mutating func readFields() throws(SearchQueryError) {
    for (name, field) in PastedSearch.fields {
      for value in values(name) { try append(field, value) }
    }
    for facet in values("fa").flatMap({ $0.split(separator: "|") }) {
      let pair = facet.split(separator: ":", maxSplits: 1).map(String.init)
      guard pair.count == 2 else { continue }
      if pair[0] == "number_page" {
        try append(.page, String(pair[1].drop { $0 == "0" }), isFacet: true)
      } else if let field = PastedSearch.facets[pair[0]] {
        try append(field, pair[1], isFacet: true)
      } else if pair[0] != "partof", pair[0] != "original-format", pair[0] != "online-format" {
        noteIgnored(facet)
      }
    }
    if value("front_pages_only") == "true" { try append(.page, "front") }
    if let page = value("sequence"), page != "0" { try append(.page, page) }
    // Open ONI has the days of any year.
    if value("issue_date") != nil, let month = value("date_month"), let day = value("date_day") {
      try append(.on, "\(month)-\(day)")
    }
    try readDates()
  }

  /// - Parameter isFacet: whether pages need it besides other values of its name. Of repeated parameters, they need one.
  private mutating func append(
    _ name: SearchField.Name, _ written: String, isFacet: Bool = false
  ) throws(SearchQueryError) {
    for text in SearchToken.plain(written).split(separator: "!") {
      let field = SearchExpression.field(SearchField(name, [try SearchField.Value(String(text), of: name)]))
      parts.append(isFacet ? .all([field]) : field)
    }
  }

  static let fields: KeyValuePairs<String, SearchField.Name> = [
    "lccn": .lccn, "state": .state, "county": .county, "city": .city, "language": .language,
    "frequency": .frequency,
    "location_state": .state, "location_county": .county, "location_city": .city, "partof_title": .title,
    "subject_ethnicity": .ethnicity,
  ]

  private static let facets: [String: SearchField.Name] = [
    "number_lccn": .lccn, "location_state": .state, "location_county": .county, "location_city": .city,
    "language": .language, "batch": .batch, "partof_title": .title, "subject_ethnicity": .ethnicity,
    "publication-frequency": .frequency, "number_edition": .edition,
  ]

  /// `dates=1897/1901`, `start_date`, or `date1` and `date2` as years, `07/1905` or `07/04/1905`.
  private mutating func readDates() throws(SearchQueryError) {
    var ends = (value("start_date"), value("end_date"))
    if let range = value("dates") {
      let pair = range.split(separator: "/").map(String.init)
      ends = (pair.first, pair.last)
    }
    if let year = value("year") { ends = (year, year) }
    if let range = value("yearRange") {
      let pair = range.split(separator: "-").map(String.init)
      ends = (pair.first, pair.last)
    }
    if ends == (nil, nil) { ends = (value("date1"), value("date2")) }
    let from = ends.0.map(PastedSearch.date)
    let to = ends.1.map(PastedSearch.date)
    // The whole span of the collection does not count as a date.
    let isOpen = (from: from == "1600-01-01" || from == "1789", to: to == "2100-12-31" || to == "1963")
    let written = "\(isOpen.from ? "" : from ?? "")..\(isOpen.to ? "" : to ?? "")"
    guard written != ".." else { return }
    try append(.date, written)
  }

  /// `07/04/1905` as `1905-07-04`, `07/1905` as `1905-07`; anything else unchanged.
  private static func date(_ written: String) -> String {
    let parts = written.split(separator: "/")
    guard (2...3).contains(parts.count), let year = parts.last, year.count == 4 else { return written }
    func padded(_ part: Substring) -> String { part.count == 1 ? "0\(part)" : String(part) }
    return ([String(year)] + parts.dropLast().map(padded)).joined(separator: "-")
  }
}
