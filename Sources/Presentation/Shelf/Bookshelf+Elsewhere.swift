import Newspapers

extension Bookshelf {
  /// What another program has changed under the same name since `change`; nil if it is as `change` left it.
  func changedElsewhere(_ change: Undoable) async throws(NewspaperError) -> String? {
    let all = Window(offset: 0, limit: 100_000)
    return switch change {
    case .filter(let change):
      Bookshelf.changed(
        change, among: try await library.savedFilters(matching: "", window: all).rows, name: \.name
      ) { $0.fields }
    case .search(let change):
      Bookshelf.changed(
        change, among: try await library.savedSearches(matching: "", window: all).rows, name: \.name
      ) { [$0.query, $0.source, $0.order?.rawValue] }
    // Bookmarks and notes are compared where they are put back; the others follow the reader.
    case .bookmark, .excerpt, .visit, .positions, .session: nil
    }
  }

  /// - Parameter words: what the reader saved, without times.
  private static func changed<Item, Words: Equatable>(
    _ change: ShelfChange<Item>, among present: [Item], name: (Item) -> String, by words: (Item) -> Words
  ) -> String? {
    guard let own = (change.after ?? change.before).map(name) else { return nil }
    let now = present.first { name($0) == own }
    return now.map(words) == change.after.map(words) ? nil : "“\(own)”"
  }
}
