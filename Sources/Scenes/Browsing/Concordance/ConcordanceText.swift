import MVP
import Newspapers
import Presentation
import Text

/// The hits of a result for `browse` without a screen.
public enum ConcordanceText {
  /// Prints all hits that `query` asks for; returns the exit code.
  @MainActor public static func write(
    _ query: HitQuery, of result: any CorpusResult, as format: ListFormat, to output: any TextOutput,
    isWanted: @escaping () -> Bool
  ) async -> Int32 {
    let view = WholeRowsText<CorpusHit, HitFields>(
      format: format, output: output, notices: ResultWords.notices(result.summary, ofHits: true), noun: "hit",
      table: table, fields: HitFields.init, json: { JSONLines.object(HitJSON($0)) })
    let presenter = WholeRowsPresenter<CorpusHit>(isWanted: isWanted) {
      window throws(NewspaperError) in try await result.hits(matching: query, window: window)
    }
    await presenter.present(on: view)
    return view.exitCode
  }

  private static func table(_ hits: [CorpusHit]) -> TextTable {
    TextTable(
      columns: [
        .init(header: "PAGE", minimumWidth: 32), .init(header: "BEFORE", alignRight: true, minimumWidth: 12),
        .init(header: "HIT", minimumWidth: 4), .init(header: "AFTER", minimumWidth: 12, flexible: true),
      ],
      rows: hits.map { [$0.id, String($0.left.suffix(30)), $0.match, $0.right] })
  }
}

/// A hit for other programs.
struct HitFields: DelimitedFields {
  let values: [String]

  static let names = [
    "page", "title", "year", "state", "term", "left", "match", "right", "start", "batch", "quality",
  ]

  init(_ hit: CorpusHit) {
    values =
      [
        hit.id, hit.title ?? "", String(hit.cell.year), hit.cell.state, hit.word, hit.left, hit.match,
        hit.right, String(hit.start), hit.batch, hit.quality.map { "\($0)" } ?? "",
      ].map(Sanitizer.sanitized)
  }
}

/// A hit as JSON for other programs. Keys are only ever added.
struct HitJSON: Encodable {
  /// Its address.
  let page: String
  let title: String?
  let year: Int
  /// Nil if unknown.
  let state: String?
  let term: String
  let left: String
  let match: String
  let right: String
  /// The code points of the page's text before it.
  let start: Int
  let batch: String
  let quality: Double?

  init(_ hit: CorpusHit) {
    (page, title) = (Sanitizer.sanitized(hit.id), hit.title.map(Sanitizer.sanitized))
    (year, term) = (hit.cell.year, Sanitizer.sanitized(hit.word))
    state = hit.cell.state.isEmpty ? nil : Sanitizer.sanitized(hit.cell.state)
    (left, match) = (Sanitizer.sanitized(hit.left), Sanitizer.sanitized(hit.match))
    (right, start) = (Sanitizer.sanitized(hit.right), hit.start)
    (batch, quality) = (Sanitizer.sanitized(hit.batch), hit.quality)
  }
}
