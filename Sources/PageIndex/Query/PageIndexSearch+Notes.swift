import Newspapers

/// Notes about what a search leaves out.
extension PageIndexSearch {
  /// The pages that a field leaves out because it is not known yet whether they have it.
  func unsaid(in expression: SearchExpression) async throws(NewspaperError) -> [SearchNote] {
    guard let field = UnsaidField(expression) else { return [] }
    var rest: PageSelection?
    if let others = field.rest { rest = try await selection(others) }
    let left = UnsaidPages(field: field.name, rest: rest)
    let pages = try await index.read { db in try left.counts(db) }
    guard !pages.isEmpty else { return [] }
    let known = try await newspapers.newspapers(saying: field.name, among: Set(pages.keys))
    // The catalog answers for the newspapers that it knows, so their pages are searched.
    let isAsked = FieldCondition.needsNewspapers(field.name)
    let unsaid = isAsked ? pages.filter { !known.contains($0.key) } : pages
    guard !unsaid.isEmpty else { return [] }
    return [
      .unsaid(
        field.name, pages: unsaid.values.reduce(0, +),
        known: unsaid.filter { known.contains($0.key) }.values.reduce(0, +))
    ]
  }

  /// Whether it asks for a value that may be misspelled.
  static func mayBeUnknown(_ expression: SearchExpression) -> Bool {
    expression.fields.contains { names.contains($0.name) }
  }

  /// Values of fields that neither pages here nor newspapers have.
  func unknownValues(in expression: SearchExpression) async throws(NewspaperError) -> [SearchNote] {
    var notes: [SearchNote] = []
    for field in expression.fields where PageIndexSearch.names.contains(field.name) {
      for (value, meant) in try await newspapers.unknownValues(of: field) {
        let note = SearchNote.unknownValue(field.name, value, meant: meant)
        let alone = SearchExpression.field(SearchField(field.name, [.name(value)]))
        if !notes.contains(note), try await count(of: alone) == 0 { notes.append(note) }
      }
    }
    return notes + (try await misplacedNames(in: expression))
  }

  /// Counties and cities that are in other states than those asked for, of which pages here know nothing better.
  private func misplacedNames(in expression: SearchExpression) async throws(NewspaperError) -> [SearchNote] {
    let fields = expression.requiredFields
    let states = fields.filter { $0.name == .state }.map(SearchExpression.field)
    var notes: [SearchNote] = []
    for misplaced in try await newspapers.misplacedNames(in: fields) {
      let place = SearchExpression.field(SearchField(misplaced.field, [.name(misplaced.name)]))
      if try await count(of: .all([place] + states)) == 0 { notes.append(.misplaced(misplaced)) }
    }
    return notes
  }

  private static let names: Set<SearchField.Name> = [.county, .city, .language, .ethnicity, .frequency]
}
