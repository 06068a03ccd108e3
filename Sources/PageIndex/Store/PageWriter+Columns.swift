import GRDB
import Newspapers
import SQLiteStorage

extension PageWriter {
  /// What is stored of a page, in the order of its values.
  static let columns = [
    "lccn", "day", "edition", "sequence", "title", "state", "county", "city", "language", "batch", "source",
    "origin", "words", "quality", "sha256", "fetched", "read", "mended", "text",
  ]

  /// A column's value once another text of its page arrives with the value of a parameter: that undoes
  /// neither that the page was read nor what was known about it.
  static func value(of column: String, replacedBy parameter: Int) -> String {
    switch column {
    case "read": latest(parameter)
    case "title": "CASE WHEN ?\(parameter) = lccn THEN title ELSE ?\(parameter) END"
    case "state", "language", "batch": "coalesce(?\(parameter), \(column))"
    case "county": part(column, parameter, state: parameter - 1, other: ("city", parameter + 1))
    case "city": part(column, parameter, state: parameter - 2, other: ("county", parameter - 1))
    default: "?\(parameter)"
    }
  }

  /// A place that leaves out a part does not replace one with that part.
  private static func part(
    _ column: String, _ parameter: Int, state: Int, other: (column: String, parameter: Int)
  ) -> String {
    "CASE WHEN coalesce(?\(state), state) = state AND ?\(parameter) IS NULL "
      + "AND coalesce(?\(other.parameter), \(other.column)) IS \(other.column) "
      + "THEN \(column) ELSE ?\(parameter) END"
  }

  /// The time of the last reading, given a parameter, which may be null, with the time of another.
  static func latest(_ parameter: Int) -> String {
    "coalesce(max(read, ?\(parameter)), read, ?\(parameter))"
  }

  /// Fills in what a page says, or what is known about its newspaper.
  func complete(_ id: Int, _ page: KeptPage, _ newspaper: Newspaper?) throws {
    try PageIndex.complete(page.newspaper.completed(by: newspaper), page: id, db)
  }
}

extension Statement {
  /// Binds the values of `PageWriter.columns`.
  func bind(_ prepared: PreparedPage, of newspaper: Newspaper?, mended: [UInt8]) {
    let page = prepared.page
    let issue = page.page.issue
    let place = page.places.first ?? newspaper?.places.first
    let languages = page.languages.isEmpty ? newspaper?.languages ?? [] : page.languages
    bind(issue.lccn.description, at: 1)
    bind(PreparedPage.day(issue.date), at: 2)
    bind(issue.edition, at: 3)
    bind(page.page.sequence, at: 4)
    bind(page.title ?? newspaper?.title.nonEmpty ?? issue.lccn.description, at: 5)
    bind(place?.state, at: 6)
    bind(place?.county, at: 7)
    bind(place?.city, at: 8)
    bind(languages.isEmpty ? nil : languages.joined(separator: "\n"), at: 9)
    bind(page.batch, at: 10)
    bind(page.source, at: 11)
    bind(page.way.rawValue, at: 12)
    bind(prepared.folded.count, at: 13)
    bind(page.quality, at: 14)
    prepared.sha256.withUnsafeBytes { bind($0, at: 15) }
    bind(page.fetched, at: 16)
    bind(page.lastRead, at: 17)
    bind(String(decoding: mended, as: UTF8.self), at: 18)
    prepared.packed.withUnsafeBytes { bind($0, at: 19) }
  }
}

extension KeptPage {
  /// When the reader read it last, in seconds since 1970; nil if that is not known.
  var lastRead: Double? { read ?? (way == .read ? fetched : nil) }
}
