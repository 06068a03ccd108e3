import Newspapers

extension Bookshelf {
  /// What another program has changed under the same name since `change`; nil if it is as `change` left it.
  func changedElsewhere(_ change: Undoable) async throws(NewspaperError) -> String? {
    switch change {
    case .filter(let change):
      let name = (change.after ?? change.before)?.name
      let present = try await library.savedFilters(matching: "", window: Bookshelf.all).rows.first {
        $0.name == name
      }
      return present?.fields == change.after?.fields ? nil : "“\(name ?? "")”"
    case .search(let change):
      let name = (change.after ?? change.before)?.name
      let present = try await library.savedSearches(matching: "", window: Bookshelf.all).rows.first {
        $0.name == name
      }
      let words = [present, change.after].map { [$0?.query, $0?.source, $0?.order?.rawValue] }
      return words[0] == words[1] ? nil : "“\(name ?? "")”"
    // Bookmarks and notes are compared where they are put back; the others follow the reader.
    case .bookmark, .excerpt, .visit, .positions, .session: return nil
    }
  }

  private static let all = Window(offset: 0, limit: 100_000)
}
