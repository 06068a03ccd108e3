import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Popups are only as tall as what they show, so that what they cover can be seen.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PopupHeightTests {
  /// The lines of the frame with `title`.
  private func height(of title: String, _ stage: Stage) -> Int {
    let lines = stage.lines
    guard let top = lines.firstIndex(where: { $0.contains("╭─ \(title) ─") }),
      let end = lines.lastIndex(where: { $0.contains("╰─") })
    else { return 0 }
    return end - top + 1
  }

  @Test(arguments: [50, 24])
  func `a picker stays in place while typing narrows it, and takes only its lines`(rows: Int) async throws {
    let stage = Stage(columns: 80, rows: rows)
    try await stage.wait(for: "1 of 479")
    stage.press("f")
    try await stage.wait(for: "Decade of issues")
    let top = top(of: "Filter by", stage)
    #expect(height(of: "Filter by", stage) == 11 && top != nil, "\(stage.lines)")
    stage.type("polis")
    try await stage.wait(for: "Indianapolis")
    #expect(height(of: "Filter by", stage) == 5 && self.top(of: "Filter by", stage) == top, "\(stage.lines)")
    stage.type("zzz")
    try await stage.wait(for: "No match")
    #expect(height(of: "Filter by", stage) == 3 && self.top(of: "Filter by", stage) == top, "\(stage.lines)")
    for _ in 1...8 { stage.press("Backspace") }
    stage.type("a")
    try await stage.wait(untilGone: "No match")
    let lines = stage.lines
    #expect(height(of: "Filter by", stage) > 18 && lines.contains { $0.contains("╰─") }, "\(lines)")
  }

  @Test func `the commands take only the lines of those that match`() async throws {
    let stage = Stage(columns: 80, rows: 50)
    try await stage.wait(for: "1 of 479")
    stage.press(":")
    #expect(height(of: "Commands", stage) == 18, "\(stage.lines)")
    let top = top(of: "Commands", stage)
    stage.type("open-in-browser")
    #expect(height(of: "Commands", stage) == 4 && self.top(of: "Commands", stage) == top, "\(stage.lines)")
    stage.type("zzz")
    #expect(height(of: "Commands", stage) == 4, "\(stage.lines)")
    #expect(stage.lines.contains { $0.contains("No command matches.") }, "\(stage.lines)")
  }

  @Test func `in a window of six lines, there is room for a command`() async throws {
    let stage = Stage(columns: 20, rows: 6)
    try await stage.wait(for: "1 of 479")
    stage.press(":")
    stage.type("book")
    #expect(stage.lines[1].contains(":book") && stage.lines[2].contains("▸ book"), "\(stage.lines)")
  }

  @Test func `the commands take the columns that their descriptions need, if the window has them`()
    async throws
  {
    let stage = Stage(columns: 200, rows: 60)
    try await stage.wait(for: "1 of 479")
    for words in ["a", "o", "s"] {
      stage.press(":")
      stage.type(words)
      let lines = stage.lines.map(Array.init)
      let top = try #require(lines.firstIndex { $0.contains("╭") && $0.contains("╮") })
      let start = try #require(lines[top].firstIndex(of: "╭"))
      let end = try #require(lines[top].lastIndex(of: "╮"))
      let rows = lines[top...].prefix { !$0.contains("╰") }.map { String($0[start...end]) }
      #expect(end - start > 76 && rows.count > 3, "\(rows)")
      #expect(!rows.contains { $0.contains("…") }, "\(rows)")
      stage.press("Esc")
    }
  }

  /// The line of the screen where the frame with `title` begins.
  private func top(of title: String, _ stage: Stage) -> Int? {
    stage.lines.firstIndex { $0.contains("╭─ \(title) ─") }
  }

  @Test func `keys that are narrowed stay in place, and take only their lines`() async throws {
    let stage = Stage(columns: 100, rows: 50)
    try await stage.wait(for: "1 of 479")
    stage.press("?")
    try await stage.wait(for: "Movement")
    let (whole, top) = (height(of: "Keys", stage), self.top(of: "Keys", stage))
    #expect(whole > 40 && top != nil)
    stage.press("/")
    stage.type("calendar issues")
    try await stage.wait(untilGone: "Movement")
    for key in [nil, "Enter"] as [Key?] {
      if let key { stage.press(key) }
      let rows = stage.lines.filter { $0.contains(" · :") }.count
      #expect(rows > 0 && height(of: "Keys", stage) == rows + 3, "heading and frame: \(stage.lines)")
      #expect(self.top(of: "Keys", stage) == top, "\(stage.lines)")
    }
    stage.press("/", "Esc")
    try await stage.wait(for: "Movement")
    #expect(height(of: "Keys", stage) == whole && self.top(of: "Keys", stage) == top, "\(stage.lines)")
  }

  @Test func `one job takes two lines of three, with its bar at 80 columns`() async throws {
    let queue = StageQueue()
    let job = QueuedJob(
      id: 0, wanted: .year(try LCCN("sn83045462"), 1865), title: "Evening star", state: .running, added: 1,
      progress: .init(issues: 300, listed: 300, pages: 1200, done: 396))
    _ = try await queue.store.add([job])
    let hold = try await queue.store.hold()
    let stage = Stage(columns: 80, rows: 24, route: .home, desk: queue.desk)
    stage.navigator.open(.jobs)
    let lines = try await stage.wait(for: "about 27 min left")
    #expect(
      lines.contains { $0.contains("━━━") && $0.contains("33%  396 of 1,200 pages  about 27 min left") },
      "\(lines)")
    #expect(height(of: "Jobs", stage) == 5, "\(lines)")
    withExtendedLifetime((hold, queue)) {}
  }
}
