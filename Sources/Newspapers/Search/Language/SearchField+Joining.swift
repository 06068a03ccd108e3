/// Joining fields of the same name.
extension SearchField {
  /// Either field: all values, sorted, each once, with adjacent ranges merged.
  func joined(with other: SearchField) -> SearchField { SearchField(name, values + other.values).sorted }

  /// The one whose pages all have the other, too: `state:Ohio` has `state:(Ohio OR Iowa)`. Nil if neither does.
  func narrower(_ other: SearchField) -> SearchField? {
    let (own, others) = (Set(values), Set(other.values))
    return others.isSubset(of: own) ? other : own.isSubset(of: others) ? self : nil
  }

  /// With its values sorted, each once, and adjacent ranges merged.
  var sorted: SearchField {
    var joined: [Value] = []
    for value in Set(values).sorted(by: Value.precedes) {
      if let last = joined.last, let both = last.touching(value) {
        joined[joined.count - 1] = both
      } else {
        joined.append(value)
      }
    }
    return SearchField(name, joined)
  }

  /// The pages that have both fields. Only for fields with one value per page.
  /// - Throws: `SearchQueryError` if there can be none.
  func intersection(_ other: SearchField) throws(SearchQueryError) -> SearchField {
    let shared = values.flatMap { value in other.values.compactMap { value.intersection($0) } }
    guard !shared.isEmpty else {
      throw SearchQueryError(column: nil, "No page can have both “\(self)” and “\(other)”.")
    }
    return SearchField(name, shared).sorted
  }
}

extension SearchField.Name {
  /// Whether a page has one value at most: one date, one LCCN, but several languages, and several states,
  /// counties and cities if its newspaper appeared in them.
  var hasOneValue: Bool {
    switch self {
    case .lccn, .frequency, .date, .on, .page, .edition, .batch: true
    case .title, .in, .state, .county, .city, .language, .ethnicity, .saved, .is: false
    }
  }
}

extension SearchField.Value {
  /// The values that both mean.
  fileprivate func intersection(_ other: SearchField.Value) -> SearchField.Value? {
    switch (self, other) {
    case (.dates(let left), .dates(let right)): left.intersection(right).map { .dates($0) }
    case (.numbers(let left), .numbers(let right)):
      left.overlaps(right) ? .numbers(left.clamped(to: right)) : nil
    case (.name(let left), .name(let right)):
      TitleText.folded(left) == TitleText.folded(right) ? self : nil
    default: self == other ? self : nil
    }
  }

  /// Both as one range, if they overlap or one begins right after the other. `other` does not begin before this one.
  fileprivate func touching(_ other: SearchField.Value) -> SearchField.Value? {
    switch (self, other) {
    case (.dates(let left), .dates(let right)):
      if let end = left.to, let start = right.from, start.ordinal > end.ordinal + 1 { return nil }
      let ends = left.to.flatMap { left in right.to.map { max(left, $0) } }
      return IssueDateRange(from: left.from, to: ends).map { .dates($0) }
    case (.numbers(let left), .numbers(let right)):
      return right.lowerBound > left.upperBound + 1
        ? nil : .numbers(left.lowerBound...max(left.upperBound, right.upperBound))
    default: return nil
    }
  }

  fileprivate static func precedes(_ left: SearchField.Value, _ right: SearchField.Value) -> Bool {
    switch (left, right) {
    case (.dates(let left), .dates(let right)):
      (left.from?.ordinal ?? 0, left.to?.ordinal ?? .max) < (
        right.from?.ordinal ?? 0, right.to?.ordinal ?? .max
      )
    case (.numbers(let left), .numbers(let right)):
      (left.lowerBound, left.upperBound) < (right.lowerBound, right.upperBound)
    case (.yearDay(let month, let day), .yearDay(let otherMonth, let otherDay)):
      (month, day) < (otherMonth, otherDay)
    case (.name(let left), .name(let right)), (.words(let left), .words(let right)): left < right
    // Values of one field are of one kind.
    default: false
    }
  }
}
