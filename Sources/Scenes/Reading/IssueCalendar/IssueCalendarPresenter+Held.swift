import MVP
import Newspapers
import Presentation

/// The issues that are known on this machine.
extension IssueCalendarPresenter {
  /// Shows the issues in lists on this machine, and the days with pages on it, if it cannot get a list of all issues;
  /// false if there are none.
  func showHeld(instead error: NewspaperError) async -> Bool {
    guard error.leavesWhatIsHere, state.content == nil else { return false }
    // What cannot be read here is unknown.
    let days = ((try? await holdings.pagesByDay(of: lccn)) ?? [:]).keys.sorted()
    let kept = await archive.keptIssues(of: lccn, in: KeptIssues.possibleYears)
    let newspaper = try? await directory.newspaper(lccn, freshness: .kept).detail.newspaper
    guard kept != nil || !days.isEmpty, !Task.isCancelled else { return false }
    title = title ?? newspaper?.title
    frequency = newspaper?.frequency
    recorded = newspaper?.coverage
    let first = [days.first, kept?.issues.first?.date].compactMap(\.self).min()
    if let kept, kept.years == nil {
      let origin = keptOrigin(of: kept, because: error)
      take(IssueList(lccn: lccn, issues: kept.issues, years: nil, origin: origin))
    } else {
      take(days, kept, because: error)
    }
    date = date ?? first
    showNow()
    return true
  }

  /// Takes days with pages on this machine, and whole years whose lists are on it.
  private func take(_ days: [IssueDate], _ kept: KeptIssues?, because error: NewspaperError) {
    // Whatever the record says is digitized is not known, not missing.
    let recordedDays = [recorded?.firstIssue, recorded?.lastIssue].compactMap(\.self)
    let known = days + (kept?.issues ?? []).map(\.date) + recordedDays
    let span = known.min().flatMap { first in known.max().map { first...$0 } }
    heldSpan = span
    let held = Origin.holdings(asOf: shelf?.now ?? 0, without: archive.name(of: lccn), because: error)
    let origin = kept.map { keptOrigin(of: $0, because: error) } ?? held
    take(
      IssueList(
        lccn: lccn, issues: days.map { ListedIssue(date: $0) },
        years: span.map { $0.lowerBound.year...$0.upperBound.year }, origin: origin),
      isPart: true)
    for years in kept?.years ?? [] {
      take(IssueList(lccn: lccn, issues: kept?.issues ?? [], years: years, origin: origin))
    }
    isHeldOnly = true
  }

  /// The origin of lists on this machine, with the years that they are about.
  private func keptOrigin(of kept: KeptIssues, because error: NewspaperError) -> Origin {
    guard let years = kept.years else {
      return error.isOutage
        ? kept.origin.asFallback(for: archive.name(of: lccn), after: error) : kept.origin
    }
    return kept.origin.lacking("issues of years other than \(IssueWords.years(years))", because: error)
  }
}
