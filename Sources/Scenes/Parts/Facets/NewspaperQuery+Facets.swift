import Newspapers
import Presentation

extension NewspaperQuery {
  /// A copy of the query, narrowed or widened by a choice.
  func applying(_ choice: FacetChoice) -> NewspaperQuery {
    switch choice {
    case .values: self
    case .value(let filter, let name): narrowed(to: name, by: filter)
    case .remove(let filter): without(filter)
    case .removeAll: NewspaperQuery(order: order)
    }
  }

  private func narrowed(to name: String, by filter: NewspaperFilter) -> NewspaperQuery {
    var query = without(filter)
    switch filter {
    case .state, .county, .city:
      let place = Place(name)
      (query.state, query.county) = (place?.state, place?.county)
      query.city = filter == .city ? place?.city : nil
    case .language: query.language = name
    case .ethnicity: query.ethnicity = name
    case .frequency: query.frequency = name
    case .digitized: query.isDigitized = true
    case .current: query.isCurrent = true
    case .years: (query.from, query.to) = NewspaperQuery.years(name)
    case .issueYears: (query.issuesFrom, query.issuesTo) = NewspaperQuery.years(name)
    case .words: query.words = name
    }
    return query
  }

  /// `1890`, a decade, or the name of typed years.
  private static func years(_ name: String) -> (from: Int?, to: Int?) {
    if let decade = Int(name), decade > 0 { return (decade, decade + 9) }
    let years = TypedYears(name)
    return (years?.from, years?.to)
  }

  /// A county depends on its state and a city on its county, so they are removed together.
  func without(_ filter: NewspaperFilter) -> NewspaperQuery {
    var query = self
    switch filter {
    case .state: (query.state, query.county, query.city) = (nil, nil, nil)
    case .county: (query.county, query.city) = (nil, nil)
    case .city: query.city = nil
    case .language: query.language = nil
    case .ethnicity: query.ethnicity = nil
    case .frequency: query.frequency = nil
    case .digitized: query.isDigitized = false
    case .current: query.isCurrent = false
    case .years: (query.from, query.to) = (nil, nil)
    case .issueYears: (query.issuesFrom, query.issuesTo) = (nil, nil)
    case .words: query.words = ""
    }
    return query
  }

  /// What to call a filter with the value that it has: `Years` for some that are not a decade.
  func name(of filter: NewspaperFilter) -> String {
    func isDecade(_ from: Int?, _ to: Int?) -> Bool {
      guard let from, let to else { return false }
      return from.isMultiple(of: 10) && to == from + 9
    }
    return switch filter {
    case .years where !isDecade(from, to): from == to ? "Year" : "Years"
    case .issueYears where !isDecade(issuesFrom, issuesTo):
      issuesFrom == issuesTo ? "Year of issues" : "Years of issues"
    default: filter.name
    }
  }

  /// The value of a filter, in words; nil if it is not set.
  func words(for filter: NewspaperFilter) -> String? {
    switch filter {
    case .state: state
    case .county: county
    case .city: city
    case .language: language
    case .ethnicity: ethnicity
    case .frequency: frequency
    case .digitized: isDigitized ? "yes" : nil
    case .current: isCurrent ? "yes" : nil
    case .years: NewspaperQuery.span(from, to)
    case .issueYears: NewspaperQuery.span(issuesFrom, issuesTo)
    case .words: words.isEmpty ? nil : "“\(words)”"
    }
  }
}

extension NewspaperFilter {
  /// For a menu: `State`, `Digitized only`.
  var name: String {
    switch self {
    case .state: "State"
    case .county: "County"
    case .city: "City"
    case .language: "Language"
    case .ethnicity: "Ethnicity"
    case .frequency: "Frequency"
    case .digitized: "Digitized only"
    case .current: "Still published"
    case .years: "Decade"
    case .issueYears: "Decade of issues"
    case .words: "Words"
    }
  }
}
