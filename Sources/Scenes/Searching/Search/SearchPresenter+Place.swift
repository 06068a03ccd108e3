import MVP
import Newspapers
import Presentation

/// Where the reader searches: at a server, or on this machine only.
extension SearchPresenter {
  /// The server, or this machine if there is none.
  var asked: (any FullTextSearch)? { remote ?? local }

  /// Where Enter searches for what is being typed.
  var enterAsks: (any FullTextSearch)? { staysHere && !isNewQuery ? local : asked }

  /// Searches for what is typed.
  public func search() async {
    endTyping()
    staysHere = false
    guard let source = asked else { return show(.failed(SearchWords.nobody)) }
    guard let query = line.query else { return show(.empty(SearchPresenter.beginning(self))) }
    await remember(query)
    // Its own answer has no notice about local results found while typing.
    await ask(source, for: query, showsWaiting: !source.isLocal)
  }

  /// Searches this machine for what was typed, without asking a server.
  public func searchThisMachine() async {
    endTyping()
    guard let local else { router?.announce("There are no pages to search on this machine"); return }
    staysHere = true
    if let query = line.query { await ask(local, for: query, showsWaiting: false) }
  }

  /// Searches this machine only, or the server again.
  public func togglePlace() async {
    guard line.query != nil else { return sayNoSearch() }
    guard remote != nil || local == nil else {
      router?.announce("Only this machine is searched")
      return
    }
    if staysHere, remote != nil { await search() } else { await searchThisMachine() }
  }

  /// Searches where the reader searched last: on this machine only, if they said so.
  func searchAgain() async {
    if staysHere { await searchThisMachine() } else { await search() }
  }

  /// Searches for what was typed in the place that was announced for Enter.
  func searchWhereAsked() async {
    guard staysHere, let query = line.query else { return await search() }
    await remember(query)
    await searchThisMachine()
  }

  func ask(_ source: any FullTextSearch, for query: SearchQuery, showsWaiting: Bool) async {
    if showsWaiting { showSearching(source, for: query) }
    await run(source, query, freshness)
  }

  /// Rows of another query would be mistaken for the answer, especially if the server cannot be reached.
  func showSearching(_ source: any FullTextSearch, for query: SearchQuery) {
    let words = "Searching \(source.name)"
    let showsAnother = state.content.map { $0.identity.query != query } ?? false
    let isAgain = results.map { $0.query == query && $0.asked.isLocal == source.isLocal } ?? false
    if showsAnother { show(.loading(words)) } else { showWaiting(words, isAgain: isAgain) }
  }

  /// Whether the earlier results can be shown again, because the last query brought no results.
  public var hasFormer: Bool {
    if case .failed = state { formerResults != nil } else { false }
  }

  /// The reader does not wait for the answer, or there is none: shows the earlier results again, under their
  /// own query and in their own order.
  public func giveBack() {
    keepOrder()
    guard state.content == nil, let formerResults else { return }
    (line, order) = (QueryLine(formerResults.query.description), formerResults.wanted)
    showResults()
  }

  /// Results of a query other than the one asked last.
  private var formerResults: SearchResults? { results.flatMap { $0.query == line.query ? nil : $0 } }

  /// From here on the reader searches.
  private func endTyping() {
    (former, savedFor) = (nil, nil)
    isTyping = false
  }
}
