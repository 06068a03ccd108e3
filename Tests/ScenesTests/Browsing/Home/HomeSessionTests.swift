import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Home offers what was last open, and shows writes by a screen beside it at once.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HomeSessionTests {
  private let home: HomeStage
  private var library: LibraryFile { home.library }

  init() throws { home = try HomeStage() }

  private func stage(columns: Int = 80, isOn: Bool = true) async throws -> Stage {
    let page = Route.page(try .sample(2), title: "Evening star")
    let session = LastSession(
      tabs: [
        .init(name: "Search “gold rush”", screens: [["screen": "home"], ["screen": "notes"]]),
        .init(name: "Evening \u{1b}[1mstar", screens: [try #require(page.fields)]),
      ], front: 1, quit: 1_749_930_000)
    try await home.fill()
    try await library.put(session)
    let stage = home.stage(columns: columns, session: SessionKeeper(library: library, isOn: isOn))
    try await stage.wait(for: "On this machine")
    return stage
  }

  private func row(_ stage: Stage) -> String { stage.lines.first { $0.hasPrefix("▸") } ?? "" }

  @Test func `a row reopens everything, and then disappears`() async throws {
    let stage = try await stage()
    #expect(stage.lines.contains { $0.hasPrefix(" Last session") })
    #expect(row(stage).contains("New-York tribune"), "reading goes first")
    stage.press("Tab")
    #expect(row(stage).contains("Reopen 2 tabs: Search “gold rush”; Evening [1mstar"), "\(row(stage))")
    #expect(row(stage).hasSuffix("yesterday  gy"))
    stage.press("Enter")
    try await stage.wait(for: "page 2 of 4")
    #expect(stage.window.openTabs.tabs.map { $0.map(\.route).count } == [2, 1])
    #expect(stage.lines[0].contains("[2 Evening st"))
    stage.press("M-1", "q")
    try await stage.wait(for: "Continue reading")
    #expect(!stage.lines.contains { $0.contains("Reopen") })
    stage.press("g", "y")
    try await stage.wait(for: "already reopened")
  }

  @Test func `a key and a command reopen everything from anywhere, after the open tabs`() async throws {
    for keys in [["g", "y"], [":", "r", "e", "o", "p", "e", "n", "-", "s", "e", "Enter"]] as [[Key]] {
      let stage = try await stage()
      stage.press("g", "l")
      try await stage.wait(for: "1 of 5")
      for key in keys { stage.press(key) }
      try await stage.wait(for: "page 2 of 4")
      #expect(stage.lines[0].contains("[3/3]") || stage.lines[0].contains("[3 "), "\(stage.lines[0])")
    }
  }

  @Test func `it is forgotten and restored like any row`() async throws {
    let stage = try await stage()
    stage.press("Tab", "D")
    try await stage.wait(for: "Forgot 2 tabs; u undoes")
    try await stage.wait(untilGone: "Reopen 2 tabs")
    #expect(try await library.lastSession() == nil)
    stage.press("g", "y")
    try await stage.wait(for: "No earlier session to reopen")
    stage.press("u")
    try await stage.wait(for: "Restored to Home: 2 tabs")
    try await stage.wait(for: "Reopen 2 tabs")
  }

  @Test func `it is not offered if nothing should be remembered`() async throws {
    let stage = try await stage(isOn: false)
    #expect(!stage.lines.contains { $0.contains("Last session") })
    stage.press("g", "y")
    try await stage.wait(for: "session is no in your settings")
  }

  @Test func `a new reader with one open tab is offered that, and suggestions`() async throws {
    try await library.put(
      LastSession(tabs: [.init(name: "Notes", screens: [["screen": "notes"]])], front: 0, quit: 1_749_999_990)
    )
    let stage = home.stage(session: SessionKeeper(library: library))
    try await stage.wait(for: "Browse the newspapers")
    #expect(row(stage).contains("Reopen Notes") && row(stage).contains("just now"))
  }

  @Test(arguments: [(24, 1), (35, 2), (60, 3)])
  func `many sessions take few rows, behind the pages to continue with`(rows: Int, shown: Int) async throws {
    try await home.fill()
    let fields = try #require(Route.page(try .sample(2), title: "Evening star").fields)
    for day in 0..<8 {
      try await library.put(
        LastSession(
          tabs: [.init(name: "Visit \(day)", screens: [fields])], front: 0, quit: 1_749_000_000 + Double(day))
      )
    }
    let stage = home.stage(rows: rows, session: SessionKeeper(library: library))
    let lines = try await stage.wait(for: "On this machine")
    #expect(lines.filter { $0.contains("Reopen Visit") }.count == shown, "\(lines)")
    #expect(lines.contains { $0.hasSuffix("\(shown) of 8; gy again reopens the one before") }, "\(lines)")
    let kinds = lines.filter { $0.hasPrefix(" Continue reading") || $0.hasPrefix(" Last sessions") }
    #expect(kinds.first?.hasPrefix(" Continue reading") == true && kinds.count == 2)
    #expect(row(stage).contains("New-York tribune") && lines.contains { $0.contains("Saved searches") })
  }

  @Test func `Home beside another screen shows a bookmark at once`() async throws {
    try await home.fill()
    let stage = home.stage(columns: 160, rows: 40)
    try await stage.wait(for: "On this machine")
    stage.press("Tab", "Tab")
    func isAtHome() -> Bool { stage.lines.contains { $0.contains("Bookmarks") && $0.contains(" 3 ") } }
    #expect(isAtHome())
    stage.press("Enter")
    try await stage.wait(for: "A publisher")
    #expect(stage.lines[0].contains("Broadsheet │ ") && isAtHome(), "\(stage.lines)")
    stage.press("m")
    try await stage.wait(for: "Bookmark removed")
    for _ in 0..<5000 where isAtHome() { try await Task.sleep(for: .milliseconds(2)) }
    #expect(!isAtHome(), "\(stage.lines)")
    #expect(stage.navigator.screens.count == 2)
  }

  @Test func `all observers are notified, as long as they exist`() async throws {
    final class Follower {}
    let shelf = Bookshelf(library: library)
    var heard: [String] = []
    let first = Follower()
    var second: Follower? = Follower()
    shelf.onWrite.add(first) { heard.append("early") }
    shelf.onWrite.add(first) { heard.append("first") }
    if let second { shelf.onWrite.add(second) { heard.append("second") } }
    await shelf.recordVisit(of: Newspaper.samples[0])
    #expect(heard == ["first", "second"])
    second = nil
    await shelf.recordVisit(of: Newspaper.samples[1])
    #expect(heard == ["first", "second", "first"])
    withExtendedLifetime((first, second)) {}
  }
}
