/// A walk through the pages of a job, from its beginning: pages that are already here take no request, so
/// nothing has to be remembered from an earlier walk except what was unavailable.
struct QueueWalk: Sendable {
  let job: QueuedJob
  private let source: QueueSource
  /// Issues whose pages are not known yet; nil if the issues are not known.
  private var issues: ArraySlice<IssueID>?
  private var rest: ArraySlice<PageID> = []
  private var title: String
  /// What is not requested again.
  private var failed: Set<String>
  /// What a server could not send, for a reason that may pass: requested once more after everything else.
  private var postponed: [(item: Item, error: NewspaperError)] = []
  private var isSecondRound = false
  /// How many pages were here before.
  private var found = 0
  private(set) var progress = QueuedJob.Progress()
  /// What lists have, but nothing can be downloaded of.
  private(set) var gaps: [QueuedJob.Failure] = []

  var failureCount: Int { failed.count }

  /// The title of the job's newspaper, as an issue gives it; nil if none does, or if it was known.
  var newTitle: String? {
    guard job.title.isEmpty, !title.isEmpty, let lccn = job.wanted.newspaper else { return nil }
    return title == lccn.description ? nil : title
  }

  /// Whether most of the pages so far were here before: then those that an earlier walk has counted are, too.
  var foundMost: Bool { found * 2 >= progress.done }

  init(_ job: QueuedJob, _ source: QueueSource) {
    (self.job, self.source, title) = (job, source, job.title)
    failed = Set(job.failures.map(\.item))
    switch job.wanted {
    case .issue(let id):
      issues = [id]
      progress.issues = 1
    case .issues(let ids):
      issues = ids[...]
      progress.issues = ids.count
    case .year: break
    case .pages(let pages):
      (issues, rest) = ([], pages[...])
      progress.issues = 0
      progress.pages = pages.count
    }
  }

  /// Takes the next page, or finds out what pages there are.
  /// - Throws: errors that affect the rest, too; the same step can be tried again.
  mutating func step(describe: (NewspaperError) -> String) async throws(NewspaperError) -> Step {
    guard let item = nextItem else { return beginSecondRound() ?? .ended }
    do throws(NewspaperError) {
      return try await take(item, describe)
    } catch {
      guard !error.endsWork else { throw error }
      skip(item)
      guard !isWorthWaiting(for: error) else {
        // Its pages are not known.
        if case .issue = item { progress.listed -= 1 }
        postponed.append((item, error))
        return .went(wasHere: false)
      }
      let failure = QueuedJob.Failure(item: item.name, reason: describe(error))
      failed.insert(failure.item)
      return .failed(failure)
    }
  }

  /// Skips what comes next, which is unavailable.
  mutating func giveUp(_ reason: String) -> QueuedJob.Failure? {
    guard let item = nextItem else { return nil }
    skip(item)
    failed.insert(item.name)
    return QueuedJob.Failure(item: item.name, reason: reason)
  }

  /// One unreadable response, or one error of a server, says little about the next; a refusal, such as 403,
  /// does. A list that was not found (404) may be there again.
  private func isWorthWaiting(for error: NewspaperError) -> Bool {
    switch error {
    case .cutOff, .malformed: !isSecondRound
    case .serverError(_, let status): !isSecondRound && (status >= 500 || status == 404)
    case .inFallback(_, _, let error): isWorthWaiting(for: error)
    default: false
    }
  }

  /// Puts back what was postponed; nil if nothing was.
  private mutating func beginSecondRound() -> Step? {
    guard let error = postponed.last?.error else { return nil }
    for (item, _) in postponed {
      switch item {
      case .year: issues = nil
      case .issue(let id): issues?.append(id)
      case .page(let page): rest.append(page)
      }
    }
    (postponed, isSecondRound) = ([], true)
    return .waits(error)
  }

  private var nextItem: Item? {
    mutating get {
      while let page = rest.first, failed.contains("\(page)") { rest.removeFirst() }
      if let page = rest.first { return .page(page) }
      while let issue = issues?.first, failed.contains("\(issue)") { skip(.issue(issue)) }
      if let issue = issues?.first { return .issue(issue) }
      guard issues == nil, case .year(let lccn, let year) = job.wanted else { return nil }
      return failed.contains("\(lccn)/\(year)") ? nil : .year(lccn, year)
    }
  }

  private mutating func take(
    _ item: Item, _ describe: (NewspaperError) -> String
  ) async throws(NewspaperError) -> Step {
    switch item {
    case .year(let lccn, let year):
      let list = try await source.archive.issues(of: lccn, in: year...year, freshness: .recent)
      guard !list.issues.isEmpty else {
        throw .notFound(what: .issues(of: lccn, in: year), source: list.origin.name)
      }
      issues = list.issues.map { $0.id(of: lccn) }[...]
      if let words = list.origin.unreadableWords {
        gaps.append(QueuedJob.Failure(item: item.name, reason: words))
      }
      progress.issues = list.issues.count
      return .went(wasHere: false)
    case .issue(let id):
      let issue = try await source.issue(id)
      skip(item)
      // Issues may belong to several newspapers.
      if job.title.isEmpty { title = issue.title }
      rest = issue.pagesWithScan[...]
      if rest.isEmpty {
        let none = NewspaperError.notFound(what: .other("pages of issue \(id)"), source: issue.origin.name)
        gaps.append(QueuedJob.Failure(item: item.name, reason: describe(none)))
      }
      progress.pages += rest.count
      return .went(wasHere: true)
    case .page(let page):
      let (taken, missing) = try await take(page)
      skip(item)
      progress.done += 1
      progress.bytes += taken.bytes
      if taken.wasHere { found += 1 }
      guard let missing else { return .went(wasHere: taken.wasHere) }
      failed.insert(item.name)
      return .failed(QueuedJob.Failure(item: item.name, reason: describe(missing)))
    }
  }

  /// What could be downloaded, and why the rest could not.
  /// - Throws: if nothing could, or if waiting may help.
  private func take(
    _ page: PageID
  ) async throws(NewspaperError) -> (taken: QueueSource.Taken, missing: NewspaperError?) {
    var (taken, missing, hasSome) = (QueueSource.Taken(), NewspaperError?.none, false)
    for part in QueuedJob.Part.allCases where job.parts.contains(part) {
      do throws(NewspaperError) {
        let one =
          switch part {
          case .text: try await source.takeText(of: page, title: title)
          case .scan: try await source.takeScan(of: page)
          case .pdf: try await source.takePDF(of: page)
          }
        taken.bytes += one.bytes
        taken.wasHere = taken.wasHere && one.wasHere
        hasSome = true
      } catch {
        // A page without OCR still has its picture.
        if error.endsWork { throw error }
        missing = missing ?? error
      }
    }
    if let missing, !hasSome || isWorthWaiting(for: missing) { throw missing }
    return (taken, missing)
  }

  private mutating func skip(_ item: Item) {
    switch item {
    case .year: issues = []
    case .issue:
      issues?.removeFirst()
      progress.listed += 1
    case .page: rest.removeFirst()
    }
  }
}
