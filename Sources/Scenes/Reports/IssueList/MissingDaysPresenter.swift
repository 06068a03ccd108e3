import MVP
import Newspapers
import Presentation

/// Lists the days on which an issue is expected and none is there: those that the calendar marks as missing.
public final class MissingDaysPresenter: MvpPresenter<MissingDaysContent> {
  private let lccn: LCCN
  private let selection: IssueSelection
  private let archive: any IssueArchive
  private let directory: any NewspaperDirectory
  private let fallback: IssueListFallback

  /// - Parameters:
  ///   - directory: for requesting how often the newspaper appears.
  ///   - holdings: what can be read if the list of issues is not on this machine.
  public init(
    lccn: LCCN, selection: IssueSelection = IssueSelection(), archive: any IssueArchive,
    directory: any NewspaperDirectory, holdings: any MachineHoldings = NoHoldings()
  ) {
    (self.lccn, self.selection) = (lccn, selection)
    (self.archive, self.directory) = (archive, directory)
    fallback = IssueListFallback(lccn: lccn, selection: selection, archive: archive, holdings: holdings)
  }

  public override func start() async {
    showWaiting("Loading issues of newspaper \(lccn) from \(archive.name)")
    do throws(NewspaperError) {
      // Days before the first issue and after the last are not missing.
      let coverage = try await archive.coverageByYear(of: lccn, freshness: .recent)
      let list = try await archive.issues(of: lccn, in: selection.years, freshness: .recent)
      await show(IssueCalendar(list), digitized: coverage.digitized, from: list.origin)
    } catch {
      guard error != .canceled else { return }
      let kept = error.leavesWhatIsHere ? await fallback.kept() : nil
      if error.isNotHere, let kept { return await show(kept) }
      showFailure(await fallback.failure(error, kept))
    }
  }

  /// What lists on this machine say.
  private func show(_ kept: KeptIssues) async {
    // It is the source of those that were kept, and has the first and last issue.
    if kept.years == nil, let all = try? await archive.issues(of: lccn, in: nil, freshness: .kept) {
      return await show(IssueCalendar(all), digitized: nil, from: all.origin)
    }
    var calendar = IssueCalendar()
    for years in kept.years ?? [] {
      calendar.add(IssueList(lccn: lccn, issues: kept.issues, years: years, origin: kept.origin))
    }
    await show(
      calendar, digitized: nil, from: kept.origin,
      knownYears: kept.covers(selection.years) ? nil : kept.years)
  }

  /// - Parameters:
  ///   - digitized: what the source says that it has; nil if it was not asked.
  ///   - knownYears: those that the calendar has, if there may be others; nil if there are not.
  private func show(
    _ calendar: IssueCalendar, digitized: DigitizedCoverage?, from origin: Origin,
    knownYears: [ClosedRange<Int>]? = nil
  ) async {
    var notices = knownYears.map { [IssueListContent.notice($0)] } ?? []
    var newspaper: Newspaper?
    do throws(NewspaperError) {
      newspaper = try await directory.newspaper(lccn, freshness: .atHand).detail.newspaper
    } catch {
      guard error != .canceled else { return }
      notices.append(
        "without the record of \(lccn), only its issues say which days to expect: "
          + Failure.words(for: error))
    }
    let said = calendar.span(digitized: digitized ?? newspaper?.coverage)
    let known = calendar.issues.first.flatMap { first in
      calendar.issues.last.map { first.date...$0.date }
    }
    guard let span = said ?? known else {
      return show(.empty(fallback.nothing(at: origin)))
    }
    if said == nil {
      notices.append("days before \(span.lowerBound.words) and after \(span.upperBound.words) are not listed")
    }
    let first = max(selection.from?.year ?? span.lowerBound.year, span.lowerBound.year)
    let last = min(selection.to?.year ?? span.upperBound.year, span.upperBound.year)
    let years =
      first <= last
      ? (first...last).map { IssueYear($0, of: calendar, frequency: newspaper?.frequency, span: span) } : []
    let days = years.flatMap(\.absentDays).filter(selection.contains)
    notices += MissingDaysContent.notices(unreadable: origin.shortfall, days)
    show(
      .content(
        MissingDaysContent(
          days: days, selection: selection, notices: notices + MissingDaysContent.notices(years),
          origin: OriginContent(origin),
          hasUnknownYears: years.contains { $0.isIncomplete || $0.weekdays.isEmpty })))
  }
}
