import Newspapers

/// A query as parameters of www.loc.gov's advanced search
/// (www.loc.gov/apis/additional-apis/chronicling-america-api). Whatever one address cannot express is left
/// out, so that it finds too much rather than too little.
struct TodaysSearch {
  private(set) var parameters: [(String, String)] = []
  /// What the address leaves out.
  private(set) var dropped: [String] = []
  /// Addresses that together express one of the dropped alternatives; empty if there are none.
  private(set) var parts: [[(String, String)]] = []

  init(_ query: SearchQuery) { self.init(query.expression, mayPart: true) }

  private init(_ expression: SearchExpression, mayPart: Bool) {
    let members: [SearchExpression] = if case .all(let parts) = expression { parts } else { [expression] }
    var (words, clauses, facets): ([String], [(words: String, name: String)], [String]) = ([], [], [])
    var (places, dates): ([(String, String)], [(String, String)]) = ([], [])
    for member in members {
      switch member {
      case .word(let word) where !word.isBeginning && !word.wantsVariants: words.append(word.text)
      case .phrase(let phrase): clauses.append((TodaysSearch.joined(phrase), "PHRASE"))
      case .any(let parts) where parts.allSatisfy(\.isWord):
        clauses.append((TodaysSearch.joined(parts.flatMap(\.words)), "OR"))
      case .near(let within, let parts) where parts.allSatisfy(\.isWord):
        let distance = TodaysSearch.distances.first { $0 >= within }
        clauses.append((TodaysSearch.joined(parts.flatMap(\.words)), distance.map { "~\($0)" } ?? "AND"))
        if distance != within {
          dropped.append(member.description + (distance.map { ", which becomes near/\($0)" } ?? ""))
        }
      case .field(let field):
        if !TodaysSearch.say(field, &facets, &places, &dates) {
          dropped.append(field.description)
          if mayPart, parts.isEmpty, field.values.count > 1 {
            parts = field.values.map { value in
              let one = SearchExpression.field(SearchField(field.name, [value]))
              let others = members.filter { $0 != member }
              return TodaysSearch(.all(others + [one]), mayPart: false).parameters
            }
          }
        }
      default: dropped.append(member.description)
      }
    }
    if !words.isEmpty { clauses.insert((words.joined(separator: " "), "AND"), at: 0) }
    parameters = [("dl", "page"), ("searchType", "advanced")]
    if !clauses.isEmpty {
      parameters.append(("qs", clauses.map(\.words).joined(separator: "!")))
      parameters.append(("ops", clauses.map(\.name).joined(separator: "!")))
    }
    parameters += places + dates
    if !facets.isEmpty { parameters.append(("fa", facets.joined(separator: "|"))) }
  }

  /// Those that the Library documents, in words.
  private static let distances = [5, 10]

  private static func joined(_ words: [SearchWord]) -> String { words.map(\.text).joined(separator: " ") }

  /// False if the address cannot express it.
  private static func say(
    _ field: SearchField, _ facets: inout [String], _ places: inout [(String, String)],
    _ dates: inout [(String, String)]
  ) -> Bool {
    guard field.values.count == 1, let value = field.values.first else { return false }
    switch (field.name, value) {
    case (.state, .name(let name)): places.append(("location_state", name.lowercased()))
    case (.county, .name(let name)): places.append(("location_county", name.lowercased()))
    case (.city, .name(let name)): places.append(("location_city", name.lowercased()))
    case (.lccn, .name(let name)): facets.append("number_lccn:\(name)")
    case (.language, .name(let name)): facets.append("language:\(name.lowercased())")
    case (.batch, .name(let name)): facets.append("batch:\(name)")
    case (.page, .numbers(let range)) where range.count == 1:
      let digits = String(range.lowerBound)
      facets.append("number_page:" + String(repeating: "0", count: max(0, 10 - digits.count)) + digits)
    case (.date, .dates(let range)) where dates.isEmpty:
      dates = [
        ("start_date", range.from?.description ?? "1600-01-01"),
        ("end_date", range.to?.description ?? "2100-12-31"),
      ]
    default: return false
    }
    return true
  }
}

extension SearchExpression {
  fileprivate var isWord: Bool { if case .word(let word) = self { !word.isBeginning } else { false } }
}
