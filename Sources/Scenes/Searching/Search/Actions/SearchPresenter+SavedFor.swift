import MVP
import Newspapers
import Presentation

/// A search that was saved for a source.
extension SearchPresenter {
  /// Searches the place that the search was saved for, or says how to do that if this window cannot.
  func searchAsSaved() async {
    guard let savedFor else { return await search() }
    guard SearchedSource.isHere(savedFor), local != nil else { return show(.empty(elsewhere(savedFor))) }
    staysHere = true
    await searchWhereAsked()
  }

  private func elsewhere(_ source: String) -> EmptyState {
    let order = order.map { ["--sort", $0.rawValue] } ?? []
    // One that begins with a minus sign would be read as an option.
    let words = line.text.hasPrefix("-") ? ["--", line.text] : [line.text]
    let command = ShellLine.of(["broadsheet", "search", "--source", source] + order + words)
    let instead = asked.map {
      "Press \(key: "edit-query", "e"), then Enter, to search \(Failure.named($0.name)) instead."
    }
    return EmptyState(
      "This search runs \(SearchWords.place(ofSource: source)), not here",
      advice: ["In a shell: \(command)", instead].compactMap(\.self))
  }

  /// The place that the search would be saved for: the one that was searched; nil if the reader named none.
  var sourceToSave: String? { searchesHereOnly ? SearchedSource.here : savedFor ?? searched.chosen }

  /// Whether only this machine was searched, although there is a server.
  var searchesHereOnly: Bool { staysHere && remote != nil }
}
