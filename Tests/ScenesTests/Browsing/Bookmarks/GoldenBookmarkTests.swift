import Newspapers
import ReadersLibrary
import Terminal
import TestSupport
import Testing

/// The reader's library as readers see it, at typical terminal sizes.
@MainActor @Suite(.timeLimit(.minutes(2))) struct GoldenBookmarkTests {
  nonisolated private static let sizes = [(80, 24), (100, 30), (160, 50)]

  private let folder = TemporaryFolder()

  private func stage(columns: Int, rows: Int) async throws -> Stage {
    let library = LibraryFile(path: folder.file("library.sqlite"))
    let visits = Newspaper.samples.enumerated().map { Visit($1, opened: 1_749_000_000 + Double($0) * 90_000) }
    _ = try await library.merge(
      LibraryContents(
        bookmarks: Bookmark.samples, visits: visits,
        filters: [
          SavedFilter(
            name: "Germans of the Civil War", fields: ["language": "German", "from": "1860", "to": "1865"],
            saved: 1_749_000_000),
          SavedFilter(name: "Oregon", fields: ["state": "Oregon", "order": "start"], saved: 1_749_500_000),
        ],
        searches: [
          SavedSearch(
            name: "Influenza", query: "(influenza OR grippe) date:1918-09..1919-03", order: .date,
            created: 1_749_000_000, changed: 1_749_000_000),
          SavedSearch(
            name: "gold rush", query: "\"gold rush\" state:California", source: "loc", created: 1_749_500_000,
            changed: 1_749_500_000),
        ], positions: ReadingPosition.samples))
    let stage = Stage(
      columns: columns, rows: rows, service: StubDirectory(Newspaper.samples, isLocal: true), library: library
    )
    try await stage.wait(for: "▸ ★ Evening star")
    return stage
  }

  @Test(arguments: sizes) func `the bookmarks look as recorded`(columns: Int, rows: Int) async throws {
    let stage = try await stage(columns: columns, rows: rows)
    stage.press("'")
    try await stage.wait(for: "1 of 3")
    stage.press("j", "j")
    if columns >= 120 { try await stage.wait(for: "A publisher") }
    try await stage.expect("bookmarks-\(columns)x\(rows)")
  }

  @Test(arguments: sizes) func `the history looks as recorded`(columns: Int, rows: Int) async throws {
    let stage = try await stage(columns: columns, rows: rows)
    stage.press("'", "Tab")
    try await stage.wait(for: "1 of 5")
    if columns >= 120 { try await stage.wait(for: "A publisher") }
    try await stage.expect("history-\(columns)x\(rows)")
  }

  @Test(arguments: sizes) func `the pages read look as recorded`(columns: Int, rows: Int) async throws {
    let stage = try await stage(columns: columns, rows: rows)
    stage.press("'", "Tab", "Tab")
    try await stage.wait(for: "1 of 3")
    if columns >= 120 {
      try await stage.wait(for: "Greeley")
      try await stage.wait(for: "A publisher")
    }
    try await stage.expect("reading-\(columns)x\(rows)")
  }

  @Test(arguments: sizes) func `the saved filters look as recorded`(columns: Int, rows: Int) async throws {
    let stage = try await stage(columns: columns, rows: rows)
    stage.press("'", "S-Tab")
    try await stage.wait(for: "1 of 2")
    if columns >= 120 { try await stage.wait(for: "No newspapers match") }
    try await stage.expect("saved-filters-\(columns)x\(rows)")
  }

  @Test(arguments: sizes) func `the saved searches look as recorded`(columns: Int, rows: Int) async throws {
    let stage = try await stage(columns: columns, rows: rows)
    stage.press("'", "Tab", "Tab", "Tab")
    try await stage.wait(for: "1 of 2")
    try await stage.expect("saved-searches-\(columns)x\(rows)")
  }

  @Test(arguments: sizes) func `a bookmarked newspaper looks as recorded`(columns: Int, rows: Int)
    async throws
  {
    let stage = try await stage(columns: columns, rows: rows)
    stage.type("jj")
    stage.press("Enter")
    try await stage.wait(for: "Note           Greeley")
    try await stage.wait(for: "A publisher")
    try await stage.expect("bookmarked-\(columns)x\(rows)")
  }

  @Test func `a library without bookmarks looks as recorded`() async throws {
    let stage = Stage(columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true))
    stage.press("'")
    try await stage.wait(for: "No bookmarks yet")
    try await stage.expect("no-bookmarks-80x24")
  }
}
