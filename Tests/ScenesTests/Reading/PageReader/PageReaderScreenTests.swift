import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing
import Text

/// Reading a page on the screen, key by key.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PageReaderScreenTests {
  private let archive: StubArchive

  init() throws { archive = StubArchive(try .sample(), name: "news.example") }

  private func stage(
    _ sequence: Int = 1, columns: Int = 80, rows: Int = 24
  ) throws -> Stage {
    Stage(columns: columns, rows: rows, archive: archive, route: .page(try .sample(sequence), title: nil))
  }

  @Test func `reading on stops at the end before the next page`() async throws {
    let stage = try stage()
    try await stage.wait(for: "page 1 of 4")
    #expect(stage.lines.contains { $0.contains("THE NEW FERRY RUNS AT LAST") })
    stage.press("Space", "Space")
    try await stage.wait(for: "Space again: next page")
    #expect(stage.lines.contains { $0.contains("song.") })
    #expect(archive.asked.count == 2)
    stage.press("Space")
    try await stage.wait(for: "NOTICIAS DEL RÍO")
    stage.press("PgDn", "PgDn", "PgDn")
    #expect(stage.lines.contains { $0.contains("page 2 of 4") })
  }

  @Test func `“nothing found” is shown until the next key`() async throws {
    let stage = try stage()
    try await stage.wait(for: "196 words")
    stage.press("/")
    stage.type("zebra")
    stage.press("Enter")
    try await stage.wait(for: "“zebra” is not on this page")
    #expect(!stage.lines.contains { $0.contains("no match") }, "\(stage.lines)")
    stage.press("j")
    #expect(!stage.lines.contains { $0.contains("zebra") || $0.contains("match") }, "\(stage.lines)")
  }

  @Test(arguments: [(80, true), (70, true), (60, false), (40, false)])
  func `the full heading is above the page`(columns: Int, saysWords: Bool) async throws {
    let stage = try stage(columns: columns)
    try await stage.wait(for: "Monday, October 2, 1865 · page 1 of 4")
    #expect(stage.lines[1].contains("196 words · OCR quality ~") == saysWords)
  }

  @Test(arguments: [79, 80, 81, 120]) func `printed lines lose no letter at the edge`(columns: Int)
    async throws
  {
    let letters = String(repeating: "m", count: columns * 2)
    archive.contents.texts[try .sample(1)] = letters + "\nThe end."
    let stage = try stage(columns: columns)
    try await stage.wait(for: "3 words")
    stage.type("w")
    try await stage.wait(for: "The end.")
    #expect(stage.lines.reduce(0) { $0 + $1.count { $0 == "m" } } >= columns * 2, "\(stage.lines)")
  }

  @Test func `every page continues where it was left`() async throws {
    let stage = try stage()
    try await stage.wait(for: "196 words")
    stage.press("C-d")
    let left = stage.lines
    #expect(!left.contains { $0.contains("EVENING STAR.") })
    stage.press("]")
    try await stage.wait(for: "50 words")
    stage.press("[")
    try await stage.wait(for: "196 words")
    #expect(stage.lines == left)
    // Even after it was closed, and at another width.
    stage.navigator.open(.page(try .sample(1), title: nil))
    try await stage.wait(for: "196 words")
    #expect(Array(stage.lines.dropFirst().dropLast()) == Array(left.dropFirst().dropLast()))
    let first = try #require(left.dropFirst(3).first { !$0.isEmpty }).split(separator: " ")[0]
    stage.resize(columns: 44, rows: 24)
    #expect(stage.lines.dropFirst(3).prefix(3).contains { $0.contains(first) })
  }

  @Test func `the place stays when lines are shown as printed`() async throws {
    let stage = try stage(rows: 14)
    try await stage.wait(for: "page 1 of 4")
    stage.press("5", "j")
    let word = try #require(stage.lines.dropFirst(3).first { !$0.isEmpty }?.split(separator: " ").first)
    stage.press("w")
    #expect(stage.lines.dropFirst(3).prefix(2).contains { $0.contains(word) })
    #expect(stage.lines.contains { $0.contains("Gov-") || $0.contains("com~") || $0.contains("twenty-") })
    stage.press("w")
    #expect(stage.lines.dropFirst(3).prefix(2).contains { $0.contains(word) })
  }

  @Test func `matches are shown and counted`() async throws {
    let stage = try stage(rows: 14)
    try await stage.wait(for: "page 1 of 4")
    stage.press("/")
    stage.type("FERRY")
    stage.press("Enter")
    #expect(stage.lines.contains { $0.contains("match 1 of 5") })
    for number in 2...5 {
      stage.press("n")
      #expect(stage.lines.contains { $0.contains("match \(number) of 5") })
      #expect(stage.lines.dropFirst(2).dropLast(2).contains { $0.contains("ferry") })
    }
    stage.press("n")
    #expect(stage.lines.contains { $0.contains("match 1 of 5") && !$0.contains("match 15") })
    stage.press("N")
    #expect(stage.lines.contains { $0.contains("match 5 of 5") })
    stage.press("/")
    stage.type("zeppelin")
    stage.press("Enter")
    #expect(stage.lines.contains { $0.contains("“zeppelin” is not on this page") })
  }

  @Test func `issues and pages are turned`() async throws {
    let stage = try stage()
    try await stage.wait(for: "page 1 of 4")
    stage.press("J")
    try await stage.wait(for: "The river fell on Tuesday.")
    stage.press("K")
    try await stage.wait(for: "page 1 of 4")
    stage.press("3", "]")
    try await stage.wait(for: "This page has no text")
    stage.press("[")
    try await stage.wait(for: "page 3 of 4")
  }

  @Test func `a page is opened and copied`() async throws {
    let stage = try stage(2)
    try await stage.wait(for: "page 2 of 4")
    stage.press("o")
    #expect(stage.desktop.opened == ["https://news.example/lccn/sn83045462/1865-10-02/ed-1/seq-2/"])
    for key in ["u", "t", "l"] { stage.press("y", Key(stringLiteral: key)) }
    #expect(stage.desktop.copied.count == 3)
    #expect(stage.desktop.copied[0] == stage.desktop.opened[0])
    #expect(stage.desktop.copied[1].hasPrefix("NOTICIAS DEL RÍO\n\nEl señor Ramón"))
    #expect(stage.desktop.copied[2] == "sn83045462")
    stage.press("y", "c")
    try await stage.wait(for: "Copied as Chicago 18, note")
    #expect(
      stage.desktop.copied[3].hasSuffix(
        "October 2, 1865, image 2, https://news.example/lccn/sn83045462/1865-10-02/ed-1/seq-2/."),
      "\(stage.desktop.copied[3])")
  }

  @Test func `Hebrew is on the right and reordered`() async throws {
    let stage = try stage(3)
    try await stage.wait(for: "page 3 of 4")
    let line = try #require(stage.lines.first { $0.contains("ריעה תושדח") })
    #expect(TextWidth.of(line) == 78)
    stage.press("B")
    #expect(stage.lines.contains { $0.contains("חדשות העיר") })
  }

  @Test func `a failure is not an empty page`() async throws {
    archive.contents.failure = .timedOut(host: "news.example", seconds: 30)
    let stage = try stage()
    try await stage.wait(for: "✗ news.example did not answer within 30 s")
    archive.contents.failure = nil
    stage.press("R")
    try await stage.wait(for: "page 1 of 4")
    archive.contents.failure = .timedOut(host: "news.example", seconds: 30)
    stage.press("R")
    try await stage.wait(for: "✗ news.example did not answer")
    #expect(stage.lines.contains { $0.contains("THE NEW FERRY RUNS AT LAST") })
  }

  @Test(arguments: [(1, 1), (3, 2), (10, 5), (20, 8), (500, 200)])
  func `any size works`(columns: Int, rows: Int) async throws {
    let stage = try stage(3)
    try await stage.wait(for: "page 3 of 4")
    stage.resize(columns: columns, rows: rows)
    for key: Key in ["w", "G", "w", "B", "Space", "/", "x", "Enter", "n", "g", "g"] {
      stage.press(key)
      #expect(stage.lines.count == rows)
    }
  }
}
