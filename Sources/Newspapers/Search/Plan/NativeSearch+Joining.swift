/// Combining searches into one request.
extension NativeSearch {
  /// The pages that both find; nil if there can be none.
  func intersection(_ other: NativeSearch) -> NativeSearch? {
    var search = self
    for clause in other.clauses where !search.clauses.contains(clause) {
      if case .all(let more) = clause, case .all(let words)? = search.clauses.first {
        search.clauses[0] = .all(words + more.filter { !words.contains($0) })
      } else if case .all = clause {
        search.clauses.insert(clause, at: 0)
      } else {
        search.clauses.append(clause)
      }
    }
    for field in other.fields where !search.fields.contains(field) {
      guard field.name.hasOneValue, let place = search.fields.firstIndex(where: { $0.name == field.name })
      else {
        search.fields.append(field)
        continue
      }
      // The intersection is empty, for example of two days: that is an answer, too.
      guard let both = try? search.fields[place].intersection(field) else { return nil }
      search.fields[place] = both
    }
    return search
  }

  /// Equal for all searches that differ only in order.
  var canonical: NativeSearch {
    let clauses = clauses.map { clause -> Clause in
      switch clause {
      case .all(let words): .all(words.sorted())
      case .any(let words): .any(words.sorted())
      case .near(let within, let words): .near(within: within, words.sorted())
      case .phrase: clause
      }
    }
    return NativeSearch(
      clauses: clauses.sorted { $0.rank < $1.rank }, fields: fields.sorted { $0.description < $1.description }
    )
  }
}

extension NativeSearch.Clause {
  /// Kinds in a fixed order, then words.
  fileprivate var rank: String {
    switch self {
    case .all(let words): "0 \(words)"
    case .any(let words): "1 \(words)"
    case .phrase(let words): "2 \(words)"
    case .near(let within, let words): "3 \(within) \(words)"
    }
  }
}
