/// What is checked on each row of a list, as the reader asked for it.
public struct SearchCheck: Hashable, Sendable {
  /// Newspapers that were looked up are given by the fields that they have, not by their LCCNs.
  public let expression: SearchExpression
  /// How many newspapers have such fields, in the order of the expression; empty if none were looked up.
  public let newspapers: [Int]

  public init(_ expression: SearchExpression, newspapers: [Int] = []) {
    (self.expression, self.newspapers) = (expression, newspapers)
  }
}

extension SearchPlan.Stream {
  /// What its rows are checked for; nil for nothing.
  var checkAsAsked: SearchCheck? {
    guard let check else { return nil }
    var newspapers: [Int] = []
    return SearchCheck(asked(check, &newspapers), newspapers: newspapers)
  }

  private func asked(_ part: SearchExpression, _ newspapers: inout [Int]) -> SearchExpression {
    switch part {
    case .field(let field):
      guard let fields = lookedUp[field] else { return part }
      newspapers.append(field.values.count)
      return fields.count == 1 ? .field(fields[0]) : .all(fields.map { .field($0) })
    case .not(let part): return .not(asked(part, &newspapers))
    case .all(let parts): return .all(parts.map { asked($0, &newspapers) })
    case .word, .phrase, .near, .any: return part
    }
  }
}
