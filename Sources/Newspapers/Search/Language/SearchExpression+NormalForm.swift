/// The normal form of expressions.
extension SearchExpression {
  /// The expression in normal form (`SearchQuery.expression`).
  /// - Throws: `SearchQueryError` if no page can match it, or if it would be too long.
  func normalized(isWanted: Bool = true) throws(SearchQueryError) -> SearchExpression {
    switch self {
    case .word, .field: return isWanted ? self : .not(self)
    case .phrase(let words):
      let phrase = words.count == 1 ? .word(words[0]) : self
      return isWanted ? phrase : .not(phrase)
    case .near(let within, let parts):
      let choices = try SearchExpression.nearby(parts).map { parts in
        parts.count == 1 ? parts[0] : .near(within: within, parts)
      }
      return choices.count == 1
        ? isWanted ? choices[0] : .not(choices[0])
        : try SearchExpression.any(choices).normalized(isWanted: isWanted)
    case .not(let part): return try part.normalized(isWanted: !isWanted)
    case .all(let parts), .any(let parts):
      var normal: [SearchExpression] = []
      for part in parts { normal.append(try part.normalized(isWanted: isWanted)) }
      return isAll == isWanted ? try .joining(all: normal) : .joining(any: normal)
    }
  }

  private var isAll: Bool { if case .all = self { true } else { false } }

  private static func joining(all parts: [SearchExpression]) throws(SearchQueryError) -> SearchExpression {
    let flat = parts.flatMap { part in if case .all(let inner) = part { inner } else { [part] } }
    var joined: [SearchExpression] = []
    for part in flat.withoutDoubles {
      guard
        let place = joined.firstIndex(where: {
          $0.field?.name == part.field?.name && $0.isField == part.isField
        }),
        let old = joined[place].field, let new = part.field, joined[place].isWanted == part.isWanted
      else {
        joined.append(part)
        continue
      }
      if !part.isWanted {
        joined[place] = .not(.field(old.joined(with: new)))
      } else if old.name.hasOneValue {
        joined[place] = .field(try old.intersection(new))
      } else if let narrower = old.narrower(new) {
        joined[place] = .field(narrower)
      } else {
        joined.append(part)
      }
    }
    return joined.count == 1 ? joined[0] : .all(joined.withFieldsLast)
  }

  private static func joining(any parts: [SearchExpression]) -> SearchExpression {
    let flat = parts.flatMap { part in if case .any(let inner) = part { inner } else { [part] } }
    var joined: [SearchExpression] = []
    for part in flat.withoutDoubles {
      guard case .field(let new) = part,
        let place = joined.firstIndex(where: {
          if case .field(let old) = $0 { old.name == new.name } else { false }
        }),
        let old = joined[place].field
      else {
        joined.append(part)
        continue
      }
      joined[place] = .field(old.joined(with: new))
    }
    return joined.count == 1 ? joined[0] : .any(joined.withFieldsLast)
  }
}

extension SearchExpression {
  /// The field that it is, or excludes.
  var field: SearchField? {
    switch self {
    case .field(let field), .not(.field(let field)): field
    default: nil
    }
  }

  var isField: Bool { field != nil }

  var isWanted: Bool { if case .not = self { false } else { true } }

  /// Whether it, or one of its alternatives, only excludes pages and does not say which pages to search for.
  var onlyLeavesOut: Bool { onlyLeavesOut(isWanted: true) }

  private func onlyLeavesOut(isWanted: Bool) -> Bool {
    switch self {
    case .word, .phrase, .near, .field: !isWanted
    case .not(let part): part.onlyLeavesOut(isWanted: !isWanted)
    case .all(let parts) where isWanted, .any(let parts) where !isWanted:
      parts.allSatisfy { $0.onlyLeavesOut(isWanted: isWanted) }
    case .all(let parts), .any(let parts):
      parts.contains { $0.onlyLeavesOut(isWanted: isWanted) }
    }
  }
}

extension Array where Element: Hashable {
  var withoutDoubles: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension [SearchExpression] {
  /// Words in their order, then fields in the order of their names.
  fileprivate var withFieldsLast: [SearchExpression] {
    let fields = SearchField.Name.allCases.flatMap { name in
      let same = filter { $0.field?.name == name }
      return same.filter(\.isWanted) + same.filter { !$0.isWanted }
    }
    return filter { !$0.isField } + fields
  }

  /// Adjacent fields of the same name: either value will do.
  func mergingFields() -> [SearchExpression] {
    var merged: [SearchExpression] = []
    for part in self {
      guard case .field(let new) = part,
        let place = merged.firstIndex(where: {
          if case .field(let old) = $0 { old.name == new.name } else { false }
        }),
        let old = merged[place].field
      else {
        merged.append(part)
        continue
      }
      merged[place] = .field(old.joined(with: new))
    }
    return merged
  }
}
