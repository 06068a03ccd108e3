import MVP
import Newspapers
import Presentation

/// Going to other days, and to the front pages of a state.
extension FrontPagesPresenter {
  public func move(days: Int) async { await go(to: date.adding(days: days)) }

  public func move(years: Int) async { await go(to: date.adding(years: years)) }

  /// The day that the reader wrote; nil, with an announcement, if it is not one.
  public func day(written: String) -> IssueDate? {
    var fault: String?
    do throws(WrittenDate.Fault) {
      let days = try WrittenDate(written).days
      if days.lowerBound == days.upperBound { return days.lowerBound }
    } catch {
      fault = error.words
    }
    router?.announce(failure: "Not a day: \(fault ?? "try 1865-10-02, 10/2/1865 or April 15, 1865")")
    return nil
  }

  public func go(to date: IssueDate) async {
    self.date = date
    pages = [:]
    await load(0...0, freshness)
  }

  /// Lets the reader choose a state, or all of them.
  public func chooseState() async {
    let (counts, current) = (await countsByState(), placeState)
    switch await router?.ask({ .frontPageStatePicker(counts, current: current, reply: $0) }) {
    case .value(.state, let name)?: placeState = name
    case .remove?, .removeAll?: placeState = nil
    case .value?, .values?, nil: return
    }
    await go(to: date)
  }

  /// The reader has canceled going elsewhere.
  public func gaveUp() { state.content.map { goBack(to: $0.identity) } }

  private func goBack(to shown: FrontPagesContent.Identity) {
    (date, placeState) = (shown.date, shown.state)
  }

  /// Pages of another day stay only under their own heading: if a source knows no states, the list stays as
  /// it was; an unavailable day is shown as such.
  func fail(_ error: NewspaperError) async {
    let asked = date
    let shown = state.content?.identity
    if let shown, shown.date == date, case .unsupported = error { goBack(to: shown) }
    let failure = await failure(of: error)
    guard asked == date, !Task.isCancelled else { return }
    showFailure(failure, keeping: { $0.identity == .init(date: date, state: placeState) })
  }

  /// How many front pages of the day each state has; nil unless all are listed here with their states.
  private func countsByState() async -> FrontPageStates? {
    var (pages, total): ([FrontPage], Int) = ([], 1)
    while pages.count < total {
      let list = try? await archive.frontPages(
        of: date, state: nil, window: Window(offset: pages.count, limit: pageSize), freshness: .kept)
      guard let list, !list.isOpenEnded, list.date == date, !list.pages.isEmpty else { return nil }
      pages += list.pages
      total = list.total
    }
    return FrontPageStates(pages)
  }
}
