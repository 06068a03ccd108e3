/// Looks up the newspapers that match a field, if neither pages nor servers say so.
public struct FieldLookup: Sendable {
  let titles: any NewspaperDirectory
  let catalog: any NewspaperDirectory
  let library: any PersonalLibrary
  private let titlesAreAll: Bool
  let isOfDigitized: Bool

  /// - Parameters:
  ///   - titles: what the source lists.
  ///   - catalog: what this machine knows about places, peoples and frequencies.
  ///   - library: the reader's bookmarks and history.
  ///   - titlesAreAll: whether the source has no newspapers other than those it lists, so that others with a
  ///     field do not matter.
  ///   - isOfDigitized: whether the source has no pages of newspapers that are not digitized, which the catalog
  ///     has, too.
  public init(
    titles: any NewspaperDirectory, catalog: any NewspaperDirectory, library: any PersonalLibrary,
    titlesAreAll: Bool = false, isOfDigitized: Bool = false
  ) {
    self.titles = titles
    self.catalog = catalog
    self.library = library
    self.titlesAreAll = titlesAreAll
    self.isOfDigitized = isOfDigitized
  }

  /// - Throws: `.notFound` if no newspaper has it: a server would answer with a plausible zero. Its subject
  ///   is `.match` if the catalog has none at all, because the value may be mistyped, and `.collected` if a
  ///   collection of the reader's own has none.
  public func newspapers(with field: SearchField) async throws(NewspaperError) -> Set<LCCN> {
    let found = try await known(field, isDigitized: isOfDigitized) ?? []
    if titlesAreAll, !found.isEmpty, field.name != .in, field.name != .title {
      let listed = try await titles.lccns(matching: NewspaperQuery(), among: found)
      guard listed.isEmpty else { return listed }
      throw .notFound(what: .other("newspaper of \(titles.name) with \(field)"), source: catalog.name)
    }
    guard found.isEmpty else { return found }
    if field.name == .in {
      let hasParts = try await !parts(with: field).isEmpty
      throw .notFound(what: .collected(field, hasParts: hasParts), source: "reader’s library")
    }
    let source = field.name == .title ? titles.name : catalog.name
    if isOfDigitized, try await known(field)?.isEmpty == false {
      throw .notFound(what: .other("digitized newspaper with \(field)"), source: source)
    }
    throw .notFound(what: .match(field), source: source)
  }

  /// The same if finding none is an answer. Nil for a field that says nothing about newspapers.
  /// - Parameters:
  ///   - some: the newspapers that matter; nil for all.
  ///   - isDigitized: whether only digitized ones do, as far as it is known which are.
  func known(
    _ field: SearchField, among some: Set<LCCN>? = nil, isDigitized: Bool = false
  ) async throws(NewspaperError) -> Set<LCCN>? {
    var found: Set<LCCN> = []
    for value in field.values {
      guard let more = try await newspapers(field.name, value, some, isDigitized) else { return nil }
      found.formUnion(more)
    }
    return found
  }

  private func newspapers(
    _ name: SearchField.Name, _ value: SearchField.Value, _ some: Set<LCCN>?, _ isDigitized: Bool
  ) async throws(NewspaperError) -> Set<LCCN>? {
    let text: String
    switch value {
    case .name(let name): text = name
    case .words(let words): text = words
    case .dates, .yearDay, .numbers: return nil
    }
    let query: NewspaperQuery
    switch name {
    case .title: return try await titled(text, isDigitized)
    case .in: return try await collection(text)
    case .state: query = NewspaperQuery(state: text, isDigitized: isDigitized)
    case .county: query = NewspaperQuery(county: text, isDigitized: isDigitized)
    case .city: query = NewspaperQuery(city: text, isDigitized: isDigitized)
    case .ethnicity: query = NewspaperQuery(ethnicity: text, isDigitized: isDigitized)
    case .frequency: query = NewspaperQuery(frequency: text, isDigitized: isDigitized)
    case .lccn, .language, .date, .on, .page, .edition, .batch, .saved, .is: return nil
    }
    return try await catalog.lccns(matching: FieldLookup.answerable(query, by: catalog), among: some)
  }

  /// The same query, or one for all newspapers if nobody knows which are digitized.
  static func answerable(
    _ query: NewspaperQuery, by directory: any NewspaperDirectory
  ) async throws(NewspaperError) -> NewspaperQuery {
    guard query.isDigitized, try await !directory.knowsDigitized() else { return query }
    var all = query
    all.isDigitized = false
    return all
  }

  static let everything = Window(offset: 0, limit: .max)

  private func collection(_ name: String) async throws(NewspaperError) -> Set<LCCN> {
    switch name {
    case "bookmarks": return Set(try await library.bookmarked().compactMap(\.newspaper))
    case "history":
      let visits = try await library.visits(matching: "", window: FieldLookup.everything).rows
      // A page may be read without opening its newspaper.
      return Set(visits.map(\.newspaper.lccn)).union(try await library.readPages().map(\.issue.lccn))
    default:
      return Set(try await bookmarks(BookmarkQuery(tag: String(name.dropFirst(4)))).map(\.newspaper.lccn))
    }
  }

  /// Bookmarks of newspapers only: bookmarking a page does not mean the whole newspaper.
  private func bookmarks(_ query: BookmarkQuery) async throws(NewspaperError) -> [Bookmark] {
    try await library.bookmarks(matching: query, window: FieldLookup.everything).rows
      .filter { $0.target.newspaper != nil }
  }
}
