/// What this machine's pages do not say about themselves.
extension FieldLookup: FieldNewspapers {
  public func newspapers(
    with field: SearchField, among some: Set<LCCN>
  ) async throws(NewspaperError) -> Set<LCCN>? {
    try await known(field, among: some)
  }

  /// Those of `some` whose records say that they do not have what a field asks for.
  public func newspapers(
    without field: SearchField, among some: Set<LCCN>
  ) async throws(NewspaperError) -> Set<LCCN> {
    guard let having = try await known(field, among: some) else { return [] }
    return try await newspapers(saying: field.name, among: some.subtracting(having))
  }

  public func parts(with field: SearchField) async throws(NewspaperError) -> Set<PageAddress> {
    var parts: Set<PageAddress> = []
    for case .name(let name) in field.values {
      switch (field.name, name) {
      case (.is, "read"): parts.formUnion(try await library.readPages().map(PageAddress.page))
      case (.is, "noted"): parts.formUnion(try await library.notedPages().map(PageAddress.page))
      case (.in, "bookmarks"): parts.formUnion(try await library.bookmarked())
      case (.in, let name) where name.hasPrefix("tag/"):
        parts.formUnion(try await tagged(String(name.dropFirst(4))))
      default: break
      }
    }
    return parts.filter { $0.newspaper == nil }
  }

  /// What has a tag, or a note or clip with that tag.
  private func tagged(_ tag: String) async throws(NewspaperError) -> [PageAddress] {
    let all = FieldLookup.everything
    let bookmarks = try await library.bookmarks(matching: BookmarkQuery(tag: tag), window: all)
    let excerpts = try await library.excerpts(matching: ExcerptQuery(tags: [tag]), window: all)
    return bookmarks.rows.map(\.target) + excerpts.rows.map { .page($0.page) }
  }

  public func newspapers(
    saying name: SearchField.Name, among some: Set<LCCN>
  ) async throws(NewspaperError) -> Set<LCCN> {
    var saying: Set<LCCN> = []
    for newspaper in try await records(of: some) where newspaper.says(name) { saying.insert(newspaper.lccn) }
    return saying
  }

  public func states(of some: Set<LCCN>) async throws(NewspaperError) -> [LCCN: Set<String>] {
    var states: [LCCN: Set<String>] = [:]
    for newspaper in try await records(of: some) where newspaper.says(.state) {
      states[newspaper.lccn] = Set(newspaper.places.map(\.state))
    }
    return states
  }

  private func records(of some: Set<LCCN>) async throws(NewspaperError) -> [Newspaper] {
    var records: [Newspaper] = []
    for lccn in try await catalog.lccns(matching: NewspaperQuery(), among: some) {
      records.append(try await catalog.newspaper(lccn, freshness: .kept).detail.newspaper)
    }
    return records
  }
}

extension Newspaper {
  /// Whether its record has what a field asks for.
  fileprivate func says(_ name: SearchField.Name) -> Bool {
    switch name {
    case .title: !isUntitled
    case .state: !places.isEmpty
    case .county: places.contains { !$0.lacksCounty }
    case .city: places.contains { $0.city != nil }
    case .frequency: frequency?.nonEmpty != nil
    // A record that names no people is of none; lists, which name none of any, have no languages, either.
    case .language, .ethnicity: !languages.isEmpty
    case .lccn, .in, .date, .on, .page, .edition, .batch, .saved, .is: false
    }
  }
}
