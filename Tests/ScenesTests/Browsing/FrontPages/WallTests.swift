import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// A day's front pages as a wall of pictures.
@MainActor @Suite(.timeLimit(.minutes(2))) struct WallTests {
  private let archive: StubArchive
  private let kept: StubArchive

  init() throws {
    archive = StubArchive(try .frontPages(41))
    var contents = try StubArchive.Contents.frontPages(41)
    contents.scans = [try .frontPage(101): StubArchive.picture, try .frontPage(110): StubArchive.picture]
    for number in 100..<141 where number != 101 && number != 110 {
      contents.scanFailures[try .frontPage(number)] = .notHere(what: "a scan")
    }
    kept = StubArchive(contents, name: "this machine")
  }

  private func stage(columns: Int = 80, rows: Int = 24) throws -> Stage {
    Stage(
      columns: columns, rows: rows, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: archive,
      route: .frontPages(try PageID.frontPage(100).issue.date, state: nil), kept: kept)
  }

  private var scans: [String] { archive.asked.filter { $0.hasPrefix("scan") } }

  nonisolated private static let sizes = [(80, 24), (120, 35), (160, 50), (220, 60)]

  @Test(arguments: sizes) func `it looks as recorded`(columns: Int, rows: Int) async throws {
    let stage = try stage(columns: columns, rows: rows)
    try await stage.wait(for: "◆ Paper 101")
    try await stage.wait(untilGone: " … ")
    try await stage.expect("wall-\(columns)x\(rows)")
  }

  @Test(arguments: [(80, 24, 3), (110, 30, 4), (160, 50, 12), (220, 60, 16), (59, 24, 0)])
  func `it has as many pictures as fit`(columns: Int, rows: Int, count: Int) async throws {
    let stage = try stage(columns: columns, rows: rows)
    try await stage.wait(for: count > 0 ? "not loaded" : "Title")
    try await stage.wait(untilGone: " … ")
    let kept = stage.lines.reduce(0) { $0 + $1.filter { $0 == "◆" }.count }
    let frames = kept + stage.lines.reduce(0) { $0 + $1.filter { $0 == "┌" }.count }
    #expect(frames == count)
  }

  @Test(arguments: [(160, 50, 1, 40), (160, 50, 2, 40), (220, 60, 1, 50), (220, 60, 4, 33), (80, 24, 1, 17)])
  func `a few pages have larger pictures, in the shape of a page`(
    columns: Int, rows: Int, pages: Int, height: Int
  ) async throws {
    let stage = Stage(
      columns: columns, rows: rows, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: StubArchive(try .frontPages(pages)),
      route: .frontPages(try PageID.frontPage(100).issue.date, state: nil))
    try await stage.wait(for: "not loaded")
    let lines = stage.lines
    let top = try #require(lines.firstIndex { $0.contains("┌") })
    let bottom = try #require(lines.firstIndex { $0.contains("└") })
    #expect(lines[top].count { $0 == "┌" } == pages, "all are in sight, beside each other: \(lines)")
    let frame = try #require(lines[top].split(separator: " ").first).count
    #expect(bottom - top + 1 >= height && abs(frame * 2 / 3 - (bottom - top)) < 3, "\(lines)")
    #expect(lines[bottom + 1].contains("▸Paper 100") && lines[bottom + 2].contains("Toledo, Ohio"))
  }

  @Test(arguments: [1, 2]) func `a title uses the room of missing pages`(pages: Int) async throws {
    var contents = try StubArchive.Contents.frontPages(pages)
    let title = "The Demonstration Herald, Advertiser"
    for lccn in contents.titles.keys { contents.titles[lccn] = title }
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: StubArchive(contents),
      route: .frontPages(try PageID.frontPage(100).issue.date, state: nil))
    try await stage.wait(for: "not loaded")
    let line = try #require(stage.lines.first { $0.hasPrefix("▸The Demonstration") })
    #expect(line.split(separator: "  ").count == pages && !line.contains("…"), "\(stage.lines)")
  }

  @Test(arguments: sizes) func `two pages look as recorded`(columns: Int, rows: Int) async throws {
    let two = StubArchive(try .frontPages(2))
    var contents = try StubArchive.Contents.frontPages(2)
    contents.scans = [try .frontPage(101): StubArchive.picture]
    contents.scanFailures[try .frontPage(100)] = .notHere(what: "a scan")
    let stage = Stage(
      columns: columns, rows: rows, service: StubDirectory(Newspaper.samples, isLocal: true), archive: two,
      route: .frontPages(try PageID.frontPage(100).issue.date, state: nil),
      kept: StubArchive(contents, name: "this machine"))
    try await stage.wait(for: "◆ Paper 101")
    try await stage.wait(untilGone: " … ")
    try await stage.expect("wall-of-two-\(columns)x\(rows)")
  }

  @Test func `nothing is requested until the reader says so`() async throws {
    let stage = try stage()
    try await stage.wait(for: "not loaded")
    stage.press("l", "j", "h", "k", "PgDn", "G", "g", "g")
    try await stage.wait(for: "Paper 100")
    #expect(archive.asked == ["front pages 1916-01-06"])
    stage.press("v")
    try await stage.wait(for: "◆ Paper 100")
    #expect(scans == ["scan \(try PageID.frontPage(100)) 300"])
    try await stage.wait(untilGone: "Loading the picture")
  }

  @Test func `keys move in both directions`() async throws {
    let stage = try stage(columns: 110, rows: 50)
    try await stage.wait(for: "1 of 41")
    for (key, position) in [
      ("l", 2), ("Right", 3), ("j", 7), ("Down", 11), ("h", 10), ("k", 6), ("G", 41), ("Up", 37),
      ("Down", 41),
    ] {
      stage.press(Key(stringLiteral: key))
      #expect(stage.lines[48].contains("\(position) of 41"), "\(key)")
      #expect(stage.lines.contains { $0.contains("▸Paper \(99 + position)") }, "the selected one is in sight")
    }
    #expect(stage.cursor != nil)
  }

  @Test func `many are loaded once the reader has seen the price`() async throws {
    let stage = try stage()
    try await stage.wait(for: "◆ Paper 101")
    stage.press("a")
    try await stage.wait(for: "40 requests")
    stage.press("Enter")
    try await stage.wait(untilGone: "40 requests")
    #expect(scans.isEmpty, "the harmless choice comes first")
    stage.press("a")
    try await stage.wait(for: "40 requests")
    stage.press("Down", "Down", "Enter")
    try await stage.wait(untilGone: "not loaded")
    try await stage.wait(for: "◆ Paper 102")
    #expect(scans == (try [100, 102].map { "scan \(try PageID.frontPage($0)) 300" }))
    stage.press("j")
    try await stage.wait(for: "◆ Paper 105")
    #expect(scans.count == 5)
    stage.press("]")
    try await stage.wait(for: "has no front pages")
    stage.press("[")
    try await stage.wait(for: "◆ Paper 103")
    stage.press("j", "j")
    try await stage.wait(for: "Paper 109")
    try await stage.wait(for: "not loaded")
    #expect(scans.count == 5, "another day is another matter")
  }

  @Test func `a click selects, another opens, and the wheel moves by a line`() async throws {
    let stage = try stage(columns: 110, rows: 50)
    try await stage.wait(for: "1 of 41")
    stage.click(row: 30, column: 60)
    #expect(stage.lines[48].contains("7 of 41"))
    stage.click(row: 49, column: 200)
    stage.click(row: 45, column: 60)
    #expect(stage.lines[48].contains("7 of 41"), "below the pictures is nothing")
    _ = stage.lines
    stage.window.handle(.mouse(MouseEvent(.wheel(.down), row: 30, column: 60)))
    #expect(
      stage.lines.contains { $0.contains("Paper 111") } && !stage.lines.contains { $0.contains("Paper 103") })
    stage.click(row: 10, column: 60)
    try await stage.wait(for: "Paper 106")
    #expect(stage.navigator.screens.count == 2)
  }

  @Test func `Enter reads, and a state narrows the day`() async throws {
    let stage = try stage()
    try await stage.wait(for: "not loaded")
    stage.press("f")
    try await stage.wait(for: "Any state")
    stage.type("new york")
    try await stage.wait(for: "1 of 1")
    stage.press("Enter")
    try await stage.wait(for: "in New York")
    #expect(archive.asked.last == "front pages 1916-01-06 New York")
    stage.press("l", "Enter")
    try await stage.wait(for: "Paper 101, 1916-01-06")
  }

  @Test func `without pictures it is a list`() async throws {
    let stage = try stage(columns: 59)
    try await stage.wait(for: "1 of 41")
    #expect(stage.lines[2].contains("▸   Paper 100"))
    stage.press("j", "a")
    #expect(stage.lines[23].contains("Pictures need colors"))
    stage.press("l")
    try await stage.wait(for: "Paper 101, 1916-01-06")
    stage.press("Esc")
    try await stage.wait(for: "2 of 41")
    #expect(scans.isEmpty)
  }
}
