import MVP
import Newspapers

/// What an empty list of the reader's shows.
extension BookmarksPresenter {
  var nothing: EmptyState {
    let onwards = "Press \(key: "next-list", "Tab") for \(identity.shelf.next().name.lowercased())."
    guard identity.query.words.isEmpty, identity.query.tag == nil else {
      return EmptyState(
        "No match for “\(identity.query.words)”",
        advice: ["Press \(key: "find", "/") then Esc to clear the search.", onwards])
    }
    switch identity.shelf {
    case .bookmarks:
      return EmptyState(
        "No bookmarks yet",
        advice: ["Press \(key: "bookmark", "m") on a newspaper, an issue or a page to bookmark it.", onwards])
    case .history: return EmptyState("No newspapers opened yet", advice: [onwards])
    case .reading:
      return EmptyState(
        "No pages read yet",
        advice: ["Pages you leave are listed here, and open where you stopped.", onwards])
    case .searches:
      return EmptyState(
        "No saved searches yet",
        advice: [
          "Press \(key: "save-search", "S") in a search of pages (\(key: "search", "gs")) to save it.",
          onwards,
        ])
    case .filters:
      return EmptyState(
        "No saved filters yet",
        advice: ["Press \(key: "save-filters", "S") in the newspaper list to save its filters.", onwards])
    }
  }
}
