/// The name of a county or city that exists, but only in other states than those that a query asks for.
public struct MisplacedName: Hashable, Sendable {
  /// `.county` or `.city`.
  public let field: SearchField.Name
  /// As the catalog has it.
  public let name: String
  /// The states of the query.
  public let states: [String]
  /// Where there is one, by name; not empty.
  public let elsewhere: [String]

  public init(_ field: SearchField.Name, _ name: String, notIn states: [String], butIn elsewhere: [String]) {
    (self.field, self.name) = (field, name)
    (self.states, self.elsewhere) = (states, elsewhere)
  }
}

/// The names of counties and cities among the fields of a query that are in none of its states. Makes no request.
public typealias MisplacedNames = @Sendable ([SearchField]) async throws(NewspaperError) -> [MisplacedName]

extension FieldLookup {
  /// Those that the catalog has only elsewhere; none if `fields` have no state.
  public func misplacedNames(in fields: [SearchField]) async throws(NewspaperError) -> [MisplacedName] {
    let states = fields.filter { $0.name == .state }.flatMap(\.names)
    let asked = fields.filter { $0.name == .county || $0.name == .city }
    guard !states.isEmpty, !asked.isEmpty else { return [] }
    let tallies = try await catalog.tallies(matching: NewspaperQuery())
    var misplaced: [MisplacedName] = []
    for field in asked {
      let isCounty = field.name == .county
      let known = (isCounty ? tallies.counties : tallies.cities).compactMap { Place($0.name) }
      for name in field.names {
        let filter = PlaceFilter(isCounty ? NewspaperQuery(county: name) : NewspaperQuery(city: name))
        let found = known.filter(filter.matches)
        guard let place = found.first, !found.contains(where: { $0.isIn(states) }) else { continue }
        misplaced.append(
          MisplacedName(
            field.name, (isCounty ? place.county : place.city) ?? name, notIn: states,
            butIn: Set(found.map(\.state)).sorted()))
      }
    }
    return misplaced
  }
}

extension Place {
  fileprivate func isIn(_ states: [String]) -> Bool {
    states.contains { PlaceFilter(NewspaperQuery(state: $0)).matches(self) }
  }
}
