import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// Jumping to a title by its first letters.
@MainActor @Suite(.timeLimit(.minutes(2))) struct JumpingTests {
  @Test func `the cursor goes to the title while it is typed`() async throws {
    let stage = Stage(columns: 80, rows: 24)
    try await stage.wait(for: "1 of 479")
    stage.press("g", "t")
    #expect(stage.lines[23].contains("Go to title:"))
    stage.type("eve")
    try await stage.wait(for: "▸   Evening")
    stage.type("ning star")
    try await stage.wait(for: "▸   Evening star")
    #expect(stage.lines[2].hasPrefix("▸   Evening star"), "what comes after it is in sight")
    stage.press("Enter")
    #expect(!stage.lines[23].contains("Go to title:"))
    #expect(stage.lines[22].hasSuffix("of 479"), "nothing was filtered")
    stage.press("k", "j")
    #expect(stage.lines.contains { $0.hasPrefix("▸   Evening star") })
  }

  @Test func `in a list that words narrow, it says that no title begins so`() async throws {
    let stage = Stage(columns: 80, rows: 24, route: .newspapers(NewspaperQuery(words: "evening star")))
    try await stage.wait(for: "▸   Evening star")
    stage.press("g", "t")
    stage.type("zz")
    try await stage.wait(for: "No title in this list begins with “zz”")
  }

  @Test func `Esc goes back to where the jump started`() async throws {
    let stage = Stage(columns: 80, rows: 24)
    try await stage.wait(for: "1 of 479")
    try await stage.wait(for: "2020s")
    stage.press("j", "j", "j")
    let before = stage.lines
    stage.press("g", "t")
    stage.type("eve")
    try await stage.wait(for: "▸   Evening")
    stage.press("Esc")
    try await stage.wait(for: "4 of 479")
    #expect(stage.lines == before)
  }

  @Test(arguments: [("a", "G", "479 of 479", " 1 of 479"), ("zzz", "g g", " 1 of 479", "479 of 479")])
  func `before the first and after the last there is nothing`(
    letters: String, keys: String, from: String, to: String
  ) async throws {
    let stage = Stage(columns: 80, rows: 24)
    try await stage.wait(for: " 1 of 479")
    for key in keys.split(separator: " ") { stage.press(Key(stringLiteral: String(key))) }
    try await stage.wait(for: from)
    stage.press("g", "t")
    stage.type(letters)
    try await stage.wait(for: to)
    #expect(!stage.lines.contains { $0.contains(from) })
  }

  @Test func `every row of a long list is found by its title`() async throws {
    let stage = Stage(columns: 80, rows: 24, service: StubDirectory(Newspaper.many(3000), isLocal: true))
    try await stage.wait(for: "1 of 3,000")
    for number in ["0000", "0001", "1499", "2998", "2999"] {
      stage.press("g", "t")
      stage.type("paper \(number)")
      try await stage.wait(for: "▸   Paper \(number)")
      stage.press("Enter")
    }
  }

  @Test(arguments: [
    ("paper 0012", "Paper 0012"), ("paper 1500", "Paper 1500"), ("zzz", "Daily 1001"),
    ("daily 2001", "Daily 2001"),
  ])
  func `jumping works in search results, too`(letters: String, title: String) async throws {
    // Odd ones begin with the search word.
    let newspapers = try (0...3000).map { number in
      let digits = String(10_000 + number).dropFirst()
      if number == 3000 { return Newspaper(lccn: try LCCN("sn10003000"), title: "Aardvark") }
      return Newspaper(
        lccn: try LCCN("sn1000\(digits)"),
        title: number % 2 == 1 ? "Daily \(digits)" : "Paper \(digits), daily")
    }
    let stage = Stage(columns: 80, rows: 24, service: StubDirectory(newspapers, isLocal: true))
    try await stage.wait(for: "▸   Aardvark")
    stage.press("/")
    stage.type("daily")
    stage.press("Enter")
    try await stage.wait(for: "▸   Daily 0001")
    stage.press("g", "t")
    stage.type("daily 1001")
    try await stage.wait(for: "▸   Daily 1001")
    stage.press("Enter", "g", "t")
    stage.type(letters)
    try await stage.wait(for: "▸   \(title)")
  }

  @Test func `a pending list is requested first`() async throws {
    let stage = Stage(columns: 80, rows: 24, service: StubDirectory(Newspaper.many(300), isLocal: true))
    try await stage.wait(for: "1 of 300")
    // Does not wait: the first letter cancels the search.
    stage.press("/")
    stage.type("paper 02")
    stage.press("Enter", "g", "t")
    stage.type("paper 0250")
    try await stage.wait(for: "▸   Paper 0250")
    #expect(stage.lines[22].hasSuffix("51 of 100"))
    #expect(!stage.lines.contains { $0.hasPrefix("  …") }, "no row is missing")
  }

  @Test func `it is not done if it would cost requests`() async throws {
    let directory = StubDirectory(Newspaper.samples)
    let stage = Stage(columns: 80, rows: 24, service: directory)
    try await stage.wait(for: "1 of 5")
    let asked = directory.asked
    stage.press("g", "t")
    #expect(stage.lines[23].contains("Jumping to a title needs a local catalog"))
    #expect(directory.asked == asked)
  }

  @Test func `a list in another order says so`() async throws {
    let stage = Stage(columns: 80, rows: 24, route: .newspapers(NewspaperQuery(order: .start)))
    try await stage.wait(for: "1 of 479")
    stage.press("g", "t")
    #expect(stage.lines[23].contains("needs title order"))
  }
}
