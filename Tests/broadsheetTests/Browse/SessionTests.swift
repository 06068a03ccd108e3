import Foundation
import GRDB
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Reopening what was open last time.
@OwnThread struct SessionTests: TabVisits {
  let program: Program
  let folder = TemporaryFolder()

  init() throws {
    program = try Program(["XDG_DATA_HOME": folder.path, "BROADSHEET_SOURCE": "offline"])
  }

  /// Which page it is, and its first lines with words.
  private func page(_ terminal: VirtualTerminal) -> [String] {
    Array((1..<20).map { terminal.line($0) }.filter { $0.contains(where: \.isLetter) }.prefix(7))
  }

  @Test func `three tabs reopen the next day, each where it was left`() async throws {
    let first = try browse()
    openTabs(first)
    let shown = page(first)
    quit(first)
    #expect(try await library.lastSession()?.tabs.count == 3)
    let second = try browse()
    #expect(second.wait(for: "Reopen 3 tabs: Issues of The Demonstration"))
    #expect(second.line(0).hasPrefix(" Broadsheet │ Home"), "the first frame is Home")
    second.send("gy")
    #expect(second.wait(for: ", where you stopped; gg starts over"))
    #expect(second.wait { page(second) == shown }, "\(page(second)), not \(shown)")
    #expect(second.line(0).contains("[2 "))
    second.send("\u{1b}3")
    #expect(second.wait { second.line(0).contains("[3 ") && second.screenText.contains("page 1 of 1") })
    second.send("\u{1b}1")
    #expect(second.wait(for: "March 14, 1903"))
    second.send("q")
    #expect(second.wait(for: "Not a real newspaper"))
    second.send("q")
    #expect(second.wait(for: "1 of 1"))
    second.send("q")
    #expect(second.wait(for: "Continue reading"))
    quit(second)
    let session = try #require(try await library.lastSession())
    #expect(session.tabs.map(\.screens.count) == [1, 1, 1] && session.front == 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a termination signal loses nothing, and with start: session everything is back at once`(signal: Int32)
    async throws
  {
    let first = try browse()
    openTabs(first)
    let shown = page(first)
    first.terminate(signal)
    #expect(first.exitStatus() == .exited(128 + signal))
    let second = try browse(more: ["BROADSHEET_START": "session"])
    #expect(second.wait(for: ", where you stopped; gg starts over"))
    #expect(second.wait { page(second) == shown }, "\(page(second)), not \(shown)")
    #expect(second.line(0).contains("[2 ") && second.line(0).contains(" 3 "))
    quit(second)
    try await library.removeSessions()
    let third = try browse(more: ["BROADSHEET_START": "session"])
    #expect(third.wait(for: "Continue reading"))
  }

  @Test func `a program that is killed loses neither its tabs nor its place`() async throws {
    let first = try browse()
    openTabs(first)
    let shown = page(first)
    let state = program.home.appending(path: ".local/state/broadsheet/open").path
    // Both are kept while the reader rests.
    for _ in 0..<300 where try await library.contents().positions.count < 3 || !isKept(in: state) {
      try await Task.sleep(for: .milliseconds(100))
    }
    first.terminate(SIGKILL)
    _ = first.exitStatus()
    let second = try browse()
    #expect(second.wait(for: "Reopen 3 tabs: Issues of The Demonstration"))
    second.send("gy")
    #expect(second.wait(for: ", where you stopped; gg starts over"))
    #expect(second.wait { page(second) == shown }, "\(page(second)), not \(shown)")
    quit(second)
    #expect(!isKept(in: state), "the library has them now")
  }

  private func isKept(in folder: String) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return names?.contains { $0.hasSuffix(".json") } ?? false
  }

  @Test func `with session: no, nothing is remembered, and earlier sessions are forgotten`() async throws {
    let first = try browse()
    openTabs(first)
    quit(first)
    let second = try browse(more: ["BROADSHEET_SESSION": "no", "BROADSHEET_START": "session"])
    #expect(second.wait(for: "Continue reading"))
    #expect(!second.screenText.contains("Reopen"))
    second.send("\r")
    #expect(second.wait(for: "page "))
    quit(second)
    #expect(try await library.lastSession() == nil)
    #expect(try await library.contents().positions.count == 3)
  }

