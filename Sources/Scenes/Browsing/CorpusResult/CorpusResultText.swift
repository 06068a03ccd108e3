import MVP
import Newspapers
import Presentation
import Text

/// The counts of a result for `browse` without a screen.
public enum CorpusResultText {
  /// Prints all counts that `query` asks for; returns the exit code.
  @MainActor public static func write(
    _ query: CountQuery, of result: any CorpusResult, as format: ListFormat, to output: any TextOutput,
    isWanted: @escaping () -> Bool
  ) async -> Int32 {
    let view = WholeRowsText<CorpusCount, CountFields>(
      format: format, output: output, notices: ResultWords.notices(result.summary, ofHits: false),
      noun: "row",
      table: table, fields: CountFields.init, json: { JSONLines.object(CountJSON($0)) })
    let presenter = WholeRowsPresenter<CorpusCount>(windowSize: most, isWanted: isWanted) {
      window throws(NewspaperError) in try await result.counts(matching: query, window: window)
    }
    await presenter.present(on: view)
    return view.exitCode
  }

  /// SQLite scans everything before a window to find where it starts.
  private static let most = 20_000

  private static func table(_ counts: [CorpusCount]) -> TextTable {
    TextTable(
      columns: [
        .init(header: "YEAR"), .init(header: "STATE", minimumWidth: 14, flexible: true),
        .init(header: "TERM", minimumWidth: 12, flexible: true), .init(header: "HITS", alignRight: true),
        .init(header: "PAGES", alignRight: true), .init(header: "WORDS", alignRight: true),
        .init(header: "PER MILLION", alignRight: true),
      ],
      rows: counts.map(CountRow.init).map {
        [$0.year, $0.state, $0.term, $0.hits, $0.pages, $0.words, $0.rate]
      })
  }
}

/// A count for other programs.
struct CountFields: DelimitedFields {
  let values: [String]

  static let names = [
    "year", "state", "term", "hits", "pages_with", "words", "pages", "issues", "per_million_words",
  ]

  init(_ count: CorpusCount) {
    values =
      [
        String(count.cell.year), count.cell.state, count.word, String(count.hits), String(count.pagesWith),
        String(count.words), String(count.pages), String(count.issues),
        count.perMillion.map { "\(RateWords.rounded($0))" } ?? "",
      ].map(Sanitizer.sanitized)
  }
}

/// A count as JSON for other programs. Keys are only ever added.
struct CountJSON: Encodable {
  let year: Int
  /// Nil if unknown.
  let state: String?
  let term: String
  let hits: Int
  let pagesWith: Int
  let words: Int
  let pages: Int
  let issues: Int
  /// Nil if there are no words.
  let perMillionWords: Double?

  init(_ count: CorpusCount) {
    (year, term, hits) = (count.cell.year, Sanitizer.sanitized(count.word), count.hits)
    state = count.cell.state.isEmpty ? nil : Sanitizer.sanitized(count.cell.state)
    (pagesWith, words, pages, issues) = (count.pagesWith, count.words, count.pages, count.issues)
    perMillionWords = count.perMillion.map(RateWords.rounded)
  }
}
