import Newspapers
import ReadersLibrary
import Presentation
import Terminal
import TestSupport
import Testing

@testable import Scenes
@testable import TerminalUI

/// Completion and history in the query line.
@MainActor @Suite(.timeLimit(.minutes(2))) struct QueryTypingTests {
  private let folder = TemporaryFolder()
  private var history: QueryHistoryFile { QueryHistoryFile(path: folder.file("queries")) }

  private struct Words: QueryCompleting {
    let words: [String]

    func candidates(at place: QueryPlace, limit: Int) async throws(NewspaperError) -> [QueryCandidate] {
      words.filter { $0.hasPrefix(place.typed) && $0 != place.typed }.map {
        QueryCandidate($0, note: $0 == "golem" ? "a title" : "")
      }
    }
  }

  private func stage(columns: Int = 80, rows: Int = 24, begun: String = "") throws -> Stage {
    let words = Words(words: ["golden", "goldsmith", "golem", "gossip", "state:"])
    return Stage(
      columns: columns, rows: rows,
      search: SearchSources(local: StubSearch(try TextSearch.Page.samples()), completion: words), now: 600,
      route: .search(begun, isAsked: false), queries: history)
  }

  @Test func `filters in force hold for all alternatives typed after them`() async throws {
    let stage = try stage(begun: "state:California ")
    stage.type("excelsior OR flood")
    // The flood was in Ohio.
    try await stage.wait(for: "1 page on this machine")
    #expect(stage.lines[1] == " / state:California excelsior OR flood")
    stage.press("Enter")
    try await stage.wait(for: " / state:California (excelsior OR flood)")
    try await stage.wait(for: "1 of 1")
    try await stage.settle()
    #expect(!stage.lines[2].contains("Read as"), "\(stage.lines)")
    #expect(try await history.queries() == ["(excelsior OR flood) state:California"])
  }

  @Test func `Tab completes, cycles through the candidates, and typing continues after them`() async throws {
    let stage = try stage()
    stage.type("rush gol")
    stage.press("Tab")
    let lines = try await stage.wait(for: "/ rush golden")
    #expect(lines[3] == "   golden  goldsmith  golem a title", "\(lines)")
    stage.press("Tab")
    try await stage.wait(for: "/ rush goldsmith")
    stage.press("S-Tab")
    try await stage.wait(for: "/ rush golden")
    stage.press("S-Tab")
    try await stage.wait(for: "/ rush golem")
    stage.type(" x")
    #expect(stage.lines[1] == " / rush golem x")
    #expect(stage.lines[3] == "")
    stage.press("Tab")
    try await stage.wait(for: "Nothing to complete here")
  }

  @Test func `what to type comes first where there is not room for everything`() async throws {
    let stage = try stage()
    stage.type("date:1914-1918 rush")
    #expect(
      stage.lines[2].hasPrefix("   ✗ Did you mean date:1914..1918? “1914-1918” is not"), "\(stage.lines)")
    let wide = try self.stage(columns: 160)
    wide.type("date:1914-1918 rush")
    #expect(wide.lines[2].contains("or 1900..1910. Did you mean date:1914..1918?"), "\(wide.lines)")
    let other = try self.stage()
    other.type("gold near the river and not far from the other side of the mountains")
    #expect(
      other.lines[2].hasPrefix("   “near” is searched for as a word; NEAR in capitals"), "\(other.lines)")
  }

  @Test func `what was found before a mistake is not its answer`() async throws {
    let stage = try stage()
    stage.type("rush")
    try await stage.wait(for: "pages on this machine")
    #expect(!stage.lines[22].contains("before"))
    stage.type(" near/0 x")
    #expect(stage.lines[22].contains("found before: "), "\(stage.lines)")
  }

  @Test func `a word in the middle of the line is completed there`() async throws {
    let stage = try stage()
    stage.type("gos x")
    stage.press("Left", "Left", "Tab")
    try await stage.wait(for: "/ gossip x")
    stage.type("s")
    #expect(stage.lines[1] == " / gossips x")
  }

  @Test func `text typed after Tab waits for the candidate`() async throws {
    let stage = try stage()
    stage.type("gos")
    stage.press("Tab")
    #expect(!stage.window.isTyping(.key("x")))
    #expect(!stage.window.work(before: .key("x")).isEmpty)
    try await stage.wait(for: "/ gossip")
    #expect(stage.window.isTyping(.key("x")))
  }

  @Test func `if there is no line for candidates, they replace the meaning of the query`()
    async throws
  {
    let stage = try stage(columns: 30, rows: 11)
    stage.type("gol")
    stage.press("Tab")
    let lines = try await stage.wait(for: "/ golden")
    #expect(lines[2] == "   golden  goldsmith  …", "\(lines)")
    stage.press("Tab")
    try await stage.wait(for: "/ goldsmith")
    stage.press("Tab")
    #expect(try await stage.wait(for: "/ golem")[2].hasPrefix("   … golem a title"))
  }

  @Test func `searches are remembered, and Up and Down recall them`() async throws {
    try await history.add("flood")
    let stage = try stage()
    stage.type("gold   -silver")
    stage.press("Enter")
    try await stage.wait(for: "1 of ")
    #expect(try await history.queries() == ["flood", "gold -silver"])
    stage.press("/")
    stage.type("ru")
    stage.press("Up")
    let lines = try await stage.wait(for: "/ gold -silver")
    #expect(lines[3] == "   Earlier query 1 of 2")
    stage.press("Up")
    try await stage.wait(for: "/ flood")
    stage.press("Up")
    try await Task.sleep(for: .milliseconds(50))
    #expect(stage.lines[1] == " / flood", "there is none before")
    stage.press("Down")
    try await stage.wait(for: "/ gold -silver")
    stage.press("Down")
    try await stage.wait(for: "/ ru")
    stage.type("sh")
    #expect(stage.lines[1] == " / rush")
  }

  @Test func `C-r finds an earlier query by any part of it`() async throws {
    for query in ["flood state:Ohio", "gold", "\"Flood\" dayton"] { try await history.add(query) }
    let stage = try stage()
    stage.type("ru")
    stage.press("C-r")
    stage.type("flo")
    let lines = try await stage.wait(for: "Earlier query 1 of 2 with “flo”")
    #expect(lines[1] == " / \"Flood\" dayton" && lines[23].hasPrefix(" History: flo"), "\(lines)")
    stage.press("C-r")
    try await stage.wait(for: "/ flood state:Ohio")
    stage.press("Enter")
    stage.type(" x")
    #expect(stage.lines[1] == " / flood state:Ohio x")
    stage.press("C-u", "C-r")
    stage.type("zebra")
    try await stage.wait(for: "No earlier query has “zebra”")
    stage.press("Esc")
    stage.type("ru")
    #expect(stage.lines[1] == " / ru")
  }

  @Test func `an unusable history is reported, and the search continues`() async throws {
    try await history.add("x")
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: StubSearch(try TextSearch.Page.samples())),
      now: 600,
      route: .search("", isAsked: false), queries: QueryHistoryFile(path: history.path + "/queries"))
    stage.press("Up")
    try await stage.wait(for: "✗ earlier queries cannot be read")
    stage.type("gold")
    stage.press("Enter")
    try await stage.wait(for: "✗ the query was not remembered")
    #expect(stage.lines.contains { $0.hasPrefix("▸ ") })
  }
}
