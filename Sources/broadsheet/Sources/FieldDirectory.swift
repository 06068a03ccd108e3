import Newspapers

/// Tells which newspapers have what a field of a search asks for, from the newspapers and the reader's library on this
/// machine.
struct FieldDirectory: Sendable {
  let directory: any NewspaperDirectory
  let library: any PersonalLibrary

  /// Nil for fields that are no newspapers'.
  func newspapers(_ field: SearchField) async throws(NewspaperError) -> Set<LCCN>? {
    var found: Set<LCCN> = []
    for value in field.values {
      let text =
        switch value {
        case .name(let text), .words(let text): text
        case .dates, .yearDay, .numbers: ""
        }
      guard let more = try await newspapers(field.name, text) else { return nil }
      found.formUnion(more)
    }
    return found
  }

  private func newspapers(
    _ name: SearchField.Name, _ text: String
  ) async throws(NewspaperError) -> Set<LCCN>? {
    var query = NewspaperQuery()
    switch name {
    case .title:
      query.words = text
      let sought = PageMatcher(.phrase([SearchWord(text)]))
      return try await all(query) { sought.matches(FoldedText($0.title)) { _ in true } }
    case .county:
      query.county = text
      return try await all(query)
    case .ethnicity:
      query.ethnicity = text
      return try await all(query)
    case .frequency:
      query.frequency = text
      return try await all(query)
    case .in: return try await collection(text)
    case .is where text == "noted":
      return Set(try await bookmarks(BookmarkQuery()).filter { !$0.note.isEmpty }.map(\.lccn))
    case .lccn, .state, .city, .language, .date, .on, .page, .edition, .batch, .saved, .is: return nil
    }
  }

  private func collection(_ name: String) async throws(NewspaperError) -> Set<LCCN> {
    switch name {
    case "bookmarks": try await library.bookmarked()
    case "history": Set(try await library.contents().visits.map(\.lccn))
    default: Set(try await bookmarks(BookmarkQuery(tag: String(name.dropFirst(4)))).map(\.lccn))
    }
  }

  private func bookmarks(_ query: BookmarkQuery) async throws(NewspaperError) -> [Bookmark] {
    try await library.bookmarks(matching: query, window: Window(offset: 0, limit: .max)).rows
  }

  private func all(
    _ query: NewspaperQuery, where isSought: (Newspaper) -> Bool = { _ in true }
  ) async throws(NewspaperError) -> Set<LCCN> {
    var (found, offset) = (Set<LCCN>(), 0)
    while true {
      let listing = try await directory.newspapers(
        matching: query, window: Window(offset: offset, limit: 5000), freshness: .kept)
      // Words that only resemble those asked for are none of them.
      if listing.closestWords != nil { return [] }
      found.formUnion(listing.newspapers.filter(isSought).map(\.lccn))
      offset += listing.newspapers.count
      if listing.newspapers.isEmpty || offset >= listing.total { return found }
    }
  }
}
