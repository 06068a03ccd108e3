import MVP
import Newspapers
import Presentation
import Text

/// Turning pages where no list of the issue's pages has the current one.
extension PageReaderPresenter {
  /// Turns that many pages forward, or back if negative, past pages that do not exist.
  /// - Parameter listed: the numbers of the issue's pages; empty if its list could not be loaded.
  func turnUnlisted(by steps: Int, _ listed: [Int]) async {
    if case .failed = state {
      let known = listed.isEmpty ? await heldSequences() : listed
      guard !Task.isCancelled else { return }
      if !known.isEmpty { return await leaveMissing(by: steps, known) }
    }
    let former = page
    guard steps > 0 || former.sequence > 1 else { return sayEnd(steps) }
    let target = PageID(issue: former.issue, sequence: max(1, former.sequence + steps))
    await open(target)
    guard page == target, case .failed(let failure) = state else { return }
    // Only now: the source may have a page that is not on this machine.
    let held = await heldSequences()
    guard page == target, !Task.isCancelled, let index = held.firstIndex(of: former.sequence) else { return }
    let nearest = held[max(0, min(index + steps, held.count - 1))]
    await open(PageID(issue: former.issue, sequence: nearest))
    router?.announce(failure.message.capitalizedAtStart)
  }

  /// Goes from a page that does not exist to one that does.
  private func leaveMissing(by steps: Int, _ known: [Int]) async {
    let others =
      steps > 0 ? known.filter { $0 > page.sequence } : known.reversed().filter { $0 < page.sequence }
    guard let target = others.prefix(abs(steps)).last else { return sayEnd(steps) }
    await open(PageID(issue: page.issue, sequence: target))
  }

  /// The numbers of the issue's pages on this machine, if there are no others: no source may be asked for the
  /// current one.
  private func heldSequences() async -> [Int] {
    guard let error, error.isNotHere else { return [] }
    return await holdings.pages(of: page.issue, without: error).map(\.sequence)
  }

  func sayEnd(_ steps: Int) {
    router?.announce(
      steps > 0
        ? "Last page; \(key: "next-issue", "J"): next issue"
        : "First page; \(key: "previous-issue", "K"): previous issue")
  }
}
