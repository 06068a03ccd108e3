/// The values of a field that nothing known here has, each with those that may have been meant. Makes no request.
public typealias UnknownValues =
  @Sendable (SearchField) async throws(NewspaperError) -> [(value: String, meant: [String])]

/// Values of fields that may be misspelled.
extension PlannedSearch {
  /// Refuses values for which rows would be checked, request after request, though no row can have them.
  /// - Throws: `.unknownValue`.
  func refuseUnknownValues(
    of query: SearchQuery, _ capabilities: SearchCapabilities
  ) async throws(NewspaperError) {
    for field in query.expression.fields where capabilities.fields[field.name] == .rows {
      if let unknown = try await unknownValues(field).first {
        throw .unknownValue(field.name, unknown.value, meant: unknown.meant)
      }
    }
  }

  /// The names and numbers of a query that are not known, or not in its states. This machine may know few of a server's, so they explain a
  /// search that finds nothing, and refuse none.
  func unknownNames(in query: SearchQuery) async throws(NewspaperError) -> [SearchNote] {
    var notes: [SearchNote] = []
    for field in query.requiredFields where PlannedSearch.names.contains(field.name) {
      for (value, meant) in try await unknownValues(field) {
        notes.append(.unknownValue(field.name, value, meant: meant))
      }
    }
    return notes + (try await misplacedNames(query.requiredFields)).map(SearchNote.misplaced)
  }

  private static let names: Set<SearchField.Name> = [.lccn, .county, .city, .language, .batch]
}
