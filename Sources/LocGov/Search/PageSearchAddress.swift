import NewspaperHTTP
import Newspapers

/// The address of a search for pages (www.loc.gov/apis/additional-apis/chronicling-america-api).
struct PageSearchAddress {
  let search: NativeSearch
  let order: SearchOrder

  static let path = "/collections/chronicling-america/"

  /// Words and facets as the advanced search accepts them: without `searchType` the server ignores most of
  /// it.
  var advanced: [(name: String, value: String)] {
    var parameters = [("dl", "page"), ("searchType", "advanced")]
    if !search.clauses.isEmpty {
      parameters.append(("qs", search.clauses.map { $0.words.joined(separator: " ") }.joined(separator: "!")))
      parameters.append(("ops", search.clauses.map(\.operator).joined(separator: "!")))
    }
    for (name, parameter) in PageSearchAddress.places {
      guard let place = search.field(name)?.first else { continue }
      parameters.append((parameter, PageSearchAddress.value(place)))
    }
    if let range = search.dates {
      parameters.append(("start_date", (range.from ?? .start(of: 1600)).description))
      parameters.append(("end_date", (range.to ?? .end(of: 2100)).description))
    }
    return parameters + facets(otherPlaces) + sort
  }

  /// The same for the simple search; nil if that cannot express it: it has no alternatives and no distances.
  var simple: [(name: String, value: String)]? {
    var words: [String] = []
    for clause in search.clauses {
      switch clause {
      case .all(let all): words += all
      case .phrase(let phrase): words.append("\"\(phrase.joined(separator: " "))\"")
      case .any, .near: return nil
      }
    }
    var parameters = [("dl", "page")]
    if !words.isEmpty { parameters.append(("q", words.joined(separator: " "))) }
    if let range = search.dates {
      parameters.append(
        ("dates", "\(range.from ?? .start(of: 1600))/\(range.to ?? .end(of: 2100))"))
    }
    let places = PageSearchAddress.places.compactMap { name, parameter in
      search.field(name)?.first.map { "\(parameter):\(PageSearchAddress.value($0))" }
    }
    return parameters + facets(places + otherPlaces) + sort
  }

  /// Parameters take one state, county or city; a page found by both of two searches may need two.
  private var otherPlaces: [String] {
    PageSearchAddress.places.flatMap { name, parameter in
      search.fields.filter { $0.name == name }.dropFirst().compactMap { field in
        field.first.map { "\(parameter):\(PageSearchAddress.value($0))" }
      }
    }
  }

  /// The Library writes `saint paul`, never `st. paul`.
  private static func value(_ place: String) -> String { PlaceName.spelledOut(place).lowercased() }

  private static let places: KeyValuePairs<SearchField.Name, String> = [
    .state: "location_state", .county: "location_county", .city: "location_city",
  ]

  /// Values are in lower case, and intersected.
  private func facets(_ more: [String]) -> [(String, String)] {
    var facets = more
    if let lccn = search.field(.lccn)?.first { facets.append("number_lccn:\(lccn)") }
    // The same goes for languages.
    for field in search.fields where field.name == .language {
      if let language = field.first { facets.append("language:\(language.lowercased())") }
    }
    if case .numbers(let pages) = search.field(.page)?.values.first {
      let digits = String(pages.lowerBound)
      facets.append("number_page:" + String(repeating: "0", count: max(0, 10 - digits.count)) + digits)
    }
    if let batch = search.field(.batch)?.first { facets.append("batch:\(batch)") }
    return facets.isEmpty ? [] : [("fa", facets.joined(separator: "|"))]
  }

  private var sort: [(String, String)] {
    switch order {
    case .relevance: []
    case .date: [("sb", "date")]
    case .dateDescending: [("sb", "date_desc")]
    case .title: [("sb", "title_s")]
    }
  }
}

extension NativeSearch {
  fileprivate var dates: IssueDateRange? {
    if case .dates(let range) = field(.date)?.values.first { range } else { nil }
  }
}

extension NativeSearch.Clause {
  var words: [String] {
    switch self {
    case .all(let words), .any(let words), .phrase(let words), .near(_, let words): words
    }
  }

  fileprivate var `operator`: String {
    switch self {
    case .all: "AND"
    case .any: "OR"
    case .phrase: "PHRASE"
    case .near(let within, _): "~\(within)"
    }
  }
}

extension SearchField {
  fileprivate var first: String? { if case .name(let text) = values.first { text } else { nil } }
}
