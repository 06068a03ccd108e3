import MVP
import Newspapers
import Text

/// Jobs of the queue in words.
extension QueuedJob {
  /// `Evening star 1865, text`; `Evening star, Oct 2, 1865, text and scans`; `12 pages, text`;
  /// `41 front pages, Jan 6, 1916, scans`.
  public var name: String {
    let isYear = if case .year = wanted { true } else { false }
    let time = wanted.timeWords.map { (isYear ? " " : ", ") + $0 } ?? ""
    return "\(wantedWhole)\(time), \(partWords)"
  }

  /// `Evening star`, its LCCN if the title is unknown, `41 issues`, `12 pages`, or `41 front pages`.
  public var wantedWhole: String {
    switch wanted {
    case .issue(let issue): return whole(of: issue.lccn)
    case .issues(let issues):
      return issues.count == 1 ? whole(of: issues[0].lccn) : count(issues.count, "issue")
    case .year(let lccn, _): return whole(of: lccn)
    case .pages(let pages):
      if pages.count == 1 { return whole(of: pages[0].issue.lccn) }
      return count(pages.count, pages.allSatisfy { $0.sequence == 1 } ? "front page" : "page")
    }
  }

  private func whole(of lccn: LCCN) -> String { knownTitle ?? lccn.description }

  /// `12 pages of Evening star`.
  private func count(_ number: Int, _ noun: String) -> String {
    let count = Numerals.count(number, noun)
    return knownTitle.map { "\(count) of \($0)" } ?? count
  }

  /// What distinguishes it from other jobs for the newspaper: `1865, text`; `Oct 2, 1865, text and scans`;
  /// `text` for pages from several days.
  public var wantedPart: String { [wanted.timeWords, partWords].compactMap(\.self).joined(separator: ", ") }

  private var knownTitle: String? { Sanitizer.sanitized(title).nonEmpty }

  private var partWords: String { QueuedJob.words(of: parts) }

  /// `text`, `scans`, `text and scans`, `text, scans and PDFs`.
  static func words(of parts: Set<Part>) -> String {
    Part.allCases.filter(parts.contains).map { part in
      switch part {
      case .text: "text"
      case .scan: "scans"
      case .pdf: "PDFs"
      }
    }
    .listed
  }

  /// `412 of 1,236 pages`, `412 of about 1,236 pages`, `57 pages` if it has finished; empty if nothing is
  /// known.
  public var pageWords: String {
    if state.isOver, failures.isEmpty { return Numerals.count(progress.done, "page") }
    guard let all = progress.allPages, all > 0 else { return "" }
    return
      "\(Numerals.grouped(progress.done)) of \(progress.isExact ? "" : "about ")\(Numerals.count(all, "page"))"
  }

  /// 0 to 1; nil if the total is unknown.
  public var fraction: Double? {
    if state == .done { return 1 }
    return progress.allPages.map { $0 > 0 ? min(1, Double(progress.done) / Double($0)) : 0 }
  }

