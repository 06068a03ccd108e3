import MVP
import Newspapers
import Presentation

/// Finds all pages of a search, by date, and keeps none of them.
public final class WholeSearchPresenter: MvpPresenter<WholeSearchContent> {
  private static let rows = 100

  private let text: String
  private let order: SearchOrder
  private let source: (any FullTextSearch)?
  private let local: (any FullTextSearch)?
  private let allowed: Int
  private let isWanted: () -> Bool

  /// - Parameters:
  ///   - order: by date, in either direction: lists by relevance repeat pages.
  ///   - allowed: how many requests it may take in all.
  ///   - isWanted: whether anyone still reads the output.
  public init(
    _ text: String, order: SearchOrder, sources: SearchSources, allowed: Int,
    isWanted: @escaping () -> Bool = { true }
  ) {
    self.text = text
    self.order = order
    (source, local) = (sources.asked, sources.local)
    self.allowed = allowed
    self.isWanted = isWanted
  }

  public override func start() async {
    guard let source, let query = try? SearchQuery.read(text).query else {
      return show(.failed(SearchWords.nobody))
    }
    var (offset, requests): (Int, Int) = (0, 0)
    do throws(NewspaperError) {
      let explanation = try await source.explanation(of: query, order: order)
      while isWanted() {
        // The first response says what all of them take.
        let limit = offset == 0 ? 1 : WholeSearchPresenter.rows
        let hits = try await source.hits(
          of: query, order: order, window: Window(offset: offset, limit: limit),
          freshness: .atHand)
        // “All pages” of a source cannot come from its fallback.
        if let cause = hits.origin.fallbackFor?.error { throw cause }
        requests += hits.requests
        let whole = requests + hits.requestsLeft
        guard whole <= allowed else {
          throw .tooCostly(
            source: source.name, requests: whole, seconds: whole * explanation.secondsPerRequest,
            limit: allowed)
        }
        offset += hits.hits.count
        show(
          .content(
            WholeSearchContent(
              hits, source: source.name, addresses: explanation.lists.map(\.api), found: offset,
              requests: requests)))
        if !hits.hasMore { return }
      }
    } catch {
      let failure = await Failure.searching(source, for: query, error, local: local)
      show(.failed(WholeSearchPresenter.resumable(failure, after: offset)))
    }
  }

  private static func resumable(_ failure: Failure, after offset: Int) -> Failure {
    guard offset > 0 else { return failure }
    return Failure(
      failure.message,
      advice: ["Run the same command again to continue from here: responses are kept for a day."]
        + failure.advice,
      exitCode: failure.exitCode)
  }
}

/// Some of all pages that a search found: display-ready.
public struct WholeSearchContent: Hashable, Sendable {
  public let rows: [SearchRow]
  /// How many pages have been found so far.
  public let found: Int
  public let isLast: Bool
  /// What to know before reading the rows.
  let notices: [String]
  /// What did not come, which is known at the end.
  let shortfalls: [String]
  /// What to know at the end.
  let summary: String
  /// What beginnings of words and fields stood for, which has already been a notice.
  private let limits: String
  private let count: SearchCount
  private let addresses: [String]

  init(_ hits: SearchHits, source: String, addresses: [String], found: Int, requests: Int) {
    count = hits.count
    self.addresses = addresses
    rows = hits.hits.map { SearchRow($0) }
    self.found = found
    isLast = !hits.hasMore
    notices =
      [OriginContent(hits.origin).notice].compactMap(\.self)
      + hits.notes.filter { !$0.isShortfall }.compactMap(WholeSearchContent.words)
    shortfalls = hits.notes.filter(\.isShortfall).map { SearchWords.words(for: $0) }
    let counted = hits.count.least
    let missing = counted > found ? " of \(Numerals.grouped(counted)) that it counts" : ""
    let asked = requests > 0 ? "; \(Numerals.count(requests, "request"))" : ""
    let limits = hits.notes.filter { note in
      switch note {
      case .spelledOut, .partial: true
      default: false
      }
    }
    // Some rows could not be checked, or did not come.
    let isBound = hits.count.most == found && counted < found
    let lacks = !shortfalls.isEmpty && hits.count.most != counted
    let bounds = lacks ? SearchWords.pages(hits.count, found: found) : SearchWords.pages(hits.count)
    let pages = limits.isEmpty && !isBound && !lacks ? Numerals.count(found, "page") : bounds
    summary = "\(pages)\(missing) \(SearchWords.place(source))\(asked)"
    self.limits = limits.map { "; \(SearchWords.words(for: $0))" }.joined()
  }

  /// - Parameter remark: what the count says about itself.
  func receipt(_ remark: String) -> SearchReceipt {
    let lacks = shortfalls.map { "; \($0)" }.joined()
    return SearchReceipt(summary: summary + lacks + limits + remark, count: count, addresses: addresses)
  }

  /// While everything is being checked, the progress of checking is not worth a note.
  private static func words(_ note: SearchNote) -> String? {
    if case .checked = note { nil } else { SearchWords.words(for: note) }
  }
}
