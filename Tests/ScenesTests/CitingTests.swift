import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Citations of what is on a screen, copied in a style that is remembered.
@MainActor @Suite(.timeLimit(.minutes(2))) struct CitingTests {
  private let stage = Stage(columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true))

  @Test func `the citation style is chosen with its result visible, and is remembered`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("y", "C")
    try await stage.wait(for: "“Evening Star (Washington, D.C.), 1854–1972,”")
    stage.press("j", "j")
    try await stage.wait(for: "“Evening Star (Washington, D.C.), 1854–1972.”")
    stage.press("Enter")
    try await stage.wait(for: "Copied as MLA 9, works cited")
    #expect(stage.desktop.copied.last?.hasPrefix("“Evening Star (Washington, D.C.), 1854–1972.” ") == true)
    stage.press("j", "y", "c")
    try await stage.wait(for: "Copied as MLA 9, works cited")
    #expect(stage.desktop.copied.count == 2)
    stage.press("y", "C", "Esc")
    try await stage.wait(for: "2 of 5")
    #expect(stage.desktop.copied.count == 2)
  }

  @Test func `no key waits for a write after the answer`() async throws {
    let folder = TemporaryFolder()
    let stage = Stage(
      columns: 80, rows: 24, archive: StubArchive(try .sample(), name: "news.example"),
      library: LibraryFile(path: folder.file("library.sqlite")),
      route: .page(try .sample(1), title: nil))
    try await stage.wait(for: "196 words")
    stage.press("y", "C")
    try await stage.wait(for: "Cite as")
    // Where the page was left is stored once the question is answered.
    #expect(stage.navigator.screens[0].pendingWork.isEmpty)
    stage.press("q")
    await stage.finishPendingWrites()
    #expect(stage.navigator.screens.count == 1)
  }

  @Test func `a headline and authors are entered, and the citation is appended to a file`() async throws {
    let stage = Stage(
      columns: 80, rows: 24, archive: StubArchive(try .sample(), name: "news.example"),
      route: .page(try .sample(1), title: nil))
    try await stage.wait(for: "196 words")
    stage.press("y", "C")
    try await stage.wait(for: "Evening Star")
    stage.press("h")
    stage.type("The New Ferry")
    stage.press("Enter")
    try await stage.wait(for: "“The New Ferry,”")
    stage.press("a")
    stage.type("Example, Ann; {Associated Press}")
    stage.press("Enter")
    try await stage.wait(for: "Ann Example and Associated Press, “The New Ferry,”")
    stage.press("s")
    try await stage.wait(for: "Append to: citations.txt")
    stage.type("Mine.bib")
    stage.press("Enter")
    try await stage.wait(for: "✗ Mine.bib is for BibTeX: pick that style, or another file")
    #expect(stage.desktop.appended.isEmpty)
    stage.press("s", "Enter")
    try await stage.wait(for: "Appended as Chicago 18, note to /home/citations.txt")
    let appended = try #require(stage.desktop.appended.first)
    #expect(
      appended.file == "citations.txt" && appended.text.hasPrefix("Ann Example and Associated Press, “"))
    #expect(appended.text.hasSuffix("\n") && stage.desktop.copied.isEmpty)
  }

  @Test(arguments: [("BibTeX", 8), ("RIS", 10)])
  func `a file of records gets no record twice, and no two with the same key`(style: String, row: Int)
    async throws
  {
    let stage = Stage(
      columns: 80, rows: 24, archive: StubArchive(try .sample(), name: "news.example"),
      route: .page(try .sample(1), title: nil))
    try await stage.wait(for: "196 words")
    func append(_ headline: String) async throws {
      stage.press("y", "C")
      try await stage.wait(for: "Cite as")
      stage.press("h")
      stage.type(headline)
      stage.press("Enter")
      try await stage.settle()
      stage.press("g", "g")
      for _ in 0..<row { stage.press("j") }
      stage.press("s")
      try await stage.wait(for: "Append to: ")
      stage.press("Enter")
    }
    try await append("A New Ferry Opens")
    try await stage.wait(for: "Appended as \(style) to ")
    try await append("A New Ferry Opens")
    try await stage.wait(for: "This citation is already in /home/citations.")
    #expect(stage.desktop.appended.count == 1)
    try await append("A New Ferry Sinks")
    try await stage.wait(for: "Appended as \(style) to ")
    let last = try #require(stage.desktop.appended.last).text
    #expect(stage.desktop.appended.count == 2 && last.contains("_a-new-ferry_2"), "\(last)")
  }

  @Test func `a newspaper has no headline, and a CSL-JSON file cannot be appended to`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("y", "C")
    try await stage.wait(for: "“Evening Star (Washington, D.C.), 1854–1972,”")
    stage.press("h")
    try await stage.wait(for: "Headlines and authors are for a page or an issue")
    stage.press("G", "s")
    try await stage.wait(for: "✗ A CSL-JSON file is one list")
    #expect(stage.desktop.appended.isEmpty && stage.desktop.copied.isEmpty)
  }
}
