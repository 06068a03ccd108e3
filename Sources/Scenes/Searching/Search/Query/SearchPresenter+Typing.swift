import MVP
import Newspapers
import Presentation

/// The query line while it is being typed.
extension SearchPresenter {
  /// Begins to type a new query, or to edit the one that is there.
  func beginTyping(isNew: Bool) {
    (isTyping, isNewQuery) = (true, isNew)
    if !isNew, let results { sayNothingFound(results) }
  }

  /// Parses what has been typed so far.
  public func type(_ text: String) {
    isTyping = true
    if former == nil { former = (line, state, results) }
    line = QueryLine(text, after: begun)
  }

  /// Shows what this machine has for the text typed so far.
  public func searchHere() async {
    here = nil
    guard let query = line.query, let local else {
      if line.text.allSatisfy(\.isWhitespace) {
        results = nil
        show(.empty(SearchPresenter.beginning(self)))
      } else if state.isWaiting {
        // Stops waiting for the earlier search.
        show(state.content.map { .content($0) } ?? .empty(SearchPresenter.beginning(self)))
      } else if case .empty = state {
        // Nothing was searched for, so nothing was not found.
        show(.empty(SearchPresenter.beginning(self)))
      }
      return
    }
    await ask(local, for: query, showsWaiting: false)
    if let results, !Task.isCancelled, results.query == query { here = results.last.count }
  }

  /// Restores what was shown before the reader began to type; false if there was nothing.
  public func giveUpTyping() -> Bool {
    isTyping = false
    // Nothing was typed.
    if former == nil, savedFor != nil { return true }
    if former == nil, line.query != nil, let results {
      sayNothingFound(results)
      return true
    }
    guard let former, former.line.query != nil else { return false }
    (line, results) = (former.line, former.results)
    self.former = nil
    here = nil
    show(former.state)
    if let results { sayNothingFound(results) }
    // Typing canceled any pending request.
    if state.isWaiting { abandon() }
    return true
  }

  /// Shows that nothing was searched for.
  public func forgetTyping() async {
    (former, savedFor) = (nil, nil)
    (isTyping, staysHere) = (false, false)
    line = QueryLine("")
    await searchHere()
  }

  // MARK: Completing

  /// Completes the text before the cursor of `text`; with several candidates, each call moves to the next.
  /// - Parameters:
  ///   - cursor: the number of characters before it.
  ///   - steps: 1, or -1 for the previous candidate.
  /// - Returns: the new text and cursor; nil if there is nothing to complete.
  public func complete(_ text: String, cursor: Int, by steps: Int) async -> (text: String, cursor: Int)? {
    // Nothing waits for a request from an earlier key.
    guard !Task.isCancelled else { return nil }
    if var known = completion, known.text == text, known.cursor == cursor, known.candidates.count > 1 {
      known.move(by: steps)
      completion = known
      return (known.text, known.cursor)
    }
    guard let completing else { return nil }
    let place = QueryPlace(in: text, before: cursor)
    var found = QueryCompletion(of: text, at: place)
    do throws(NewspaperError) {
      found.take(try await completing.candidates(at: place, limit: QueryCompletion.most), by: steps)
    } catch {
      found.take(failure: Failure.words(for: error))
    }
    guard !Task.isCancelled else { return nil }
    (completion, recall) = (found, nil)
    return found.candidates.isEmpty ? nil : (found.text, found.cursor)
  }

  /// What is shown below the line while `text` is being typed; nil if there is nothing to say.
  func note(on text: String) -> QueryLineNote? {
    if let completion, completion.text == text { return completion.note }
    if let recall, recall.text == text { return recall.note }
    return nil
  }

  // MARK: History

  /// The query before `text` in the history, or that many back; negative goes forward again, finally to what
  /// was typed.
  /// - Returns: nil if there is none.
  public func recall(from text: String, by steps: Int) async -> String? {
    var known = recall
    if known?.text != text || known?.pattern != "" { known = await earlier(than: text, having: "") }
    guard !Task.isCancelled else { return nil }
    (completion, recall) = (nil, known)
    return recall?.move(by: steps)
  }

  /// Shows the latest query that contains `pattern`, ignoring case; what is typed stays if there is none.
  public func find(_ pattern: String, typed: String) async {
    let found = await earlier(than: typed, having: pattern)
    guard !Task.isCancelled else { return }
    (completion, recall) = (nil, found)
    await findEarlier(by: 1)
  }

  /// Shows the match before, or after, the current one.
  public func findEarlier(by steps: Int) async {
    guard let text = recall?.move(by: steps) ?? recall?.text else { return }
    type(text)
    await searchHere()
  }

  private func earlier(than text: String, having pattern: String) async -> QueryRecall {
    do throws(NewspaperError) {
      return QueryRecall(try await history.queries(), typed: text, pattern: pattern)
    } catch {
      return QueryRecall(typed: text, pattern: pattern, failure: Failure.words(for: error))
    }
  }

  /// Adds `query` to the history.
  func remember(_ query: SearchQuery) async {
    do throws(NewspaperError) {
      try await history.add(query.description)
    } catch {
      router?.announce(failure: Failure.words(for: error))
    }
  }
}
