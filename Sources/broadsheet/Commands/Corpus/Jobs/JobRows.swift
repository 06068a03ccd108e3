import CorpusFolder
import Newspapers
import Presentation

/// The rows of a result as lines.
@MainActor struct JobRows {
  private let format: RowFormat
  private let output: StandardOutput
  /// How many lines to write at once.
  private static let block = 1000

  init(_ format: RowFormat, _ output: StandardOutput) { (self.format, self.output) = (format, output) }

  /// - Parameters:
  ///   - path: of the result.
  ///   - areHits: hits instead of counts.
  func write(_ path: String, areHits: Bool) throws(NewspaperError) {
    if format == .csv { output.write([areHits ? HitFields.csvHeader : CountFields.csvHeader]) }
    var lines: [String] = []
    func add(_ line: String) {
      lines.append(line)
      guard lines.count == JobRows.block else { return }
      output.write(lines)
      lines.removeAll(keepingCapacity: true)
    }
    if areHits {
      try ResultPrinting.hits(path) { hit in add(line(HitFields(hit)) { HitJSON(hit) }) }
    } else {
      try ResultPrinting.counts(path) { count in add(line(CountFields(count)) { CountJSON(count) }) }
    }
    output.write(lines)
  }

  private func line(_ fields: some DelimitedFields, _ json: () -> some Encodable) -> String {
    switch format {
    case .csv: fields.csv
    case .tsv: fields.tsv
    case .jsonl: JSONLines.object(json())
    }
  }
}

private struct CountFields: DelimitedFields {
  static let names = [
    "year", "state", "term", "hits", "pages_with", "words", "pages", "issues", "per_million_words",
  ]
  let values: [String]

  init(_ row: CorpusCount) {
    values = [
      String(row.cell.year), row.cell.state, row.word, String(row.hits), String(row.pagesWith),
      String(row.words), String(row.pages), String(row.issues),
      row.perMillion.map { "\(RateWords.rounded($0))" } ?? "",
    ]
  }
}

private struct CountJSON: Encodable {
  let year, hits, pagesWith, words, pages, issues: Int
  let state, term: String
  let perMillionWords: Double?

  init(_ row: CorpusCount) {
    (year, state, term) = (row.cell.year, row.cell.state, row.word)
    (hits, pagesWith, words, pages, issues) = (row.hits, row.pagesWith, row.words, row.pages, row.issues)
    perMillionWords = row.perMillion.map(RateWords.rounded)
  }
}

private struct HitFields: DelimitedFields {
  static let names = [
    "id", "term", "left", "match", "right", "start", "year", "state", "batch", "quality",
  ]
  let values: [String]

  init(_ row: CorpusHit) {
    values = [
      row.id, row.word, row.left, row.match, row.right, String(row.start), String(row.cell.year),
      row.cell.state, row.batch, row.quality.map { "\($0)" } ?? "",
    ]
  }
}

private struct HitJSON: Encodable {
  let id, term, left, match, right, state, batch: String
  let start, year: Int
  let quality: Double?

  init(_ row: CorpusHit) {
    (id, term, left, match, right) = (row.id, row.word, row.left, row.match, row.right)
    (state, year) = (row.cell.state, row.cell.year)
    (batch, start, quality) = (row.batch, row.start, row.quality)
  }
}
