import Newspapers

/// What is looked for on a page.
public enum Sought: Hashable, Sendable {
  /// As typed; anywhere, also within words.
  case words(String)
  /// What a search of pages found it by.
  case query(SearchQuery)

  /// As typed.
  public var words: String {
    switch self {
    case .words(let words): words
    case .query(let query): query.description
    }
  }
}
