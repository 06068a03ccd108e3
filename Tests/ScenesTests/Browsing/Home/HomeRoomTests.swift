import Newspapers
import ReadersLibrary
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
}