  /// `3 of 57 not available`, as far as known, `3 of about 400 not available` while that is an estimate;
  /// `8 of 8 only in part` if some were downloaded without their scan or text; `1 issue not available`, whose
  /// pages are unknown.
  public var failureWords: String {
    let pages = failures.count { $0.isOfPage }
    let others = failures.count - pages
    let about = progress.isExact ? "" : "about "
    let all = progress.allPages.map { " of \(about)\(Numerals.grouped(max($0, pages)))" } ?? ""
    let isPartly = progress.allPages.map { $0 > 0 && progress.done + pages > $0 } ?? false
    let ofPages = "\(Numerals.grouped(pages))\(all) \(isPartly ? "only in part" : "not available")"
    let ofOthers =
      "\(progress.issues == nil ? "list of issues" : Numerals.count(others, "issue")) not available"
    return [pages > 0 ? ofPages : nil, others > 0 ? ofOthers : nil].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// `2 issues without pages`, `3 of the 9 issues that news.example lists cannot be read`; empty if its source has
  /// all that it lists.
  public var gapWords: String {
    let issues = gaps.filter(\.isOfIssue)
    let others = gaps.filter { !$0.isOfIssue }.map { Sanitizer.sanitized($0.reason) }
    let empty = issues.isEmpty ? [] : ["\(Numerals.count(issues.count, "issue")) without pages"]
    return (empty + others).joined(separator: ", ")
  }

  /// All pages of the job, counted or estimated; nil if nobody knows how many there are.
  public var knownPages: Int? { progress.allPages.flatMap { $0 == 0 && lacksList ? nil : $0 } }

  /// Whether `knownPages` is counted: it cannot be if the pages of an issue are not known.
  public var isCounted: Bool { progress.isExact && !lacksList }

  private var lacksList: Bool { failures.contains { !$0.isOfPage } }
}

extension QueuedJob {
  /// Why the missing part is not available. If there are several reasons, it gives the most frequent one, or
  /// the first of equals: `www.loc.gov has no scan`, `mostly www.loc.gov has no scan`. Empty if nothing is
  /// missing.
  var failureReason: String {
    let reasons = failures.map(\.kind)
    let counts = Dictionary(reasons.map { ($0, 1) }, uniquingKeysWith: +)
    guard let most = counts.values.max(), let reason = reasons.first(where: { counts[$0] == most }) else {
      return ""
    }
    if most == reasons.count { return reason }
    return most * 2 > reasons.count ? "mostly \(reason)" : "\(reason), and others"
  }
}

extension QueuedJob.Failure {
  /// Whether it is a page, not an issue or the list of a year's issues.
  fileprivate var isOfPage: Bool { if case .page? = try? PageAddress(item) { true } else { false } }

  fileprivate var isOfIssue: Bool { if case .issue? = try? PageAddress(item) { true } else { false } }

  /// The reason without the page's address, which would make equal reasons for other pages look different.
  fileprivate var kind: String {
    ["page", "issue"].reduce(Sanitizer.sanitized(reason)) { words, noun in
      words.replacing(" of \(noun) \(item)", with: "").replacing(
        " \(noun) \(item)", with: " such \(noun)")
    }
  }
}

extension QueuedJob.Wanted {
  /// `1865`; `Oct 1865` for issues of a newspaper; `Oct 2, 1865`; `Oct 2, 1865, page 3`; nil otherwise.
  var timeWords: String? {
    switch self {
    case .issue(let issue): issue.shortWords
    case .issues(let issues):
      issues.count == 1
        ? issues[0].shortWords
        : QueuedJob.Wanted.day(of: issues) ?? QueuedJob.Wanted.month(of: issues)
    case .year(_, let year): "\(year)"
    case .pages(let pages):
      pages.count == 1 ? pages[0].shortWords : QueuedJob.Wanted.day(of: pages.map(\.issue))
    }
  }

  /// The day that all `issues` share.
  private static func day(of issues: [IssueID]) -> String? {
    guard let date = issues.first?.date, issues.allSatisfy({ $0.date == date }) else { return nil }
    return date.shortWords
  }

  /// The month that all `issues` of a newspaper share.
  private static func month(of issues: [IssueID]) -> String? {
    guard let first = issues.first,
      issues.allSatisfy({
        ($0.lccn, $0.date.year, $0.date.month) == (first.lccn, first.date.year, first.date.month)
      })
    else { return nil }
    return "\(IssueDate.monthNames[first.date.month - 1].prefix(3)) \(first.date.year)"
  }
}

extension QueuePace {
  /// `about 21 min left`; empty if unknown.
  public func leftWords(of job: QueuedJob) -> String {
    guard let rest = rest(of: job), rest.requests > 0 else { return "" }
    return rest.seconds >= 1 ? "about \(ProgressWords.span(rest.seconds)) left" : ""
  }
}
