import MVP
import Newspapers
import Presentation

/// Reads pages one after another, for `read`.
@MainActor public struct PageReading {
  private let issue: IssueID
  private let sequences: [Int]?
  private let mode: PageMode
  private let usesLayout: Bool
  private let format: RecordFormat
  private let turnsRightToLeft: Bool

  /// - Parameter sequences: nil for all pages of the issue.
  public init(
    issue: IssueID, sequences: [Int]?, mode: PageMode, usesLayout: Bool = false, format: RecordFormat,
    turnsRightToLeft: Bool
  ) {
    self.issue = issue
    self.sequences = sequences
    self.mode = mode
    self.usesLayout = usesLayout
    self.format = format
    self.turnsRightToLeft = turnsRightToLeft
  }

  /// Prints the pages; returns the exit code of the first that failed.
  /// - Parameter isClosed: whether the reader of the output is gone; then no further page is requested.
  public func run(
    _ archive: any NewspaperArchive, _ output: any TextOutput, isClosed: @MainActor () -> Bool = { false }
  ) async -> Int32 {
    var found: Issue?
    // A single page's text does not need its issue.
    if sequences?.count != 1 || format == .json {
      do throws(NewspaperError) {
        found = try await archive.issue(issue, freshness: .recent)
      } catch {
        return output.fail(Failure(error))
      }
    }
    let sequences = sequences ?? found?.pages.map(\.sequence) ?? []
    let last = found?.pages.map(\.sequence).max() ?? .max
    let beyond = sequences.first { $0 > last }
    var exitCode = ExitStatus.done
    var missing = 0
    // Among pages past the last, one is enough to report how many there are.
    for (number, sequence) in sequences.enumerated() where sequence <= last || sequence == beyond {
      if isClosed() { break }
      let page = PageID(issue: issue, sequence: sequence)
      let view = PageReaderText(
        page: page, format: format, heading: sequences.count == 1 ? .none : number == 0 ? .first : .further,
        turnsRightToLeft: turnsRightToLeft,
        output: output)
      let presenter = PageReaderPresenter(
        page: page, issue: found, mode: mode, archive: archive, asksForIssue: false,
        usesLayout: usesLayout
      )
      await presenter.present(on: view)
      if exitCode == ExitStatus.done { exitCode = view.exitCode }
      guard view.exitCode != ExitStatus.done else { continue }
      // The next page would fail too, and a server that refuses should not be asked again.
      let isLast = presenter.error?.endsWork == true
      if view.exitCode != ExitStatus.notFound { missing += 1 }
      if sequences.count > 1, let failure = view.failure { say(failure, of: page, isLast: isLast, output) }
      if isLast { return exitCode }
    }
    if missing > 0, sequences.count > 1 {
      output.note("\(missing) of \(sequences.count) pages could not be read")
    }
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
