import MVP
import Newspapers
import Presentation

/// Counts the newspapers of each state, and leads to them.
public final class StateMapPresenter: MvpPresenter<StateMapContent> {
  public private(set) var filter = StateMapFilter()
  /// The reader's position on the map.
  public private(set) var tile: StateTile {
    didSet { isChosen = true }
  }
  /// Whether the reader is at `tile` on purpose.
  private(set) var isChosen: Bool
  /// Those that have newspapers, as far as they were counted.
  private var decades = StateMapFilter.decades
  private let directory: any NewspaperDirectory
  private let router: (any Router<Route>)?

  /// - Parameter state: where the reader starts; nil for Ohio, in the middle, or where there are newspapers.
  public init(
    directory: any NewspaperDirectory, state: String? = nil, router: (any Router<Route>)? = nil
  ) {
    (self.directory, self.router) = (directory, router)
    let wanted = state ?? "Ohio"
    tile = StateTile.all.first { $0.state == wanted } ?? StateTile.all[0]
    isChosen = state != nil
  }

  public override func start() async {
    let asked = filter
    showWaiting("Counting newspapers")
    do throws(NewspaperError) {
      let all = try await directory.counted(matching: asked.query(state: nil))
      var opposite = asked
      opposite.isDigitized.toggle()
      let others = try await directory.counted(matching: opposite.query(state: nil))
      guard asked == filter else { return }
      if asked == StateMapFilter() {
        let counted = all.tallies.decades.filter { $0.count > 0 }.compactMap { Int($0.name) }
        if !counted.isEmpty { decades = counted }
      }
      let content = StateMapContent(
        asked, counts: StateMapPresenter.counts(all), others: StateMapPresenter.counts(others),
        total: all.tallies.total, notice: all.shortNotice)
      begin(with: content)
      show(.content(content))
    } catch {
      guard error != .canceled else { return }
      // Other counts do not stay under the heading of these.
      showFailure(Failure(error), keeping: { $0.filter == filter })
    }
  }

  /// A reader who has gone nowhere yet begins where there are newspapers: a state's site has no others.
  private func begin(with content: StateMapContent) {
    guard !isChosen, !Task.isCancelled, content.total > 0 else { return }
    isChosen = true
    let most = content.entries.max { $0.count < $1.count }
    if let most, content.entry(of: tile)?.count == 0 { tile = most.tile }
  }

  /// The reader does not wait for other counts: those shown stay.
  func gaveUp() {
    if let content = state.content { filter = content.filter }
  }

  private static func counts(_ counted: CountedTallies) -> [String: Int] {
    Dictionary(
      counted.tallies.states.map { (StateName.known($0.name) ?? $0.name, $0.count) }, uniquingKeysWith: +)
  }

  // MARK: Intents

  public func toggleDigitized() async {
    filter.isDigitized.toggle()
    await start()
  }

  public func step(decades: Int) async {
    filter.step(decades, among: self.decades)
    await start()
  }

  /// Goes to the nearest tile in a direction; rows and columns are each −1, 0 or 1.
  public func move(rows: Int, columns: Int, times: Int) {
    for _ in 0..<min(times, StateTile.columns) {
      guard let next = tile.neighbor(rows: rows, columns: columns) else { break }
      tile = next
    }
    showMoved()
  }

  public func go(to tile: StateTile) {
    self.tile = tile
    showMoved()
  }

  /// - Parameter name: of a state, or its postal code.
  public func go(toState name: String) {
    if let tile = StateTile.named(name) { return go(to: tile) }
    let begun = StateTile.all.filter { $0.state?.lowercased().hasPrefix(name.lowercased()) == true }
    if begun.count == 1 { return go(to: begun[0]) }
    let names = begun.compactMap(\.state).joined(separator: ", ")
    router?.announce(
      failure: names.isEmpty ? "“\(name)” is not a state" : "Several states match: \(names)")
  }

  private func showMoved() { if state != .idle { show(state) } }

  /// The newspapers of the selected state.
  public func open() {
    guard nothing == nil, let state = tile.state else { return openPlaces() }
    router?.open(.newspapers(filter.query(state: state)))
  }

  /// All states, as a list.
  public func openStates() { router?.open(.places(filter.query(state: nil))) }

  /// Its counties and cities, and everything that is not a state on the map.
  public func openPlaces() {
    if let nothing {
      router?.announce(nothing)
    } else {
      router?.open(.places(filter.query(state: tile.state)))
    }
  }
}
