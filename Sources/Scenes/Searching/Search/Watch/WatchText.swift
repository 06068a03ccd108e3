import MVP
import Newspapers
import Presentation
import Text

/// The new pages of saved searches, for `watch`. If there are none, it prints nothing.
public final class WatchText: MvpView {
  private let format: ListFormat
  private let snippets: Int
  private let hasHeader: Bool
  private let output: any TextOutput
  /// The most pages in a feed.
  public nonisolated static let feedLength = AtomFeed.most
  /// The exit code of the first failure.
  public private(set) var exitCode = ExitStatus.done

  /// - Parameters:
  ///   - snippets: the most passages to print of each page.
  ///   - hasHeader: whether tab-separated rows begin with the names of their columns, as CSV always does.
  public init(format: ListFormat, snippets: Int = 1, hasHeader: Bool = false, output: any TextOutput) {
    self.format = format
    self.snippets = snippets
    self.hasHeader = hasHeader
    self.output = output
  }

  public func render(_ state: ViewState<WatchContent>) {
    switch state {
    case .content(let content): write(content.outcomes)
    case .failed(let failure), .stale(_, let failure): fail(failure)
    case .idle, .loading, .refreshing, .empty: break
    }
  }

  private func write(_ outcomes: [WatchOutcome]) {
    let news = outcomes.compactMap { outcome -> (name: String, news: WatchNews)? in
      if case .news(let news) = outcome.result, !news.rows.isEmpty { (outcome.name, news) } else { nil }
    }
    if !news.isEmpty { write(news) }
    for outcome in outcomes {
      switch outcome.result {
      case .begun(let server, let count):
        output.note(
          "“\(outcome.name)”: \(WatchWords.batches(count)) known \(SearchWords.place(server)); "
            + "later runs report pages of newer batches")
      case .news(let news):
        for note in news.notes { output.note("“\(outcome.name)”: \(note)") }
        if !news.rows.isEmpty { output.note("“\(outcome.name)”: \(news.summary)") }
      case .price(let price):
        output.write(["\(outcome.name): \(price.words)"] + price.batches.map { "  \($0)" })
      case .failed(let failure):
        fail(
          Failure(
            "“\(outcome.name)”: \(failure.message)", advice: failure.advice, exitCode: failure.exitCode))
      }
    }
  }

  private func fail(_ failure: Failure) {
    let code = output.fail(failure)
    if exitCode == ExitStatus.done { exitCode = code }
  }

  // MARK: Pages

  private func write(_ searches: [(name: String, news: WatchNews)]) {
    switch format {
    case .table:
      for (name, news) in searches {
        output.write([[EmphasizedRun("\(name): \(Numerals.count(news.rows.count, "new page"))", .bold)]])
        output.write(news.rows.flatMap { $0.lines(snippets: snippets, on: output) })
      }
    case .tsv:
      if hasHeader { output.write([WatchFields.tsvHeader]) }
      output.write(fields(searches).map(\.tsv))
    case .csv: output.write([WatchFields.csvHeader] + fields(searches).map(\.csv))
    case .jsonl:
      output.write(
        searches.flatMap { name, news in
          hits(news).map { JSONLines.object(WatchHitJSON(search: name, hit: $0)) }
        })
    case .json:
      output.write(
        JSONLines.array(
          searches.map { name, news in JSONLines.object(WatchJSON(name, news, hits: hits(news))) }))
    }
  }

  private func fields(_ searches: [(name: String, news: WatchNews)]) -> [WatchFields] {
    searches.flatMap { name, news in
      news.rows.map { row in
        WatchFields(SearchFields(row, snippets: snippets, address: news.addresses[row.page]), search: name)
      }
    }
  }

  private func hits(_ news: WatchNews) -> [SearchHitJSON] {
    news.rows.map { SearchHitJSON($0, snippets: snippets, address: news.addresses[$0.page]) }
  }
}

/// A new page for other programs: as printed by `search`, plus the search that found it.
struct WatchFields: DelimitedFields {
  static let names = SearchFields.names + ["search"]
  let values: [String]

  init(_ fields: SearchFields, search: String) {
    values = fields.values + [Sanitizer.sanitized(search)]
  }
}

/// The same as JSON. Keys are only ever added.
struct WatchHitJSON: Encodable {
  let search: String
  let hit: SearchHitJSON

  private enum CodingKeys: String, CodingKey { case search }

  func encode(to encoder: any Encoder) throws {
    try hit.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(search, forKey: .search)
  }
}

/// The new pages of a saved search as JSON. Keys are only ever added.
struct WatchJSON: Encodable {
  let search: String
  let query: String
  let source: String
  /// When the server was asked, in seconds since 1970.
  let asked: Double
  let batches: [String]
  let hits: [SearchHitJSON]
  let notes: [String]

  init(_ name: String, _ news: WatchNews, hits: [SearchHitJSON]) {
    (search, query, source) = (name, news.query.description, news.server)
    (asked, batches, notes) = (news.asOf.rounded(), news.batches, news.notes)
    self.hits = hits
  }
}
