import MVP
import Newspapers
import Presentation
import Text

/// What to say if there is nothing to list.
extension SearchPresenter {
  /// Before there is a query.
  static func beginning(_ presenter: SearchPresenter) -> EmptyState {
    let whose = presenter.remote.map {
      presenter.local == nil
        ? "Enter searches \($0.name)."
        : "Pages on this machine are listed as you type; Enter searches \($0.name)."
    }
    return EmptyState(
      "Search the text of newspaper pages",
      advice: [
        "Pages need all words: flood dayton. Quotes keep words together: \"gold rush\".",
        "OR and NOT in capitals, near/5 for words close together, klond* for beginnings.",
        "Fields narrow it: state:Ohio date:1913 page:front",
        whose ?? "Pages are listed as you type.",
      ])
  }

  static let whatIsHere =
    "This machine only searches pages that you have read or saved, or added to its index."

  /// Where no page matches.
  static func nothing(at source: any FullTextSearch, _ presenter: SearchPresenter, _ hits: SearchHits)
    -> EmptyState
  {
    var advice = hits.notes.map(SearchWords.sentence)
    if source.isLocal {
      advice.append(whatIsHere)
    }
    let hasMore = hits.hasMore && !source.isLocal
    let words = SearchWords.nothing(hits.count, hasMore: hasMore)
    guard presenter.router != nil else { return EmptyState(words, advice: advice) }
    if source.isLocal, let remote = presenter.remote {
      if presenter.isTyping {
        if presenter.enterAsks?.isLocal == false { advice.append("Enter searches \(remote.name).") }
      } else if presenter.staysHere {
        advice.append("Press \(key: "search-here", "H") again to search \(remote.name).")
      }
    }
    // While the query is being typed, these are letters.
    if !presenter.isTyping {
      if hasMore { advice.append("Press \(key: "more", "a") to check more pages.") }
      advice.append("Press \(key: "edit-query", "e") to change the query.")
    }
    return EmptyState(words.capitalizedAtStart, advice: advice)
  }

  /// Whether no page was found so far, and more can be checked.
  var isCutShort: Bool {
    guard case .empty = state, let results, !results.source.isLocal else { return false }
    return results.last.hasMore
  }

  /// Shows what was found from `row` on, or that nothing was.
  func show(_ results: SearchResults, from row: Int) {
    let content = results.content(showing: row..<row + 1)
    let isEmpty = content.foundNothing && !listsNothing
    show(isEmpty ? .empty(SearchPresenter.nothing(at: results.asked, self, results.last)) : .content(content))
  }

  /// Says again that nothing was found: what Enter does depends on whether the reader is typing.
  func sayNothingFound(_ results: SearchResults) {
    guard case .empty = state, results.query == line.query else { return }
    show(.empty(SearchPresenter.nothing(at: results.asked, self, results.last)))
  }
}

extension Failure {
  /// A server's failure, with how many pages this machine has for the same query, and how to list them.
  /// - Parameter isOnScreen: whether keys list them and change the query; otherwise options do.
  static func searching(
    _ source: any FullTextSearch, for query: SearchQuery, _ error: NewspaperError,
    local: (any FullTextSearch)?, isOnScreen: Bool = false
  ) async -> Failure {
    guard !source.isLocal else { return Failure(error) }
    let edit = "Press \(key: "edit-query", "e") to change the query."
    let asked = isOnScreen ? Failure(error).advising(edit) : Failure(error)
    // The server was not asked.
    switch error {
    case .tooCostly, .unknownValue: return asked
    default: break
    }
    guard let local,
      let count = try? await local.count(of: query, freshness: .kept), let pages = count.most
    else { return asked }
    guard pages > 0 else { return asked.advising("No page on this machine matches either.") }
    let words = "\(Numerals.count(pages, "page")) on this machine \(pages == 1 ? "matches" : "match")"
    return isOnScreen
      ? asked.advising("\(words). Press \(key: "search-here", "H") to list \(pages == 1 ? "it" : "them").")
      : asked.advising("\(words): search with --source here.", isForCommands: true)
  }
}
