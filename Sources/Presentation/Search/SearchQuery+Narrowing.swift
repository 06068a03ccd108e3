import Newspapers

/// Narrowing and widening a query; the results are texts in the query language, since the query line shows
/// them.
extension SearchQuery {
  /// What every page must have.
  private var parts: [SearchExpression] {
    if case .all(let parts) = expression { parts } else { [expression] }
  }

  /// The fields that every page must or must not have, in order.
  public var conditions: [SearchExpression] { parts.filter(\.isCondition) }

  /// Without condition number `number`; without all of them if it is nil.
  public func removing(_ number: Int?) -> String {
    var count = -1
    return SearchQuery.text(
      parts.filter { part in
        guard part.isCondition else { return true }
        count += 1
        return number != nil && count != number
      })
  }

  /// With `field`, too, so that as many pages are left as were counted for it: days stay within those already
  /// requested, and a value takes the place of a choice that it is in. It replaces what no page can have with
  /// it.
  public func narrowed(by field: SearchField) -> String {
    let others = parts.filter { part in
      guard case .field(let present) = part, present.name == field.name else { return true }
      // Several days may be meant by one value.
      return field.name == .date || !field.values.allSatisfy(present.values.contains)
    }
    if let narrowed = try? SearchQuery(.all(others + [.field(field)])) { return narrowed.description }
    return SearchQuery.text(parts.filter { !$0.isField(field.name) } + [.field(field)])
  }

  /// With other days; any days if `range` is nil.
  public func dated(_ range: IssueDateRange?) -> String {
    let field = range.map { SearchExpression.field(SearchField(.date, [.dates($0)])) }
    return SearchQuery.text(parts.filter { !$0.isField(.date) } + [field].compactMap(\.self))
  }

  /// The requested days; nil for any, or for several ranges.
  public var dates: IssueDateRange? {
    for case .field(let field) in parts where field.name == .date && field.values.count == 1 {
      if case .dates(let range) = field.values[0] { return range }
    }
    return nil
  }

  private static func text(_ parts: [SearchExpression]) -> String {
    parts.count == 1 ? parts[0].description : SearchExpression.all(parts).description
  }
}

extension SearchExpression {
  fileprivate var isCondition: Bool {
    switch self {
    case .field: true
    case .not(let part): part.isCondition
    case .word, .phrase, .near, .all, .any: false
    }
  }

  fileprivate func isField(_ name: SearchField.Name) -> Bool {
    if case .field(let field) = self { field.name == name } else { false }
  }
}
