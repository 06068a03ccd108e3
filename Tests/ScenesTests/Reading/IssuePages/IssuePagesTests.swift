import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// The pages of an issue as pictures.
@MainActor @Suite(.timeLimit(.minutes(2))) struct IssuePagesTests {
  private let archive: StubArchive
  private let kept: StubArchive
  private let issue: IssueID

  init() throws {
    var contents = try StubArchive.Contents.sample()
    issue = try PageID.sample(1).issue
    let day = issue.date
    contents.issues[issue.lccn, default: []].append(ListedIssue(date: day, edition: 2))
    contents.issues[issue.lccn]?.sort()
    contents.pageCounts[IssueID(lccn: issue.lccn, date: day, edition: 2)] = 2
    contents.hosts = ["news.example"]
    contents.unfilmed = [try .sample(4)]
    var here = StubArchive.Contents()
    for sequence in 1...4 {
      let page = try PageID.sample(sequence)
      contents.scans[page] = StubArchive.picture
      here.scanFailures[page] = sequence == 2 ? nil : .notHere(what: "a scan")
    }
    here.scans = [try .sample(2): StubArchive.picture]
    for edition in 1...2 {
      here.scanFailures[try .sample(edition, edition: 2)] = .notHere(what: "a scan")
    }
    // Texts are requested only from this machine; one that is not here fails.
    contents.pageFailures[try .sample(3)] = .notHere(what: "the text")
    archive = StubArchive(contents)
    kept = StubArchive(here, name: "this machine")
  }

  private func stage(columns: Int = 80, rows: Int = 24, first: Int? = nil) -> Stage {
    Stage(
      columns: columns, rows: rows, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: archive,
      route: .issue(issue, title: "Evening star", first: first), kept: kept)
  }

  private func hints(_ stage: Stage) -> [String] {
    stage.navigator.top?.hints.filter { $0.hint != nil }.map { "\($0.command)" } ?? []
  }

  @Test func `only available commands are hinted`() async throws {
    archive.contents.pageFailures = [:]
    let stage = stage(columns: 120, rows: 35)
    try await stage.wait(for: "not loaded")
    #expect(Set(hints(stage)).isSuperset(of: ["next-edition", "load-pictures", "load-picture"]))
    stage.press("l")
    try await stage.wait(for: "2 of 4")
    try await stage.wait(for: "▒")
    #expect(!hints(stage).contains("load-picture"), "it is here")
    stage.press("a")
    for words in ["not loaded", "waits", "loading"] { try await stage.wait(untilGone: words) }
    #expect(!hints(stage).contains("load-pictures"), "all are here")
    let narrow = self.stage(columns: 38)
    try await narrow.wait(for: "page 1")
    #expect(!hints(narrow).contains("load-pictures"), "there is no room for pictures")
    archive.contents.issues[issue.lccn]?.removeAll { $0.edition == 2 }
    let single = self.stage()
    try await single.wait(for: "page 1")
    #expect(!hints(single).contains("next-edition"))
  }

  private var scans: [String] { archive.asked.filter { $0.hasPrefix("scan") } }

  @Test(arguments: [(80, 24), (120, 35), (160, 50), (220, 60)])
  func `it looks as recorded`(columns: Int, rows: Int) async throws {
    let stage = stage(columns: columns, rows: rows)
    try await stage.wait(for: "▒▒▒")
    try await stage.wait(for: "words")
    try await stage.wait(untilGone: " … ")
    try await stage.expect("issue-\(columns)x\(rows)")
  }

  @Test func `six pages fill a tall window in two lines of three`() async throws {
    archive.contents.pageCounts[issue] = 6
    let stage = stage(columns: 160, rows: 50)
    try await stage.wait(for: "▒▒▒")
    let lines = try await stage.wait(for: "page 6")
    let words = lines.filter { $0.contains("page 3 ") || $0.hasSuffix("page 3") }
    #expect(words.allSatisfy { !$0.contains("page 4") }, "\(lines)")
    #expect(lines.count { $0.contains("┌───") } == 2, "\(lines)")
    stage.press("j")
    try await stage.wait(for: "4 of 6")
  }

  @Test func `local pictures are shown, and others are loaded when the reader says so`() async throws {
    archive.contents.pageFailures = [:]
    let stage = stage(columns: 120, rows: 35, first: 3)
    try await stage.wait(for: "▸page 3")
    try await stage.wait(for: "◆ page 2")
    #expect(scans.isEmpty)
    stage.press("a")
    for words in ["not loaded", "waits", "loading"] { try await stage.wait(untilGone: words) }
    #expect(scans == (try [1, 3].map { "scan \(try PageID.sample($0)) 300" }), "page 4 has no scan")
    stage.press("l", "h", "h", "Enter")
    try await stage.wait(for: "page 2 of 4")
    #expect(stage.navigator.screens.count == 2)
  }

  @Test func `the editions of a day follow each other`() async throws {
    let stage = stage()
    try await stage.wait(for: "edition 1 of 2 · 4 pages")
    stage.press("Tab")
    try await stage.wait(for: "edition 2 of 2 · 2 pages")
    #expect(stage.lines[0].contains("Evening star, 1865-10-02, edition 2"))
    stage.press("Tab")
    try await stage.wait(for: "edition 1 of 2")
    #expect(scans.isEmpty)
  }

  @Test func `without room for pictures it is a list`() async throws {
    let stage = stage(columns: 39)
    try await stage.wait(for: "word")
    #expect(stage.lines.contains { $0.contains("▸ ◆ page 1") })
    #expect(stage.lines.contains { $0.contains("page 4   ") && $0.contains("not scanned") })
    stage.press("j", "l")
    try await stage.wait(for: "page 2 of 4")
  }

  @Test func `a picture on this machine counts in the list, too`() async throws {
    archive.contents.pageFailures[try .sample(2)] = .notHere(what: "the text")
    let stage = stage(columns: 120, rows: 35)
    try await stage.wait(for: "▒▒▒")
    stage.resize(columns: 39, rows: 24)
    let lines = try await stage.wait(for: "  ◆ page 2")
    #expect(!lines.contains { $0.contains("▒") }, "\(lines)")
  }

  @Test func `the calendar and a page lead to it`() async throws {
    let stage = Stage(.calendar(issue.lccn, title: "Evening star", date: issue.date), archive)
    try await stage.wait(for: "2 editions")
    stage.press("i")
    try await stage.wait(for: "edition 1 of 2")
    stage.press("Right", "Enter")
    try await stage.wait(for: "page 2 of 4")
    stage.press("I")
    try await stage.wait(for: "▸page 2")
  }

  @Test(arguments: [(120, 35), (80, 24)])
  func `pages that were read show how far`(columns: Int, rows: Int) async throws {
    let folder = TemporaryFolder()
    let library = LibraryFile(path: folder.file("library.sqlite"))
    let newspaper = Newspaper(lccn: issue.lccn, title: "Evening star")
    func position(_ sequence: Int, line: Int, isAtEnd: Bool = false) throws -> ReadingPosition {
      ReadingPosition(
        try .sample(sequence), of: newspaper, place: line > 1 ? 300 : 0, line: line, lines: 410,
        isAtEnd: isAtEnd, read: 5)
    }
    _ = try await library.put([
      try position(1, line: 120), try position(2, line: 400, isAtEnd: true), try position(3, line: 1),
    ])
    let stage = Stage(
      columns: columns, rows: rows, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: archive,
      library: library, route: .issue(issue, title: "Evening star"), kept: kept)
    try await stage.wait(for: "to line 120")
    try await stage.wait(for: "✓ read")
    try await stage.wait(for: "▒▒▒")
    try await stage.wait(untilGone: " … ")
    if columns == 120 {
      try await stage.wait(for: "▸◆ page 1")
      try await stage.wait(for: "◆ page 4")
      try await stage.expect("issue-read-120x35")
    }
    stage.press("Enter")
    try await stage.wait(for: "page 1 of 4")
    stage.press("G")
    // While its scan loads, q would only cancel that.
    try await stage.settle()
    stage.press("q")
    try await stage.wait(untilGone: "to line 120")
  }

  @Test func `an issue that cannot be loaded says why`() async throws {
    archive.contents.failure = .timedOut(host: "news.example", seconds: 30)
    let stage = stage()
    try await stage.wait(for: "did not answer")
    stage.press("Enter")
    #expect(stage.lines[23].contains("Pages not loaded; R retries"))
    archive.contents.failure = nil
    stage.press("R")
    try await stage.wait(for: "4 pages")
  }
}
