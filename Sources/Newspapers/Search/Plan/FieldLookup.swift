/// Looks up the newspapers that match a field, if neither pages nor servers say so.
public struct FieldLookup: Sendable {
  private let titles: any NewspaperDirectory
  let catalog: any NewspaperDirectory
  let library: any PersonalLibrary
  private let titlesAreAll: Bool

  /// - Parameters:
  ///   - titles: what the source lists.
  ///   - catalog: what this machine knows about places, peoples and frequencies.
  ///   - library: the reader's bookmarks and history.
  ///   - titlesAreAll: whether the source has no newspapers other than those it lists, so that others with a
  ///     field do not matter.
  public init(
    titles: any NewspaperDirectory, catalog: any NewspaperDirectory, library: any PersonalLibrary,
    titlesAreAll: Bool = false
  ) {
    self.titles = titles
    self.catalog = catalog
    self.library = library
    self.titlesAreAll = titlesAreAll
  }

  /// - Throws: `.notFound` if no newspaper has it: a server would answer with a plausible zero. Its subject
  ///   is `.match` if the catalog has none at all, because the value may be mistyped, and `.collected` if a
  ///   collection of the reader's own has none.
  public func newspapers(with field: SearchField) async throws(NewspaperError) -> Set<LCCN> {
    let found = try await known(field) ?? []
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
    throw .notFound(what: .match(field), source: field.name == .title ? titles.name : catalog.name)
  }

  /// The same if finding none is an answer. Nil for a field that says nothing about newspapers.
  /// - Parameter some: the newspapers that matter; nil for all.
  func known(_ field: SearchField, among some: Set<LCCN>? = nil) async throws(NewspaperError) -> Set<LCCN>? {
    var found: Set<LCCN> = []
    for value in field.values {
      guard let more = try await newspapers(field.name, value, some) else { return nil }
      found.formUnion(more)
    }
    return found
  }

  private func newspapers(
    _ name: SearchField.Name, _ value: SearchField.Value, _ some: Set<LCCN>?
  ) async throws(NewspaperError) -> Set<LCCN>? {
    let text: String
    switch value {
    case .name(let name): text = name
    case .words(let words): text = words
    case .dates, .yearDay, .numbers: return nil
    }
    switch name {
    case .title: return try await titled(text)
    case .in: return try await collection(text)
    case .state: return try await catalog.lccns(matching: NewspaperQuery(state: text), among: some)
    case .county: return try await catalog.lccns(matching: NewspaperQuery(county: text), among: some)
    case .city: return try await catalog.lccns(matching: NewspaperQuery(city: text), among: some)
    case .ethnicity: return try await catalog.lccns(matching: NewspaperQuery(ethnicity: text), among: some)
    case .frequency: return try await catalog.lccns(matching: NewspaperQuery(frequency: text), among: some)
    case .lccn, .language, .date, .on, .page, .edition, .batch, .saved, .is: return nil
    }
  }

  /// Lists are searched more loosely than this: by prefixes, places and numbers.
  private func titled(_ words: String) async throws(NewspaperError) -> Set<LCCN> {
    guard let pattern = WordPattern([SearchWord(words)]) else { return [] }
    return try await titles.lccns(matching: NewspaperQuery(words: words)) { newspaper in
      !pattern.places(in: FoldedText(newspaper.title)).isEmpty
    }
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
