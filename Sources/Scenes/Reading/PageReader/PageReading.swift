import MVP
import Newspapers
import Presentation

/// Reads pages one by one, for `read`.
@MainActor public struct PageReading {
  private let selection: Selection
  private let mode: PageMode
  private let usesLayout: Bool
  private let format: RecordFormat
  private let turnsRightToLeft: Bool
  private let holdings: any MachineHoldings

  /// Which pages.
  public enum Selection: Hashable, Sendable {
    /// Pages of an issue by their numbers; nil for all of them.
    case issue(IssueID, [Int]?)
    /// Page 1 of an issue, or the first one that it has.
    case first(IssueID)
    /// Pages of any newspapers, each of which gets a heading. Pages on this machine are not requested.
    /// `isFirst` is for the first ones printed.
    case pages([ListedPage], isFirst: Bool)
  }

  /// - Parameter holdings: what can be read of an issue whose list is unavailable.
  public init(
    _ selection: Selection, mode: PageMode, usesLayout: Bool = false, format: RecordFormat,
    turnsRightToLeft: Bool, holdings: any MachineHoldings = NoHoldings()
  ) {
    self.selection = selection
    self.mode = mode
    self.usesLayout = usesLayout
    self.format = format
    self.turnsRightToLeft = turnsRightToLeft
    self.holdings = holdings
  }

  /// Prints the pages; returns the exit code of the first that failed. If no page of the issue has text, the
  /// code for something that does not exist.
  /// - Parameter isClosed: whether the reader of the output is gone; then no further page is requested.
  public func run(
    _ archive: any NewspaperArchive, _ output: any TextOutput, isClosed: @MainActor () -> Bool = { false }
  ) async -> Int32 {
    switch selection {
    case .pages(let pages, let isFirst):
      return await print(pages, of: nil, isFirst ? .first : .further, .atHand, archive, output, isClosed)
    case .issue, .first:
      guard let (issue, sequences) = asked else { return ExitStatus.done }
      var found: Issue?
      // A single page's text does not need its issue.
      if sequences?.count != 1 || format == .json {
        do throws(NewspaperError) {
          found = try await archive.issue(issue, freshness: .recent)
        } catch {
          return await printHeld(of: issue, sequences, instead: error, archive, output, isClosed)
        }
      }
      let wanted = sequences ?? found?.pages.map(\.sequence) ?? []
      let last = found?.pages.map(\.sequence).max() ?? .max
      let beyond = wanted.first { $0 > last }
      // Of the pages past the last, one is enough to report how many there are.
      let pages = wanted.filter { $0 <= last || $0 == beyond }.map {
        ListedPage(page: PageID(issue: issue, sequence: $0), title: nil)
      }
      let heading: PageReaderText.Heading = wanted.count == 1 ? .none : .first
      return await print(pages, of: found, heading, .recent, archive, output, isClosed)
    }
  }

  /// The issue and the numbers of its pages; nil for a list of pages.
  private var asked: (issue: IssueID, sequences: [Int]?)? {
    switch selection {
    case .issue(let issue, let sequences): (issue, sequences)
    case .first(let issue): (issue, [1])
    case .pages: nil
    }
  }

  /// Prints the local pages of an issue whose list is unavailable.
  private func printHeld(
    of issue: IssueID, _ sequences: [Int]?, instead error: NewspaperError, _ archive: any NewspaperArchive,
    _ output: any TextOutput, _ isClosed: @MainActor () -> Bool
  ) async -> Int32 {
    let failure = Failure(error)
    let here = await holdings.pages(of: issue, without: error)
    let wanted = sequences?.map { PageID(issue: issue, sequence: $0) } ?? here
    guard wanted.contains(where: here.contains) else { return output.fail(failure) }
    let listed = wanted.map { ListedPage(page: $0, title: nil) }
    let exitCode = await print(
      listed, of: nil, wanted.count == 1 ? .none : .first, .recent, archive, output, isClosed)
    guard sequences == nil else { return exitCode }
    // Whether that is all of the issue is not known.
    output.note("broadsheet: \(failure.message)")
    output.note(
      "Printed \(PageNumbers.named(here.map(\.sequence))) of it, all that is on this machine.")
    return exitCode == ExitStatus.done ? failure.exitCode : exitCode
  }

  private func print(
    _ pages: [ListedPage], of issue: Issue?, _ heading: PageReaderText.Heading, _ freshness: Freshness,
    _ archive: any NewspaperArchive, _ output: any TextOutput, _ isClosed: @MainActor () -> Bool
  ) async -> Int32 {
    var exitCode = ExitStatus.done
    var (missing, withoutText) = (0, 0)
    var absences: [Failure] = []
    for (number, listed) in pages.enumerated() {
      if isClosed() { break }
      let page = listed.page
      let view = PageReaderText(
        page: page, format: format, heading: number > 0 && heading == .first ? .further : heading,
        turnsRightToLeft: turnsRightToLeft, output: output)
      let presenter = PageReaderPresenter(
        page: page, title: listed.title, issue: issue, mode: mode, archive: archive, freshness: freshness,
        asksForIssue: false, usesLayout: usesLayout)
      await presenter.start()
      if case .first = selection, case .failed = presenter.state,
        let known = presenter.issue ?? issue, let first = known.firstPage(insteadOf: page)
      {
        output.note("broadsheet: \(Failure.opening(first))")
        return await print(
          [ListedPage(page: first, title: nil)], of: known, heading, freshness, archive, output, isClosed)
      }
      presenter.attach(view)
      if exitCode == ExitStatus.done { exitCode = view.exitCode }
      if view.isWithoutText { withoutText += 1 }
      guard view.exitCode != ExitStatus.done else { continue }
      // The next page would fail, too, and a server that refuses should not be asked again.
      let isLast = presenter.error?.endsReading == true
      if presenter.error?.isNotHere == true, let failure = view.failure { absences.append(failure) }
      if view.exitCode != ExitStatus.notFound { missing += 1 }
      if heading != .none, let failure = view.failure { say(failure, of: page, isLast: isLast, output) }
      if isLast { return exitCode }
    }
    if heading == .first, absences.count == pages.count {
      for advice in absences.first?.advice ?? [] { output.note("  \(advice)") }
    }
    if missing > 0, pages.count > 1 {
      output.note("\(missing) of \(pages.count) pages could not be read")
    }
    // Of a list, only some pages are printed here.
    if asked != nil, withoutText > 0, withoutText == pages.count { return ExitStatus.notFound }
    return exitCode
  }

  /// Names the page that failed. Advice is given only once, when the work ends.
  private func say(_ failure: Failure, of page: PageID, isLast: Bool, _ output: any TextOutput) {
    let named = "page \(page.sequence) of \(page.issue): \(failure.message)"
    if isLast {
      _ = output.fail(Failure(named, advice: failure.advice, exitCode: failure.exitCode))
    } else {
      output.note(failure.exitCode == ExitStatus.notFound ? "broadsheet: \(failure.message)" : named)
    }
  }
}
