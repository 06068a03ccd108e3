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

  /// The languages and places of a query that are not known. Of places, this machine may know few of a server's:
  /// only those that resemble a known one are told.
  func unknownNames(in query: SearchQuery) async throws(NewspaperError) -> [SearchNote] {
    var notes: [SearchNote] = []
    for field in query.requiredFields where [.language, .city, .county].contains(field.name) {
      for (value, meant) in try await unknownValues(field) where field.name == .language || !meant.isEmpty {
        notes.append(.unknownValue(field.name, value, meant: meant))
      }
    }
    return notes
  }
}
