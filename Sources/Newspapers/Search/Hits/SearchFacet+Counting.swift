extension SearchFacet {
  /// Counts local hits: if the source cannot count, those seen so far.
  public static func counting(
    _ kind: Kind, _ hits: [SearchHit], scope: Scope, origin: Origin
  ) -> SearchFacet {
    // Newspapers may have the same title.
    var (counts, unsaid): ([Value: Int], Int) = ([:], 0)
    var places: [SearchField: Place] = [:]
    for hit in hits {
      let values = Set(values(of: hit, kind))
      if values.isEmpty { unsaid += 1 }
      for value in values {
        counts[value, default: 0] += 1
        if kind == .title, let place = hit.place { places[value.field] = place }
      }
    }
    let values = counts.map { value, count in
      Value(name: value.name, count: count, field: value.field, place: places[value.field])
    }
    let isByTime = kind == .decade || kind == .year
    return SearchFacet(
      kind: kind,
      values: values.sorted { left, right in
        isByTime ? left.name < right.name : (right.count, left.name) < (left.count, right.name)
      }, scope: scope, origin: origin, remainder: unsaid > 0 ? .unsaid(unsaid) : nil)
  }

  private static func values(of hit: SearchHit, _ kind: Kind) -> [Value] {
    let year = hit.page.issue.date.year
    func value(_ name: String, _ field: SearchField) -> Value { Value(name: name, count: 1, field: field) }
    switch kind {
    case .decade:
      return dates(year - year % 10...year - year % 10 + 9).map { value("\(year - year % 10)s", $0) }
    case .year: return dates(year...year).map { value(String(year), $0) }
    case .state: return hit.place.map { [value($0.state, SearchField(.state, [.name($0.state)]))] } ?? []
    case .language: return hit.languages.map { value($0, SearchField(.language, [.name($0)])) }
    case .title:
      let lccn = hit.page.issue.lccn.description
      return [value(hit.title, SearchField(.lccn, [.name(lccn)]))]
    }
  }

  private static func dates(_ years: ClosedRange<Int>) -> [SearchField] {
    let (from, to) = (IssueDate.start(of: years.lowerBound), IssueDate.end(of: years.upperBound))
    return IssueDateRange(from: from, to: to).map { [SearchField(.date, [.dates($0)])] } ?? []
  }
}
