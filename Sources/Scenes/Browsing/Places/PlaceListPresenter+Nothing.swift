import MVP
import Newspapers
import Presentation

/// What to say if there are no places to list.
extension PlaceListPresenter {
  func failure(_ error: NewspaperError) -> Failure {
    guard case .unsupported = error else { return Failure(error) }
    return Failure(
      Failure.words(for: error),
      commandAdvice: [
        "Build a local catalog with “broadsheet sync” or “broadsheet import”; counting it is instant.",
        "Use --source offline to count the newspapers on this machine.",
      ],
      exitCode: ExitStatus.usage)
  }

  func nothing(_ path: PlacePath) -> EmptyState {
    guard newspaperCount > 0 || filters.isUnfiltered else {
      let place = path.state == nil ? "" : " in \(path.name)"
      return EmptyState(
        "No newspapers\(place) match",
        advice: ["Filters: \(filters.listWords)."]
          + (router == nil
            ? ["Leave out an option to count more."]
            : ["Press \(key: "back", "q") to go back and change them."]))
    }
    let newspapers = "\(Numerals.grouped(newspaperCount)) newspaper\(newspaperCount == 1 ? "" : "s")"
    guard let state = path.state else {
      return newspaperCount == 0
        ? EmptyState("No newspapers here", advice: advice("“broadsheet sync” fetches a list."))
        : EmptyState(
          "No places known for \(newspapers)",
          advice: ["Their list gives no places."] + advice("“broadsheet import” adds records that do."))
    }
    guard newspaperCount > 0 else {
      return EmptyState(
        "No newspapers known for \(path.name)",
        advice: [similarState.map { "Did you mean \($0)?" } ?? "Check the name."]
          + advice(
            path.county == nil
              ? "“broadsheet places” lists all states."
              : "“\(ShellLine.of(["broadsheet", "places", "--state", state]))” lists its counties and cities."
          ))
    }
    let places = path.county == nil ? "counties and cities" : "cities"
    let list = ["broadsheet", "list", "--state", state] + (path.county.map { ["--county", $0] } ?? [])
    return EmptyState(
      "\(newspapers) in \(path.name); \(Failure.named(directory.name)) does not say which \(places)",
      advice: router == nil
        ? advice("“\(ShellLine.of(list))” lists them.")
        : ["Press \(key: "show-newspapers", "n") to list them."])
  }

  /// Which state a nonexistent one may stand for, if the source can list its states.
  func similar(to state: String?) async -> String? {
    guard let state, let states = try? await directory.states() else { return nil }
    return Resemblance.names(meantBy: state, among: states.map(\.state))?.first
  }

  /// Commands are useless on a screen.
  private func advice(_ command: String) -> [String] { router == nil ? [command] : [] }
}
