import Newspapers

/// The parameters of a search at `/search/pages/results/`.
///
/// chronam: core/utils/utils.py and core/solr_index.py (`page_search`); Open ONI: core/solr_index.py.
struct PageSearchRequest {
  let search: NativeSearch
  let order: SearchOrder
  let dialect: PageSearch.Dialect

  /// - Parameters:
  ///   - start: the first row, from 0, a multiple of `rows`.
  func parameters(from start: Int, rows: Int) -> [(name: String, value: String)] {
    [("format", "json")] + words + search.fields.flatMap(field) + [("sort", sort)]
      + [("rows", String(rows)), ("page", String(start / rows + 1))]
  }

  private var words: [(name: String, value: String)] {
    search.clauses.flatMap { clause -> [(name: String, value: String)] in
      switch clause {
      case .all(let words): [("andtext", words.joined(separator: " "))]
      case .any(let words): [("ortext", words.joined(separator: " "))]
      case .phrase(let words): [("phrasetext", words.joined(separator: " "))]
      case .near(let within, let words):
        [("proxtext", words.joined(separator: " ")), ("proxdistance", String(within))]
      }
    }
  }

  /// Both sort in one direction only.
  var sort: String {
    switch order {
    case .relevance: "relevance"
    case .date, .dateDescending: "date"
    case .title: "title"
    }
  }

  private func field(_ field: SearchField) -> [(name: String, value: String)] {
    switch field.name {
    case .lccn, .state, .frequency: return field.values.map { (field.name.rawValue, $0.text) }
    case .city, .county:
      let names = field.values.map(\.text).flatMap { name in
        (field.name == .county ? [name, CountyName.plain(name)] : [name]).flatMap(PlaceName.spellings)
      }
      let spellings = Set(names.flatMap { PlaceSpelling.all(of: $0) }).sorted()
      return spellings.map { (field.name.rawValue, $0) }
    case .page: return field.values.compactMap(\.first).map { ("sequence", String($0)) }
    case .language:
      return field.values.compactMap { value in
        PageSearchRequest.language(value.text, dialect).map { ("language", $0) }
      }
    case .date: return field.values.flatMap(dates)
    case .on:
      return field.values.flatMap { value -> [(name: String, value: String)] in
        guard case .yearDay(let month, let day) = value else { return [] }
        return [("issue_date", "1"), ("date_month", String(month)), ("date_day", String(day))]
      }
    case .title, .in, .ethnicity, .edition, .batch, .saved, .is: return []
    }
  }

  /// Whether a site finds pages by a field: chronam ignores a language without words.
  static func canHave(_ field: SearchField, hasWords: Bool, _ dialect: PageSearch.Dialect) -> Bool {
    guard field.name == .language else { return true }
    return (hasWords || dialect == .openONI) && field.values.allSatisfy { language($0.text, dialect) != nil }
  }

  /// Nil for one that a request cannot have: chronam takes unknown codes for English, and Open ONI fails on
  /// names of two words.
  private static func language(_ name: String, _ dialect: PageSearch.Dialect) -> String? {
    switch dialect {
    case .chronAm: LanguageName.code(of: name)
    case .openONI: name.contains(" ") ? nil : name
    }
  }

  /// chronam needs both ends, as `07/04/1905`; Open ONI accepts one or both, as `1905-07-04`.
  private func dates(_ value: SearchField.Value) -> [(name: String, value: String)] {
    guard case .dates(let range) = value else { return [] }
    switch dialect {
    case .chronAm:
      let (from, to) = (range.from ?? .start(of: 1600), range.to ?? .start(of: 2100))
      return [
        ("dateFilterType", "range"), ("date1", Endpoint.american(from)), ("date2", Endpoint.american(to)),
      ]
    case .openONI:
      return (range.from.map { [("date1", $0.description)] } ?? [])
        + (range.to.map { [("date2", $0.description)] } ?? [])
    }
  }
}

extension SearchField.Value {
  fileprivate var text: String {
    switch self {
    case .name(let text), .words(let text): text
    case .dates, .yearDay, .numbers: description
    }
  }

  fileprivate var first: Int? { if case .numbers(let range) = self { range.lowerBound } else { nil } }
}
