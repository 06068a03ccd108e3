import GRDB
import Newspapers
import SQLiteStorage

extension PageWriter {
  /// What is stored of a page, in the order of its values.
  static let columns = [
    "lccn", "day", "edition", "sequence", "title", "state", "county", "city", "language", "batch", "source",
    "origin", "words", "quality", "sha256", "fetched", "read", "mended", "text",
  ]
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
    bind(page.title ?? newspaper?.title ?? issue.lccn.description, at: 5)
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
