/// A line of an engine's result.
public enum ResultLine: Hashable, Sendable {
  case cell(JobCell, CellCount)
  case count(term: Int, JobCell, TermCount)
  case hit(JobHit, batch: String)

  /// - Returns: nil if it is something else.
  public init?(_ line: UnsafeBufferPointer<UInt8>) {
    var fields = Fields()
    do throws(JSONScanner.Malformed) {
      var scanner = JSONScanner(line)
      try scanner.object { key, value throws(JSONScanner.Malformed) in
        try fields.take(String(decoding: key, as: UTF8.self), &value)
      }
      try scanner.end()
    } catch {
      return nil
    }
    guard let made = fields.line else { return nil }
    self = made
  }

  private struct Fields {
    private var texts: [String: String] = [:]
    private var numbers: [String: Int] = [:]
    private var quality: Double?

    private static let textKeys: Set = ["kind", "state", "id", "batch", "left", "match", "right"]
    private static let numberKeys: Set = [
      "year", "words", "pages", "issues", "term", "hits", "pages_with", "start",
    ]

    mutating func take(_ key: String, _ value: inout JSONScanner) throws(JSONScanner.Malformed) {
      if Fields.textKeys.contains(key) {
        texts[key] = try value.string().map { String(decoding: $0, as: UTF8.self) }
      } else if Fields.numberKeys.contains(key) {
        numbers[key] = try value.integer()
      } else if key == "quality" {
        quality = try value.double()
      } else {
        try value.value()
      }
    }

    var line: ResultLine? {
      guard let year = numbers["year"], let state = texts["state"],
        numbers.allSatisfy({ $0.key == "year" || $0.value >= 0 })
      else { return nil }
      let cell = JobCell(year: year, state: state)
      switch texts["kind"] {
      case "cell":
        guard let words = numbers["words"], let pages = numbers["pages"], let issues = numbers["issues"]
        else {
          return nil
        }
        return .cell(cell, CellCount(words: words, pages: pages, issues: issues))
      case "count":
        guard let term = numbers["term"], let hits = numbers["hits"], let pages = numbers["pages_with"] else {
          return nil
        }
        return .count(term: term, cell, TermCount(hits: hits, pagesWith: pages))
      case "hit": return hit(cell)
      default: return nil
      }
    }

    private func hit(_ cell: JobCell) -> ResultLine? {
      guard let term = numbers["term"], let id = texts["id"], let start = numbers["start"],
        let left = texts["left"], let match = texts["match"], let right = texts["right"],
        let batch = texts["batch"]
      else { return nil }
      let snippet = JobSnippet(start: start, left: left, match: match, right: right)
      return .hit(JobHit(term: term, id: id, cell: cell, snippet: snippet, quality: quality), batch: batch)
    }
  }
}
