import Foundation
import GRDB
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Reopening what was open before a short visit.
@OwnThread struct ShortVisitTests: TabVisits {
  let program: Program
  let folder = TemporaryFolder()

  init() throws {
    program = try Program(["XDG_DATA_HOME": folder.path, "BROADSHEET_SOURCE": "offline"])
  }

  @Test func `a short visit leaves the tabs of the day before, to be reopened with the same key`()
    async throws
  {
    let first = try browse()
    openTabs(first)
    quit(first)
    let short = try browse()
    #expect(short.wait(for: "Reopen 3 tabs"))
    short.send("gn")
    #expect(short.wait(for: "No notes yet"))
    quit(short)
    let next = try browse()
    #expect(
      next.wait(for: "Reopen Notes") && next.screenText.contains("Reopen 3 tabs: Issues of The Demonst"))
    next.send("gy")
    #expect(next.wait(for: "No notes yet"))
    next.send("gy")
    #expect(next.wait { next.line(0).contains("[3 ") && next.line(0).contains(" 4 ") })
    quit(next)
    #expect(try await library.sessions().map(\.tabs.count) == [4])
  }
}
