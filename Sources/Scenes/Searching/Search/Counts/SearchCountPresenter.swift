import MVP
import Newspapers
import Presentation

/// Counts the pages that a query finds, in total or by a facet.
public final class SearchCountPresenter: MvpPresenter<SearchCountContent> {
  private let line: QueryLine
  private let facet: SearchFacet.Kind?
  private let source: (any FullTextSearch)?
  private let local: (any FullTextSearch)?
  private let named: String?

  /// - Parameters:
  ///   - facet: what to count by; nil for the total.
  ///   - named: the source that the user named, for commands in advice; nil if none.
  public init(_ text: String, facet: SearchFacet.Kind?, sources: SearchSources, named: String? = nil) {
    line = QueryLine(text)
    self.facet = facet
    self.named = named
    (source, local) = (sources.asked, sources.local)
  }

  public override func start() async {
    guard let source, let query = line.query else { return show(.failed(SearchWords.nobody)) }
    showWaiting("Searching \(source.name)")
    do throws(NewspaperError) {
      let notes = try await source.notes(on: query)
      func words(ofNothing isNothing: Bool) -> [String] {
        notes.explaining(nothing: isNothing).map(SearchWords.words)
      }
      if let facet {
        let counts = try await source.facet(facet, of: query, freshness: .recent)
        show(.content(.facet(counts, notes: words(ofNothing: counts.values.isEmpty))))
      } else {
        let count = try await source.count(of: query, freshness: .recent)
        let offer = try await offer(count, query, source)
        show(
          .content(
            .count(count, source: source.name, offer: offer, notes: words(ofNothing: count.most == 0))))
      }
    } catch {
      guard error != .canceled else { return }
      let failure = await Failure.searching(source, for: query, error, local: local)
      let advice = trendAdvice(error, query, source)
      showFailure(advice.map { failure.advising($0, isForCommands: true) } ?? failure)
    }
  }

  /// The command that counts period by period, for a server that does not count them together; nil if there
  /// is none.
  private func trendAdvice(
    _ error: NewspaperError, _ query: SearchQuery, _ source: any FullTextSearch
  ) -> String? {
    guard case .unsupported = error, !source.isLocal, let facet,
      let period = SearchTrend.Period(rawValue: facet.rawValue),
      // A trend takes one range of days.
      query.requiredFields.allSatisfy({ $0.name != .date || $0.values.count == 1 })
    else { return nil }
    let (from, to) = (query.dates?.from, query.dates?.to)
    var years: [String] = []
    if from == nil || to == nil {
      // Ten of them, as an example.
      let first = from?.year ?? to.map { max(1, $0.year - 9) } ?? 1890
      years = ["--from", "\(first)", "--to", "\(to?.year ?? first + 9)"]
    }
    let options = (named.map { ["--source", $0] } ?? []) + ["--trend", period.rawValue] + years
    let command = ShellLine.of(["broadsheet", "search"] + options + [query.description])
    let choice = years.isEmpty ? "" : " of the years that you choose"
    return "--trend counts each \(period.rawValue)\(choice) by itself: \(command)"
  }

  private func offer(
    _ count: SearchCount, _ query: SearchQuery, _ source: any FullTextSearch
  ) async throws(NewspaperError) -> SearchCountContent.ExactCount? {
    guard case .between = count else { return nil }
    let explanation = try await source.explanation(of: query, order: .date)
    if let requests = explanation.exactRequests { return .requests(requests) }
    if !explanation.beginnings.isEmpty || !explanation.gaps.isEmpty { return .unknown }
    return explanation.isSuperset ? .impossible : .reading
  }
}

/// The number of pages.
public enum SearchCountContent: Hashable, Sendable {
  /// `offer` is what an exact count takes; nil if this is one.
  case count(SearchCount, source: String, offer: ExactCount?, notes: [String])
  case facet(SearchFacet, notes: [String])

  /// What an exact count takes.
  public enum ExactCount: Hashable, Sendable {
    /// So many requests.
    case requests(Int)
    /// All rows, because they are checked on this machine.
    case reading
    /// The server cannot be asked exactly this, and its rows have no text to check.
    case impossible
    /// Not everything that has to be asked for is known.
    case unknown
  }
}
