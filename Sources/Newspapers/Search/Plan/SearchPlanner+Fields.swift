/// The fields of branches.
extension SearchPlanner {
  /// The fields in each request of a branch, and what rows are checked for.
  /// - Returns: no choice if no page can have all fields; and what fields with LCCNs among the checks stand for.
  func fields(
    of branch: Branch, _ lccns: [SearchField: Set<LCCN>]
  ) throws(NewspaperError) -> (
    choices: [[SearchField]], checked: [SearchExpression], lookedUp: [SearchField: [SearchField]]
  ) {
    var (native, checked): ([SearchField], [SearchExpression]) = ([], [])
    var (asked, lookedUp): ([SearchField], [SearchField: [SearchField]]) = ([], [:])
    var newspapers: Set<LCCN>?
    let hasWords = !branch.wanted.isEmpty || !branch.alternatives.isEmpty
    for field in branch.fields {
      switch capabilities.fields[field.name] {
      case .lccns:
        guard let found = lccns[field] else { throw unsupported(field) }
        newspapers = newspapers?.intersection(found) ?? found
        asked.append(field)
      case .values where field.name == .lccn:
        newspapers = newspapers?.intersection(field.lccns) ?? field.lccns
        asked.append(field)
      // The days requested one by one are within these.
      case .values where field.name == .date && daysOneByOne(branch): continue
      case .values where !capabilities.canRequest(field, hasWords): checked.append(.field(field))
      // A request can contain each field only once.
      case .values where native.contains { $0.name == field.name }: checked.append(.field(field))
      case .values: native.append(field)
      case .rows: checked.append(.field(field))
      case .eachYear(let most): native.append(try days(field, of: branch, most))
      case nil: throw unsupported(field)
      }
    }
    for field in branch.unwantedFields {
      switch capabilities.fields[field.name] {
      case .lccns where !capabilities.looksUp(field.name, isWanted: false):
        checked.append(.not(.field(field)))
      case .lccns:
        guard let found = lccns[field] else { throw unsupported(field) }
        let names = found.sorted().map { SearchField.Value.name($0.description) }
        if !names.isEmpty {
          let named = SearchField(.lccn, names)
          checked.append(.not(.field(named)))
          lookedUp[named] = [field]
        }
      case .values, .rows, .eachYear: checked.append(.not(.field(field)))
      case nil: throw unsupported(field)
      }
    }
    if let newspapers {
      guard !newspapers.isEmpty else { return ([], [], [:]) }
      let field = SearchField(.lccn, newspapers.sorted().map { .name($0.description) })
      // More newspapers than this are filtered by checking rows, which takes longer but costs fewer requests.
      if capabilities.fields[.lccn] == .values(1), newspapers.count > SearchPlan.allowed {
        checked.append(.field(field))
        if asked != [field] { lookedUp[field] = asked }
      } else {
        native.append(field)
      }
    }
    return (try choices(of: native), checked, lookedUp)
  }

  /// Every way to split the values of each field among requests.
  private func choices(of fields: [SearchField]) throws(NewspaperError) -> [[SearchField]] {
    var choices: [[SearchField]] = [[]]
    for field in fields {
      let groups = groups(of: field)
      guard choices.count * groups.count <= SearchPlanner.mostStreams else { throw tooManyStreams }
      choices = choices.flatMap { choice in groups.map { choice + [SearchField(field.name, $0)] } }
    }
    return choices
  }

  private func groups(of field: SearchField) -> [[SearchField.Value]] {
    guard case .values(let most) = capabilities.fields[field.name] else { return [field.values] }
    // Servers accept only single numbers.
    let values = field.values.flatMap { value -> [SearchField.Value] in
      guard case .numbers(let range) = value, range.count <= 100 else { return [value] }
      return range.map { .numbers($0...$0) }
    }
    return stride(from: 0, to: values.count, by: max(1, most)).map {
      Array(values[$0..<min($0 + max(1, most), values.count)])
    }
  }

  private func daysOneByOne(_ branch: Branch) -> Bool {
    guard case .eachYear = capabilities.fields[.on] else { return false }
    return branch.fields.contains { $0.name == .on }
  }

  /// The days within a branch's years, one by one.
  private func days(
    _ field: SearchField, of branch: Branch, _ most: Int
  ) throws(NewspaperError) -> SearchField {
    let ranges = branch.fields.filter { $0.name == .date }.flatMap(\.values).compactMap {
      if case .dates(let range) = $0 { range } else { nil }
    }
    var days: [SearchField.Value] = []
    for range in ranges {
      guard let from = range.from, let to = range.to, to.year - from.year < most else { days = []; break }
      for year in from.year...to.year {
        for case .yearDay(let month, let day) in field.values {
          guard let date = IssueDate(year: year, month: month, day: day), range.contains(date),
            let only = IssueDateRange(from: date, to: date)
          else { continue }
          days.append(.dates(only))
        }
      }
    }
    guard !days.isEmpty, days.count <= most else {
      throw .unsupported(
        source: source,
        what: .option(
          "searching for a day of the year over more than \(most) years: add a range such as date:1900..1907")
      )
    }
    return SearchField(.date, days)
  }

  private func unsupported(_ field: SearchField) -> NewspaperError {
    .unsupported(source: source, what: .option("searching by \(field.name.rawValue):"))
  }
}

extension SearchField {
  fileprivate var lccns: Set<LCCN> {
    Set(values.compactMap { if case .name(let text) = $0 { try? LCCN(text) } else { nil } })
  }
}
