/// A field of which a server may have more pages than it is asked for.
public struct SearchGap: Hashable, Sendable {
  public let field: SearchField
  /// How many of the server's newspapers have the field according to this machine's catalog, if only those are
  /// asked for; nil if the server compares the field's words with its own, which may say more.
  public let newspapers: Int?
  /// Whether pages with the field are left out.
  public let isExcluded: Bool

  public init(_ field: SearchField, newspapers: Int?, isExcluded: Bool) {
    (self.field, self.newspapers, self.isExcluded) = (field, newspapers, isExcluded)
  }
}

extension SearchCapabilities {
  /// Whether the newspapers with a field are looked up: neither the server nor its rows say which they are.
  func looksUp(_ name: SearchField.Name, isWanted: Bool) -> Bool {
    fields[name] == .lccns && (isWanted || !told.contains(name))
  }
}

extension PlannedSearch {
  /// The newspapers with those fields of a query that are looked up. If each takes a request, those that the
  /// catalog has elsewhere than the query's places do not count.
  func newspapers(
    of query: SearchQuery, _ capabilities: SearchCapabilities
  ) async throws(NewspaperError) -> [SearchField: Set<LCCN>] {
    var newspapers = try await query.expression.newspapers(lookup) { name, isWanted in
      capabilities.looksUp(name, isWanted: isWanted)
    }
    guard capabilities.fields[.lccn] == .values(1) else { return newspapers }
    for place in query.requiredFields where [.state, .county, .city].contains(place.name) {
      for (field, found) in newspapers {
        let left = found.subtracting(try await elsewhere(place, found))
        // The server may know places that the catalog does not have.
        if !left.isEmpty { newspapers[field] = left }
      }
    }
    return newspapers
  }

  /// The fields of a query of which the server may have more pages.
  /// - Parameter newspapers: those that were looked up.
  nonisolated func gaps(
    in query: SearchQuery, _ newspapers: [SearchField: Set<LCCN>], _ capabilities: SearchCapabilities
  ) -> [SearchGap] {
    var gaps: [SearchGap] = []
    query.expression.collectFields(isWanted: true) { field, isWanted in
      guard capabilities.partial.contains(field.name), isWanted || !capabilities.told.contains(field.name)
      else { return }
      gaps.append(SearchGap(field, newspapers: newspapers[field]?.count, isExcluded: !isWanted))
    }
    return gaps.withoutDoubles
  }
}

extension SearchExpression {
  /// The newspapers with those of its fields that `isLookedUp` chooses: by name, and by whether pages have to
  /// have it.
  /// - Throws: `.notFound` if no newspaper has a field that pages have to have, or if none is known.
  func newspapers(
    _ lookup: NewspaperLookup, where isLookedUp: (SearchField.Name, Bool) -> Bool
  ) async throws(NewspaperError) -> [SearchField: Set<LCCN>] {
    var (chosen, wanted): ([SearchField], Set<SearchField>) = ([], [])
    collectFields(isWanted: true) { field, isWanted in
      guard isLookedUp(field.name, isWanted) else { return }
      chosen.append(field)
      if isWanted { wanted.insert(field) }
    }
    var newspapers: [SearchField: Set<LCCN>] = [:]
    for field in chosen.withoutDoubles {
      do throws(NewspaperError) {
        newspapers[field] = try await lookup(field)
      } catch {
        // A site that has none of these newspapers has none to leave out.
        guard !wanted.contains(field), case .notFound(what: .other(_), source: _) = error else { throw error }
        newspapers[field] = []
      }
    }
    return newspapers
  }

  /// The fields in it, in order, each with whether pages have to have it.
  fileprivate func collectFields(isWanted: Bool, _ take: (SearchField, Bool) -> Void) {
    switch self {
    case .word, .phrase, .near: return
    case .field(let field): take(field, isWanted)
    case .not(let part): part.collectFields(isWanted: !isWanted, take)
    case .all(let parts), .any(let parts):
      for part in parts { part.collectFields(isWanted: isWanted, take) }
    }
  }
}