  @Test func `a brief look does not replace the tabs, and two programs lose no tabs`() async throws {
    let (first, second) = (try browse(), try browse())
    openTabs(first)
    openTabs(second)
    second.send("gq")
    #expect(second.wait(for: "Tab closed"))
    quit(first)
    quit(second)
    let both = try await library.sessions()
    #expect(both.map(\.tabs.count) == [2, 3], "those of the last one to quit come first")
    let look = try program.browse("open", "bsd00000001/1904-07-02/ed-1/seq-1")
    #expect(look.wait(for: "RISES ABOVE THE FAIR"))
    quit(look)
    #expect(try await library.sessions() == both)
    let home = try browse()
    #expect(home.wait(for: "Last sessions") && home.screenText.contains("Reopen 2 tabs"))
    #expect(home.screenText.contains("1 of 2; gy again reopens the one before"))
    quit(home)
  }

  @Test func `a damaged record is reported once, and everything starts as usual`() async throws {
    let first = try browse()
    openTabs(first)
    quit(first)
    try await DatabaseQueue(path: library.path).write {
      try $0.execute(sql: "UPDATE session SET screens = '{'")
    }
    for start in ["home", "session"] {
      let second = try browse(more: ["BROADSHEET_START": start])
      #expect(second.wait(for: "✗ The tabs of the last session cannot be read, and are left out"))
      #expect(second.wait(for: "Continue reading"))
      second.terminate(SIGKILL)
      #expect(second.exitStatus() != nil)
    }
    let third = try browse()
    #expect(third.wait(for: "cannot be read, and are left out"))
    quit(third)
    let fourth = try browse()
    #expect(fourth.wait(for: "On this machine  479"))
    #expect(!fourth.screenText.contains("left out"))
  }

  @Test func `accessible mode announces the offer, and reopens by number, command and setting`() async throws
  {
    let first = try browse()
    openTabs(first)
    quit(first)
    let arguments = ["--images", "none"]
    for line in ["2", "reopen-session", "gy"] {
      let lines = try await program.answers(to: [line], arguments, isWhole: true)
      #expect(
        lines[2].hasPrefix("2. Last session: Reopen 3 tabs: Issues of The Demonstration"), "\(lines)")
      #expect(lines.contains { $0.hasPrefix("Tab 2 of 3. ") && $0.contains("page 2 of 2") }, "\(lines)")
    }
    var begun = program
    begun.environment["BROADSHEET_START"] = "session"
    let lines = try await begun.answers(to: [], arguments, isWhole: true)
    #expect(lines.contains { $0.hasPrefix("Tab 2 of 3. ") }, "\(lines)")
  }

  @Test func `background tabs send no requests`() async throws {
    let server = try await PageSite.library.start()
    var program = try PageSite.library.program(server)
    program.environment["XDG_DATA_HOME"] = folder.path
    let page = "sn83030214/1866-04-10/ed-1/seq-"
    try await library.put(
      LastSession(
        tabs: [
          .init(
            name: "a",
            screens: [["screen": "newspapers", "words": "herald"], ["screen": "page", "page": page + "1"]]),
          .init(name: "b", screens: [["screen": "search", "query": "gold", "asked": "yes"]]),
          .init(
            name: "c",
            screens: [["screen": "calendar", "lccn": "sn83030214"], ["screen": "page", "page": page + "2"]]),
        ], front: 2, quit: 1))
    let terminal = try program.browse(["browse", "--images", "none"], rows: 24, columns: 120)
    #expect(terminal.wait(for: "Reopen 3 tabs"))
    #expect(terminal.wait(for: "On this machine"))
    #expect(server.requests.isEmpty)
    terminal.send("gy")
    #expect(terminal.wait(for: " words"))
    quit(terminal)
    let asked = server.requests.map(\.target)
    #expect(!asked.isEmpty)
    let others = ["seq-1", "sp=1", "gold", "herald"]
    #expect(!asked.contains { target in others.contains { target.contains($0) } })
  }
}
