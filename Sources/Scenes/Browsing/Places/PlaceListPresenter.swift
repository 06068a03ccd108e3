import MVP
import Newspapers
import Presentation

/// Navigates from the country to its states, counties and cities, and counts the newspapers of each.
public final class PlaceListPresenter: MvpPresenter<PlaceListContent>, ListPresenting {
  public private(set) var path: PlacePath
  /// Where the reader started: going up ends there.
  public let beginning: PlacePath
  /// Which newspapers count, besides their place.
  public let filters: NewspaperQuery
  private var order: PlaceOrder
  /// The words that the names of the visible places contain.
  public private(set) var words = ""
  /// The same for what is shown, while another place is counted.
  private var shownWords = ""
  /// Those in the current place, by name, with or without `words`.
  private var counted: (path: PlacePath, rows: [PlaceRow], newspapers: Int, unplaced: Int)?
  let directory: any NewspaperDirectory
  let router: (any Router<Route>)?
  /// Whether there are places to search, as far as known.
  var hasPlaces: Bool { counted?.rows.isEmpty != true }
  /// The number of newspapers in the current place, whether or not anything is known about places within it.
  private(set) var newspaperCount = 0
  /// The name that was most likely meant instead of the current place's; nil if that is known, or resembles
  /// none.
  private(set) var similarState: String?
  /// The fallback for a source that does not count, and why.
  private var notice: String?

  /// - Parameters:
  ///   - filters: which newspapers count; their places do not matter.
  ///   - router: nil for a view that cannot go anywhere, such as a pipe.
  public init(
    path: PlacePath = PlacePath(), filters: NewspaperQuery = NewspaperQuery(), order: PlaceOrder = .name,
    directory: any NewspaperDirectory,
    router: (any Router<Route>)? = nil
  ) {
    self.path = path
    beginning = path
    self.filters = filters
    self.order = order
    self.directory = directory
    self.router = router
  }

  public override func start() async {
    let asked = path
    showWaiting("Counting newspapers")
    do throws(NewspaperError) {
      let found = try await directory.counted(matching: asked.query(filters))
      guard asked == path else { return }
      let tallies = found.tallies
      (newspaperCount, notice) = (tallies.total, found.notice)
      let rows = PlaceListPresenter.rows(tallies, within: asked)
      counted = (asked, rows, tallies.total, tallies.unplaced)
      similarState = rows.isEmpty ? await similar(to: asked.state) : nil
      showCounted()
    } catch {
      guard error != .canceled else { return }
      // Places within another one do not stay under the heading of this one.
      showFailure(failure(error), keeping: { $0.path == path })
    }
  }

  /// The reader does not wait for another place: the one shown stays.
  func gaveUp() {
    if let content = state.content, content.path != path { (path, words) = (content.path, shownWords) }
  }

  /// Shows those of the counted places whose names contain the words.
  private func showCounted() {
    guard let counted, counted.path == path else { return }
    guard !counted.rows.isEmpty else { return show(.empty(nothing(path))) }
    let folded = PlaceName.folded(words)
    let rows = counted.rows.filter { folded.isEmpty || PlaceName.folded($0.name).contains(folded) }
    shownWords = words
    guard !rows.isEmpty else {
      return show(
        .empty(
          EmptyState(
            "No match for “\(words)”",
            advice: [
              "Press \(key: "find", "/") to change the search.",
              "It finds only names listed here; \(key: "filter", "f") in the list of newspapers finds any "
                + "place.",
            ])))
    }
    show(
      .content(
        PlaceListContent(
          rows: sorted(rows), identity: .init(path: path, order: order, words: folded),
          newspaperCount: counted.newspapers, unplacedCount: counted.unplaced, notice: notice)))
  }

  /// A newspaper with several places counts in each; only places within the requested one belong here.
  private static func rows(_ tallies: NewspaperTallies, within path: PlacePath) -> [PlaceRow] {
    let filter = PlaceFilter(path.query(NewspaperQuery()))
    func isWithin(_ row: PlaceRow) -> Bool { filter.matches(row.place) }
    if path.state == nil { return tallies.states.compactMap { PlaceRow(.state, $0) } }
    let cities = tallies.cities.compactMap { PlaceRow(.city, $0) }.filter(isWithin)
    if path.county != nil { return cities }
    // Some cities are not in any county.
    return tallies.counties.compactMap { PlaceRow(.county, $0) }.filter(isWithin)
      + cities.filter { $0.place.county == nil }
  }

  private func sorted(_ rows: [PlaceRow]) -> [PlaceRow] {
    let byName = rows.map { ($0, TitleText.folded($0.name)) }.sorted { $0.1 < $1.1 }.map(\.0)
    return order == .name ? byName : byName.sorted { $0.count > $1.count }
  }

  // MARK: Intents

  /// Enters a state or county, or shows the newspapers of a city.
  public func enter(row: Int) async {
    guard let row = state.content?.row(at: row) else { return }
    switch row.kind {
    case .state, .country: go(to: PlacePath(state: row.name))
    case .county: go(to: PlacePath(state: row.place.state, county: row.name))
    case .city:
      router?.open(.newspapers(row.query(filters)))
      return
    }
    await start()
  }

  /// Goes up to the enclosing place.
  public func leave() async {
    go(to: path.county == nil ? PlacePath() : PlacePath(state: path.state))
    await start()
  }

  private func go(to path: PlacePath) { (self.path, words) = (path, "") }

  public func sortOtherwise() async {
    order = order == .name ? .count : .name
    await start()
  }

  /// Narrows the list to places that have `words` in their names.
  public func find(_ words: String) async {
    self.words = words
    showCounted()
  }

  /// Shows the newspapers of the place in `row`.
  public func open(row: Int) {
    guard let content = state.content else {
      // The newspapers of a place exist even if nothing is known about places within it.
      if case .empty = state, newspaperCount > 0 { router?.open(.newspapers(path.query(filters))) }
      return
    }
    if let row = content.row(at: row) { router?.open(.newspapers(row.query(filters))) }
  }

  /// All rows are always loaded.
  public func reveal(_ rows: Range<Int>) async {}

  public func select(row: Int) { router?.showBeside(nil) }
}
