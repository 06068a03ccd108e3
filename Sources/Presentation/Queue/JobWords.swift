import MVP
import Newspapers
import Text

/// Jobs of the queue in words.
extension QueuedJob {
  /// `Evening star 1865, text`; `Evening star, Oct 2, 1865, text and scans`; `12 pages, text`.
  public var name: String {
    let isYear = if case .year = wanted { true } else { false }
    let time = wanted.timeWords.map { (isYear ? " " : ", ") + $0 } ?? ""
    return "\(wantedWhole)\(time), \(partWords)"
  }

  /// `Evening star`, its LCCN if the title is not known, or `12 pages`.
  public var wantedWhole: String {
    switch wanted {
    case .issue(let issue): return knownTitle ?? issue.lccn.description
    case .year(let lccn, _): return knownTitle ?? lccn.description
    case .pages(let pages):
      if pages.count == 1 { return knownTitle ?? pages[0].issue.lccn.description }
      let count = Numerals.count(pages.count, "page")
      return knownTitle.map { "\(count) of \($0)" } ?? count
    }
  }

  /// What tells it from other jobs of the newspaper: `1865, text`; `Oct 2, 1865, text and scans`; `text` of several pages.
  public var wantedPart: String { [wanted.timeWords, partWords].compactMap(\.self).joined(separator: ", ") }

  private var knownTitle: String? { Sanitizer.sanitized(title).nonEmpty }

  private var partWords: String { QueuedJob.words(of: parts) }

  /// `text`, `scans`, `text and scans`, `text, scans and PDFs`.
  static func words(of parts: Set<Part>) -> String {
    let names = Part.allCases.filter(parts.contains).map { part in
      switch part {
      case .text: "text"
      case .scan: "scans"
      case .pdf: "PDFs"
      }
    }
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `412 of 1,236 pages`, `412 of about 1,236 pages`, `57 pages` of what is over; empty if nothing is known.
  public var pageWords: String {
    if state.isOver, failures.isEmpty { return Numerals.count(progress.done, "page") }
    guard let all = progress.allPages else { return "" }
    return
      "\(Numerals.grouped(progress.done)) of \(progress.isExact ? "" : "about ")\(Numerals.count(all, "page"))"
  }

  /// 0 to 1; nil if it is not known how much there is.
  public var fraction: Double? {
    if state == .done { return 1 }
    return progress.allPages.map { $0 > 0 ? min(1, Double(progress.done) / Double($0)) : 0 }
  }

  /// `3 of 57 not available`, what is known of what is not available; `incomplete` of pages of which something was taken.
  public var failureWords: String {
    guard !failures.isEmpty else { return "" }
    let all = progress.allPages.map { " of \(Numerals.grouped(max($0, failures.count)))" } ?? ""
    let isPartly = progress.allPages.map { progress.done + failures.count > $0 } ?? false
    return "\(Numerals.grouped(failures.count))\(all) \(isPartly ? "incomplete" : "not available")"
  }
}

extension QueuedJob.Wanted {
  /// `1865`; `Oct 2, 1865`; `Oct 2, 1865, page 3`; nil of several pages.
  var timeWords: String? {
    switch self {
    case .issue(let issue): issue.shortWords
    case .year(_, let year): "\(year)"
    case .pages(let pages): pages.count == 1 ? pages[0].shortWords : nil
    }
  }
}

extension QueuePace {
  /// `about 21 min left`; empty if that is not known.
  public func leftWords(of job: QueuedJob) -> String {
    guard let rest = rest(of: job), rest.requests > 0 else { return "" }
    return rest.seconds >= 1 ? "about \(ProgressWords.span(rest.seconds)) left" : ""
  }
}
