import Newspapers

/// A choice that narrows a list of counts.
public enum CountChoice: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case term = "Term"
    case state = "State"
    case decade = "Decade"
    case year = "Year"
  }

  /// Show the values of a kind.
  case values(Kind)
  /// The index of a term.
  case term(Int)
  case state(String)
  case years(ClosedRange<Int>)
  case onlyHits
}

extension CountQuery {
  public func applying(_ choice: CountChoice) -> CountQuery {
    var query = self
    switch choice {
    case .values: break
    case .term(let term): query.term = term
    case .state(let state): query.state = state
    case .years(let years): query.years = years
    case .onlyHits: query.onlyHits = true
    }
    return query
  }

  /// What narrows the list, in words, each with the choice that removes it.
  public func filters(_ terms: [String]) -> [(words: String, remove: (inout CountQuery) -> Void)] {
    var filters: [(words: String, remove: (inout CountQuery) -> Void)] = []
    if let term, terms.indices.contains(term) { filters.append(("“\(terms[term])”", { $0.term = nil })) }
    if let state { filters.append((CountWords.state(state), { $0.state = nil })) }
    if let years { filters.append((CountWords.words(of: years), { $0.years = nil })) }
    if onlyHits { filters.append(("with hits", { $0.onlyHits = false })) }
    if !words.isEmpty { filters.append(("“\(words)”", { $0.words = "" })) }
    return filters
  }
}

extension CountWords {
  /// `1903`, `1890s`, `1897–1899`.
  public static func words(of years: ClosedRange<Int>) -> String {
    if years.count == 1 { return String(years.lowerBound) }
    return years.count == 10 && years.lowerBound % 10 == 0
      ? "\(years.lowerBound)s" : "\(years.lowerBound)–\(years.upperBound)"
  }

  /// `Ohio`; `state unknown`.
  public static func state(_ state: String) -> String { state.isEmpty ? "state unknown" : state }
}
