/// Makes plans without any requests: fields that a source accepts as LCCNs have been looked up before.
public struct SearchPlanner: Sendable {
  let capabilities: SearchCapabilities
  /// For errors: `www.loc.gov`.
  let source: String

  public init(_ capabilities: SearchCapabilities, source: String) {
    self.capabilities = capabilities
    self.source = source
  }

  /// More branches than this are never priced.
  static let mostStreams = 1000

  /// - Parameter lccns: the newspapers that match a field which the source takes as LCCNs.
  /// - Throws: `.unsupported` if no number of requests to the source can answer it.
  public func plan(
    _ query: SearchQuery, order: SearchOrder, lccns: [SearchField: Set<LCCN>] = [:]
  ) throws(NewspaperError) -> SearchPlan {
    var streams: [SearchPlan.Stream] = []
    for branch in try branches(of: query.expression) {
      streams += try self.streams(for: branch, lccns)
    }
    let unique = streams.reduce(into: [SearchPlan.Stream]()) { unique, stream in
      for (place, other) in unique.enumerated() {
        guard let both = other.joined(with: stream) else { continue }
        unique[place] = both
        return
      }
      unique.append(stream)
    }
    let isOne = unique.count <= 1 && (unique.first?.excluded ?? []).isEmpty
    var (kept, reason): (SearchOrder, String?) = (order, nil)
    if !capabilities.orders.contains(order) {
      (kept, reason) = (.date, "\(source) cannot sort otherwise")
    } else if !isOne, order != .date, order != .dateDescending {
      // The relevance of two lists cannot be compared; days can.
      (kept, reason) = (.date, "this search is several lists of \(source)")
    }
    return SearchPlan(query: query, streams: unique, order: kept, orderReason: reason)
  }

  /// What has to match, and what must not.
  struct Branch: Hashable {
    var wanted: [SearchExpression] = []
    /// Alternatives of single words, which servers may accept directly.
    var alternatives: [[SearchWord]] = []
    var unwanted: [SearchExpression] = []
    var fields: [SearchField] = []
    var unwantedFields: [SearchField] = []

    /// Nil if no page can have the fields of both.
    fileprivate func joined(with other: Branch) -> Branch? {
      var fields = fields
      for field in other.fields {
        guard field.name.hasOneValue, let place = fields.firstIndex(where: { $0.name == field.name }) else {
          fields.append(field)
          continue
        }
        guard let both = try? fields[place].intersection(field) else { return nil }
        fields[place] = both
      }
      return Branch(
        wanted: wanted + other.wanted.filter { !wanted.contains($0) },
        alternatives: alternatives + other.alternatives.filter { !alternatives.contains($0) },
        unwanted: unwanted + other.unwanted, fields: fields,
        unwantedFields: unwantedFields + other.unwantedFields)
    }
  }

  /// The alternatives of an expression in normal form.
  func branches(of part: SearchExpression) throws(NewspaperError) -> [Branch] {
    switch part {
    case .word, .phrase, .near: return [Branch(wanted: [part])]
    case .field(let field): return [Branch(fields: [field])]
    case .not(.field(let field)): return [Branch(unwantedFields: [field])]
    case .not(let part): return [Branch(unwanted: [part])]
    case .any(let parts):
      let words = parts.compactMap { if case .word(let word) = $0 { word } else { nil } }
      // Servers accept alternatives of single words as one clause.
      var branches = words.count > 1 ? [Branch(alternatives: [words])] : []
      for part in parts {
        if case .word = part, words.count > 1 { continue }
        branches += try self.branches(of: part)
      }
      return branches
    case .all(let parts):
      var branches = [Branch()]
      for part in parts {
        let more = try self.branches(of: part)
        guard branches.count * more.count <= SearchPlanner.mostStreams else { throw tooManyStreams }
        branches = branches.flatMap { branch in more.compactMap { branch.joined(with: $0) } }
      }
      return branches
    }
  }

  var tooManyStreams: NewspaperError {
    capabilities.tooCostly(
      SearchPlanner.mostStreams + 1, of: source, limit: SearchPlanner.mostStreams, excess: .lists([]))
  }
}
