import Newspapers

/// What to search for on a page.
public enum Sought: Hashable, Sendable {
  /// As typed; anywhere, even within words.
  case words(String)
  /// The query of the page search that found it.
  case query(SearchQuery)

  /// As typed.
  public var words: String {
    switch self {
    case .words(let words): words
    case .query(let query): query.description
    }
  }
}
