/// Looks up the newspapers that match a field, if neither pages nor servers say so.
public struct FieldLookup: Sendable {
  private let titles: any NewspaperDirectory
  private let catalog: any NewspaperDirectory
  private let library: any PersonalLibrary

  /// - Parameters:
  ///   - titles: what the source lists.
  ///   - catalog: what this machine knows about places, peoples and frequencies.
  ///   - library: the reader's bookmarks and history.
  public init(titles: any NewspaperDirectory, catalog: any NewspaperDirectory, library: any PersonalLibrary) {
    self.titles = titles
    self.catalog = catalog
    self.library = library
  }

  /// - Throws: `.notFound` if no newspaper has it: a server would answer with a plausible zero.
  public func newspapers(with field: SearchField) async throws(NewspaperError) -> Set<LCCN> {
    let found = try await known(field) ?? []
    guard found.isEmpty else { return found }
    let source = field.name == .in ? "reader’s library" : field.name == .title ? titles.name : catalog.name
    throw .notFound(what: "match for \(field)", source: source)
  }

  /// The same if finding none is a valid answer. Nil for a field that says nothing about newspapers.
  public func known(_ field: SearchField) async throws(NewspaperError) -> Set<LCCN>? {
    var found: Set<LCCN> = []
    for value in field.values {
      guard let more = try await newspapers(field.name, value) else { return nil }
      found.formUnion(more)
    }
    return found
  }

  private func newspapers(
    _ name: SearchField.Name, _ value: SearchField.Value
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
    case .county: return try await listed(NewspaperQuery(county: text), catalog)
    case .city: return try await listed(NewspaperQuery(city: text), catalog)
    case .ethnicity: return try await listed(NewspaperQuery(ethnicity: text), catalog)
    case .frequency: return try await listed(NewspaperQuery(frequency: text), catalog)
    case .is where text == "noted":
      return Set(try await bookmarks(BookmarkQuery()).filter { !$0.note.isEmpty }.map(\.newspaper.lccn))
    case .lccn, .state, .language, .date, .on, .page, .edition, .batch, .saved, .is: return nil
    }
  }

  /// Lists are searched more loosely than this: by prefixes, places and numbers.
  private func titled(_ words: String) async throws(NewspaperError) -> Set<LCCN> {
    guard let pattern = WordPattern([SearchWord(words)]) else { return [] }
    return try await listed(NewspaperQuery(words: words), titles) { newspaper in
      !pattern.places(in: FoldedText(newspaper.title)).isEmpty
    }
  }

  private func listed(
    _ query: NewspaperQuery, _ directory: any NewspaperDirectory,
    where isMeant: (Newspaper) -> Bool = { _ in true }
  ) async throws(NewspaperError) -> Set<LCCN> {
    var (found, offset): (Set<LCCN>, Int) = ([], 0)
    while true {
      let list = try await directory.newspapers(
        matching: query, window: Window(offset: offset, limit: FieldLookup.rows), freshness: .atHand)
      // Words that merely resemble the requested ones do not count.
      if list.closestWords != nil { return [] }
      found.formUnion(list.newspapers.filter(isMeant).map(\.lccn))
      offset += FieldLookup.rows
      guard offset < list.total, !list.newspapers.isEmpty, offset < FieldLookup.most else { return found }
    }
  }

  private static let rows = 1000
  /// More newspapers than this are not requested one by one.
  private static let most = 20_000

  private func collection(_ name: String) async throws(NewspaperError) -> Set<LCCN> {
    let everything = Window(offset: 0, limit: FieldLookup.most)
    switch name {
    case "bookmarks": return Set(try await library.bookmarked().compactMap(\.newspaper))
    case "history":
      return Set(try await library.visits(matching: "", window: everything).rows.map(\.newspaper.lccn))
    default:
      return Set(try await bookmarks(BookmarkQuery(tag: String(name.dropFirst(4)))).map(\.newspaper.lccn))
    }
  }

  /// Bookmarks of newspapers only: bookmarking a page does not mean the whole newspaper.
  private func bookmarks(_ query: BookmarkQuery) async throws(NewspaperError) -> [Bookmark] {
    try await library.bookmarks(matching: query, window: Window(offset: 0, limit: FieldLookup.most)).rows
      .filter { $0.target.newspaper != nil }
  }
}
