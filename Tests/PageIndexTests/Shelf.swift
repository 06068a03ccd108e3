import GRDB
import Newspapers
import TestSupport

@testable import PageIndex

/// An index in its own folder.
final class Shelf: Sendable {
  let folder = TemporaryFolder()
  let index: PageIndex
  var path: String { folder.file("pages.sqlite") }

  init(
    ownPages: [KeptPage] = [], newspapers: [LCCN: Newspaper] = [:]
  ) {
    index = PageIndex(
      path: folder.file("pages.sqlite"), patience: 2, ownPages: { () throws(NewspaperError) in ownPages },
      describe: { newspapers[$0] })
  }

  func search(_ newspapers: any FieldNewspapers = NoFieldNewspapers()) -> PageIndexSearch {
    PageIndexSearch(index: index, newspapers: newspapers)
  }

  /// The file, accessed without this program's code.
  func database() throws -> DatabaseQueue { try DatabaseQueue(path: path) }

  /// What FTS5 finds wrong with the index; empty if it is intact.
  func checkWords() throws {
    try database().write { db in
      try db.execute(sql: "INSERT INTO words (words) VALUES ('integrity-check')")
    }
  }

  func hits(
    _ text: String, order: SearchOrder = .date, _ offset: Int = 0, _ limit: Int = 40
  ) async throws -> SearchHits {
    try await search().hits(
      of: SearchQuery.read(text).query, order: order, window: Window(offset: offset, limit: limit),
      freshness: .atHand)
  }

  func found(_ text: String, order: SearchOrder = .date) async throws -> [String] {
    try await hits(text, order: order).hits.map(\.page.description)
  }
}

extension KeptPage {
  /// - Parameter id: `sn83045462/1916-11-08/3`.
  static func made(
    _ id: String, _ text: String, title: String? = "Evening star", places: [Place] = [],
    languages: [String] = ["English"], batch: String? = nil, way: Way = .imported, fetched: Double = 1
  ) throws -> KeptPage {
    let parts = id.split(separator: "/").map(String.init)
    let issue = IssueID(lccn: try LCCN(parts[0]), date: IssueDate(parts[1]) ?? .earliest)
    return KeptPage(
      page: PageID(issue: issue, sequence: parts.count > 2 ? Int(parts[2]) ?? 1 : 1), text: text,
      title: title,
      places: places, languages: languages, batch: batch, source: "test", way: way, fetched: fetched)
  }
}
