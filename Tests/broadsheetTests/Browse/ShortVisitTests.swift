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
    short.send("gl")
    #expect(short.wait(for: "1 of 479"))
    short.send("/demonstration\r")
    #expect(short.wait(for: "1 of 1"))
    quit(short)
    let next = try browse()
    #expect(
      next.wait(for: "Last sessions") && next.screenText.contains("1 of 2; gy again reopens the one before"))
    next.send("gy")
    #expect(next.wait { !next.line(0).hasPrefix(" Broadsheet │ Home") })
    next.send("gy")
    #expect(next.wait { next.line(0).contains("[3 ") && next.line(0).contains(" 4 ") })
    quit(next)
    #expect(try await library.sessions().map(\.tabs.count) == [4])
  }
}
