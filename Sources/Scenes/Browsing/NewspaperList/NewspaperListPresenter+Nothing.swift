import MVP
import Newspapers
import Presentation
import Text

extension NewspaperListPresenter {
  /// What to say about a search for punctuation.
  static let noWords = EmptyState("No words to search for", advice: ["Searches use only letters and digits."])

  /// Whether only punctuation is searched for, which no source is asked for.
  var isWordless: Bool { !query.words.isEmpty && SoughtWords(query.words).isEmpty }

  func announceNoWords() {
    router?.announce("No words to search for: searches use only letters and digits")
  }

  /// What to say about an empty list, and what may be wrong.
  func nothing(_ listing: NewspaperListing?) async -> EmptyState {
    let origin = listing?.origin
    var advice = await unknownValues(isHere: origin?.isLive == false)
    let isUnknown = !advice.isEmpty
    if let gap = listing?.gaps.words { advice.append(gap.capitalizedAtStart + ".") }
    // If a value does not exist, knowing that is enough.
    if !query.filterWords.isEmpty, router != nil || !isUnknown {
      // A command has no keys.
      let advised =
        router == nil ? "Try removing a filter" : "Press \(key: "remove-filter", "x") to clear a filter"
      let words = query.filterWords.map { $0.count > 80 ? $0.prefix(79) + "…" : $0 }.joined(separator: ", ")
      advice.append("\(advised): \(words)" + (words.hasSuffix(".") ? "" : "."))
    }
    if let origin, let missing = origin.fallbackFor, missing.name != origin.name {
      advice.append("\(OriginContent(origin).notice ?? ""), which holds only a selection.")
    } else if origin?.name == Origin.starterCatalog {
      advice.append(
        "The starter catalog holds only a selection; “broadsheet sync” fetches the Library's list.")
    }
    let isEverything = query.filterWords.isEmpty && query.words.isEmpty
    return EmptyState(
      isEverything ? "\(directory.name) lists no newspapers".capitalizedAtStart : "No newspapers match",
      advice: advice)
  }

  /// Filter values that do not exist, so that no newspaper can match; as far as known without a request.
  /// - Parameter isHere: whether the list is this machine's, so that counting costs nothing.
  private func unknownValues(isHere: Bool) async -> [String] {
    var unknown: [String] = []
    let source = Failure.named(directory.name).capitalizedAtStart
    /// - Parameters:
    ///   - all: names that exist, whether or not the source has newspapers with them.
    ///   - having: the words between “newspapers” and such a name.
    func check(
      _ value: String?, among names: [String], _ kind: String, of all: [String] = [], having: String = "",
      folding: (String) -> String = TitleText.folded
    ) {
      guard let value, !names.isEmpty,
        let similar = Resemblance.names(meantBy: value, among: names, folding: folding)
      else { return }
      if let name = all.first(where: { Resemblance.names(meantBy: value, among: [$0]) == nil }) {
        unknown.append("\(source) lists no newspapers \(having) \(name).")
        return
      }
      let meant = similar.prefix(5).sorted().joined(separator: " or ")
      unknown.append(
        "The \(kind) “\(value)” is not known." + (meant.isEmpty ? "" : " Did you mean \(meant)?"))
    }
    // If a source cannot list its values, the question stays open.
    if let state = query.state, let states = try? await directory.states().map(\.state) {
      // A state that exists is not misspelled.
      if Resemblance.names(meantBy: state, among: StateName.all) != nil {
        check(state, among: states, "state")
      } else if !states.isEmpty, Resemblance.names(meantBy: state, among: states) != nil {
        unknown.append("\(source) lists no newspapers from \(StateName.known(state) ?? state).")
      }
    }
    // There is no time to count while words are typed.
    let isCountable = query.words.isEmpty && (directory.isLocal || isHere)
    let counted: Set<NewspaperFilter> = [.county, .city, .language, .ethnicity, .frequency]
    if isCountable, !query.filters.isDisjoint(with: counted),
      let all = try? await directory.tallies(matching: NewspaperQuery())
    {
      let counties = Set(all.counties.compactMap { Place($0.name)?.county }).sorted()
      check(query.county.map { CountyName.plain($0) }, among: counties, "county", folding: PlaceName.folded)
      let cities = Set(all.cities.compactMap { Place($0.name)?.city }).sorted()
      check(query.city, among: cities, "city", folding: PlaceName.folded)
      check(
        query.language, among: all.languages.map(\.name), "language", of: LanguageName.all, having: "in")
      check(query.ethnicity, among: all.ethnicities.map(\.name), "ethnicity")
      check(
        query.frequency, among: all.frequencies.map(\.name), "frequency", of: FrequencyName.all,
        having: "whose frequency is")
    }
    return unknown
  }
}
