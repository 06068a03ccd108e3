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
}
