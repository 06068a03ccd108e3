import MVP
import Newspapers
import Presentation

extension SearchPresenter: RoutePresenting {
  /// A query that was only typed so far reopens for further typing.
  public var currentRoute: Route {
    let hasFailed = unansweredQuery != nil && unansweredQuery == line.query
    let isOfHere = searchesHereOnly && !isTyping
    let wasAsked = hasFailed || isOfHere || results.map { remote == nil || !$0.asked.isLocal } ?? isAsked
    return .search(
      line.written, isAsked: wasAsked && line.query != nil, order: order,
      source: isOfHere ? SearchedSource.here : savedFor)
  }
}
