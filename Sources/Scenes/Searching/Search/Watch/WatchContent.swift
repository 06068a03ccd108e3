import MVP
import Newspapers
import Presentation
import Text

/// The result of watching saved searches: display-ready.
public struct WatchContent: Hashable, Sendable {
  public let outcomes: [WatchOutcome]
}

/// The result of watching a saved search.
public struct WatchOutcome: Hashable, Sendable {
  public enum Result: Hashable, Sendable {
    /// From now on, additions are new.
    case begun(server: String, batches: Int)
    case news(WatchNews)
    /// What it would take; nothing was requested.
    case price(WatchPrice)
    case failed(Failure)
  }

  /// The name of the saved search.
  public let name: String
  public let result: Result
  /// What to remember; nil if that stays unchanged.
  let memory: WatchedSearch?
}

/// The new pages of a saved search.
public struct WatchNews: Hashable, Sendable {
  public let query: SearchQuery
  public let server: String
  public let rows: [SearchRow]
  /// The names of the new batches that can have pages.
  public let batches: [String]
  /// When the server was asked, in seconds since 1970.
  public let asOf: Double
  /// The web addresses of those pages that have one.
  let addresses: [PageID: String]
  /// Sentences without a period.
  let notes: [String]
  let requests: Int

  init(
    _ findings: WatchFindings, of plan: WatchPlan, query: SearchQuery, server: String,
    without told: Set<PageID>, address: (PageID) -> String?
  ) {
    let hits = findings.hits.filter { !told.contains($0.page) }
    let replaced = Set(hits.compactMap(\.batch)).intersection(plan.replacing).sorted()
    self.query = query
    self.server = server
    rows = hits.map(SearchRow.init)
    batches = plan.batches.map { Sanitizer.sanitized($0.name) }
    asOf = findings.asOf
    addresses = hits.reduce(into: [:]) { $0[$1.page] = address($1.page) }
    notes =
      findings.notes.map(SearchWords.words)
      + replaced.map {
        "\(Sanitizer.sanitized($0)) replaces an earlier version of the batch, which may have had the same pages"
      }
    requests = findings.requests
  }

  /// `3 new pages in 2 new batches at www.loc.gov; 2 requests`.
  var summary: String {
    let asked = requests > 0 ? "; \(Numerals.count(requests, "request"))" : ""
    return "\(Numerals.count(rows.count, "new page")) in \(WatchWords.batches(batches.count, "new ")) "
      + SearchWords.place(server) + asked
  }
}

/// What watching a saved search takes.
public struct WatchPrice: Hashable, Sendable {
  /// One sentence without a period.
  let words: String
  /// The new batches that can have pages, one per line.
  let batches: [String]
}
