/// A search for newspapers, not for pages, as the address of a web page: in the Library's collection or directory, in
/// the old Chronicling America, or at a site that runs chronam.
public struct PastedNewspaperSearch: Hashable, Sendable {
  /// The same as a list of newspapers.
  public private(set) var query = NewspaperQuery()
  /// Parts of the address that a list cannot be narrowed by, such as `labor=Printers`.
  public private(set) var dropped: [String] = []

  /// Nil if `text` is not an address, or that of something else.
  public init?(_ text: String) {
    guard let pasted = PastedSearch(text) else { return nil }
    let place = pasted.place.lowercased()
    if place.has("/collections/chronicling-america") {
      guard pasted.value("dl") == "title" || place.has("/titles") else { return nil }
      query.isDigitized = true
    } else {
      let isDirectory = place.has("/collections/directory-of-us-newspapers-in-american-libraries")
      let isTitleSearch = place.has("/search/titles/") || place.hasSuffix("/search/titles")
      guard isDirectory || isTitleSearch else { return nil }
    }
    for (name, value) in pasted.parameters { take(name, value) }
    if query.from == PastedNewspaperSearch.unlimited.from { query.from = nil }
    if query.to == PastedNewspaperSearch.unlimited.to { query.to = nil }
  }

  /// Those that chronam's form sends for no limit (`core/index.py`).
  private static let unlimited = (from: 1690, to: 2009)

  private mutating func take(_ name: String, _ value: String) {
    if let facet = ListFacet(named: name.lowercased()) {
      let value = facet.value(value)
      return narrow(facet.filter, facet == .state ? StateName.known(value) ?? value : value, name)
    }
    switch name.lowercased() {
    // The number is one of the words that a list looks for.
    case "q", "terms", "lccn", "number_lccn":
      query.words = [query.words, value.trimmed].filter { !$0.isEmpty }.joined(separator: " ")
    case "fa":
      for facet in value.split(separator: "|") {
        let pair = facet.split(separator: ":", maxSplits: 1).map(String.init)
        if pair.count == 2, pair[0].lowercased() != "fa" { take(pair[0], pair[1]) } else { drop(name, value) }
      }
    case "year1", "start_date": limit(\.from, value, name)
    case "year2", "end_date": limit(\.to, value, name)
    case "dates":
      let ends = value.split(separator: "/").map(String.init)
      limit(\.from, ends.first ?? value, name)
      limit(\.to, ends.last ?? value, name)
    case let view where PastedNewspaperSearch.views.contains(view): break
    default: drop(name, value)
    }
  }

  /// Parameters that choose no newspapers.
  private static let views: Set<String> = [
    "all", "at", "c", "callback", "dl", "fo", "format", "index", "page", "partof", "rows", "sb", "searchtype",
    "sort", "sp", "st", "x", "y", "original-format", "online-format",
  ]

  private mutating func narrow(
    _ filter: WritableKeyPath<NewspaperQuery, String?>, _ value: String, _ name: String
  ) {
    if query[keyPath: filter] == nil { query[keyPath: filter] = value } else { drop(name, value) }
  }

  private mutating func limit(
    _ filter: WritableKeyPath<NewspaperQuery, Int?>, _ value: String, _ name: String
  ) {
    guard let year = Int(value.prefix(4)), query[keyPath: filter] == nil else { return drop(name, value) }
    query[keyPath: filter] = year
  }

  private mutating func drop(_ name: String, _ value: String) { dropped.append("\(name)=\(value)") }

  /// The command that prints the list, to be pasted into a shell.
  public var command: String {
    var words = ["broadsheet", "list"]
    let options: [(String, String?)] = [
      ("--state", query.state), ("--county", query.county), ("--city", query.city),
      ("--language", query.language), ("--ethnicity", query.ethnicity), ("--frequency", query.frequency),
      ("--from", query.from.map(String.init)), ("--to", query.to.map(String.init)),
      ("--query", query.words.nonEmpty),
    ]
    for case (let name, let value?) in options {
      // What begins with a hyphen would be another option.
      words += value.hasPrefix("-") ? ["\(name)=\(value)"] : [name, value]
    }
    if query.isDigitized { words.append("--digitized") }
    return ShellLine.of(words)
  }
}

extension ListFacet {
  fileprivate var filter: WritableKeyPath<NewspaperQuery, String?> {
    switch self {
    case .state: \.state
    case .county: \.county
    case .city: \.city
    case .language: \.language
    case .frequency: \.frequency
    case .ethnicity: \.ethnicity
    }
  }
}

extension SearchQueryError {
  /// For the address of a search for newspapers where pages are searched.
  static func searchesNewspapers(_ search: PastedNewspaperSearch, _ column: Int?) -> SearchQueryError {
    let rest = search.dropped.isEmpty ? "" : ", without \(search.dropped.joined(separator: ", "))"
    return SearchQueryError(
      column: column,
      "This address searches for newspapers, not for pages. To list them\(rest): \(search.command)")
  }
}
