import MVP
import Newspapers
import Presentation

/// The query line while it is typed.
extension SearchPresenter {
  /// Reads what is typed so far.
  public func type(_ text: String) {
    if former == nil { former = (line, state, results) }
    line = QueryLine(text)
  }

  /// Shows what this machine has for what is typed so far.
  public func searchHere() async {
    here = nil
    guard let query = line.query, let local else {
      if line.text.allSatisfy(\.isWhitespace) {
        results = nil
        show(.empty(SearchPresenter.beginning(self)))
      }
      return
    }
    await ask(local, for: query, showsWaiting: false)
    if let results, !Task.isCancelled, results.query == query { here = results.last.count }
  }

  /// Goes back to what was there before the reader began to type; false if there was nothing.
  public func giveUpTyping() -> Bool {
    guard let former, former.line.query != nil else { return false }
    (line, results) = (former.line, former.results)
    self.former = nil
    here = nil
    show(former.state)
    return true
  }

  /// Shows that nothing was searched for.
  public func forgetTyping() async {
    former = nil
    line = QueryLine("")
    await searchHere()
  }
}
