import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Home for readers with their own keys.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HomeKeyTests {
  private let home: HomeStage

  init() throws { home = try HomeStage() }

  private func line(_ stage: Stage, _ words: String) -> String {
    stage.lines.first { $0.contains(words) } ?? ""
  }

  @Test(arguments: [50, 80, 160]) func `rows and headings show the reader's own keys`(columns: Int)
    async throws
  {
    let keys = KeyChoices([
      .newspapers: ["N"], .search: ["C-f"], .openAddress: ["g A"], .frontPages: ["F"], .find: ["f"],
    ])
    let stage = home.stage(columns: columns, rows: 30, holdings: StubHoldings(), keys: keys)
    try await stage.wait(for: "Front pages of this day")
    // Without the screen beside it.
    func row(_ words: String) -> String {
      line(stage, words).prefix { $0 != "│" }.split(separator: " ").suffix(1).joined()
    }
    #expect(row("Browse the newspapers") == "N")
    #expect(row("Search the text") == "Ctrl-F")
    #expect(row("Open the address") == "gA")
    #expect(row("Front pages of") == "F")
    if columns > 50 {
      let map = columns == 160 ? "gm map  " : ""
      #expect(stage.lines[1].contains("f find  Ctrl-F search pages  N newspapers  \(map)F this day"))
    }
    stage.press("N")
    try await stage.wait(for: "1 of 5")
  }

  @Test func `a new reader finds the map`() async throws {
    let stage = home.stage(columns: 100, holdings: StubHoldings())
    try await stage.wait(for: "gl newspapers  gm map  t this day")
    #expect(line(stage, "See the states on a map").hasSuffix(" gm"))
    stage.press("j", "j", "j", "Enter")
    try await stage.wait(for: "Map · ")
  }

  @Test func `the session and longer lists have theirs`() async throws {
    try await home.fill()
    try await home.library.put(
      LastSession(tabs: [.init(name: "Notes", screens: [["screen": "notes"]])], front: 0, quit: 1_749_999_990)
    )
    let stage = home.stage(
      rows: 16, session: SessionKeeper(library: home.library),
      keys: KeyChoices([.reopenSession: ["C-M-y"], .wholeSection: ["W"]]))
    try await stage.wait(for: "On this machine")
    #expect(line(stage, "Reopen Notes").hasSuffix("just now  Ctrl-Alt-Y"), "\(stage.lines)")
    #expect(line(stage, " Continue reading").hasSuffix("of 15, W all"), "\(stage.lines)")
    stage.press("W")
    try await stage.wait(for: "[Pages read]")
  }
}
