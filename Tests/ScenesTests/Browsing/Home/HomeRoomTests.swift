import Newspapers
import ReadersLibrary
import Terminal
import TestSupport
import Testing

/// Who gets the space on a line.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HomeRoomTests {
  private let home: HomeStage

  init() throws { home = try HomeStage() }

  @Test func `a title is not cut if there is room beside it`() async throws {
    let newspaper = Newspaper(lccn: try LCCN("sn83030214"), title: "The Demonstration Daily Herald")
    let page = try PageID.sample(1)
    try await home.library.put([
      ReadingPosition(page, of: newspaper, place: 9, line: 7, lines: 410, isAtEnd: false, read: 1_749_990_000)
    ])
    let stage = home.stage()
    try await stage.wait(for: "The Demonstration Daily Herald  Oct 2, 1865, page 1")
  }

  @Test func `nor are the line and the time`() async throws {
    let newspaper = Newspaper(lccn: try LCCN("sn83030272"), title: "The sun")
    let page = try PageID.sample(1)
    try await home.library.put([
      ReadingPosition(
        page, of: newspaper, place: 9, line: 1_207, lines: 11_288, isAtEnd: false, read: 1_740_000_000)
    ])
    let stage = home.stage()
    try await stage.wait(for: "line 1,207 of 11,288  Feb 19, 2025")
  }

  private static let sections = ["Continue reading", "This day", "Bookmarks", "Saved searches"]

  @Test(arguments: [(20, 6), (40, 10)])
  func `all sections can be reached in a short window`(columns: Int, rows: Int) async throws {
    try await home.fill()
    let stage = home.stage(columns: columns, rows: rows)
    let total = 7 + min(4, Bookmark.samples.count)
    try await stage.wait(for: "1 of \(total)")
    var seen = ""
    for row in 1...total {
      let lines = stage.lines
      #expect(lines[rows - 2].hasSuffix("\(row) of \(total)"), "\(lines)")
      #expect(lines[1..<rows - 2].contains { $0.contains("▸") }, "\(lines)")
      seen += lines.joined(separator: "\n")
      stage.press("j")
    }
    for section in HomeRoomTests.sections { #expect(seen.contains(section), "\(section): \(seen)") }
    stage.press("g", "g")
    #expect(stage.lines[1].contains(HomeRoomTests.sections[0]), "\(stage.lines)")
  }
}
