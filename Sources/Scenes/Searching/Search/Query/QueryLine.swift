import Newspapers
import Presentation
import Text

/// A query as it is typed, and what it means.
public struct QueryLine: Hashable, Sendable {
  public let text: String
  /// The query as it has to be written to mean the same by itself.
  let written: String
  /// Nil if the text is blank, or cannot be parsed.
  public let query: SearchQuery?
  /// Its meaning, in words; empty without a query.
  public private(set) var reading: String
  /// The same, preceded by what the reader should know about it, for when there is no room for both.
  public private(set) var shortReading: String
  public let error: SearchQueryError?

  /// - Parameter fields: what the reader found in the line, before typing: alternatives after that stay together.
  public init(_ text: String, after fields: String = "") {
    self.text = text
    written = QueryText.grouped(text, after: fields) ?? text
    guard text.contains(where: { !$0.isWhitespace }) else {
      (query, reading, shortReading, error) = (nil, "", "", nil)
      return
    }
    do throws(SearchQueryError) {
      let read = try SearchQuery.read(written)
      query = read.query
      reading = ([read.query.reading] + read.notes).joined(separator: " · ")
      shortReading = (read.notes + [read.query.reading]).joined(separator: " · ")
      error = nil
    } catch {
      (query, reading, shortReading, self.error) = (nil, "", "", error)
    }
  }

  /// The same, whose meaning has the titles of newspapers instead of their LCCNs.
  /// - Parameter titles: as far as they are known, by LCCN.
  func naming(_ titles: [String: String]) -> QueryLine {
    var line = self
    for field in query?.expression.fields ?? [] where field.name == .lccn {
      for case .name(let lccn) in field.values {
        guard let title = titles[lccn] else { continue }
        line.reading = line.reading.replacing(lccn, with: title)
        line.shortReading = line.shortReading.replacing(lccn, with: title)
      }
    }
    return line
  }

  /// The text in quotation marks, unless it has some of its own; nil if it is blank.
  var name: String? {
    let words = Sanitizer.sanitized(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return nil }
    let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 1 || words.contains("“") else { return "“\(words)”" }
    return parts.enumerated().map { $0 == 0 ? "\($1)" : $0.isMultiple(of: 2) ? "”\($1)" : "“\($1)" }.joined()
  }
}
