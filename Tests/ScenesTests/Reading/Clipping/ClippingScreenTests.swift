import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

/// Clip mode as readers see it, and what they see of earlier clips.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ClippingScreenTests {
  private let folder = TemporaryFolder()
  private let page: PageID
  private let archive: StubArchive

  init() throws {
    page = try .sample(1)
    var contents = try StubArchive.Contents.sample()
    contents.scans[page] = SampleJPEG.file(SampleJPEG.picture(width: 48, height: 64))
    contents.layouts[page] = PageLayout(blocks: [
      ClippingScreenTests.block(["THE NEW FERRY", "RUNS AT LAST"], y: 0.1),
      ClippingScreenTests.block(["The steam ferry between", "the wharf and Alexandria"], y: 0.2),
    ])
    archive = StubArchive(contents, name: "news.example")
  }

  private static func block(_ lines: [String], y: Double) -> PageLayout.Block {
    PageLayout.Block(
      lines: lines.enumerated().map { number, line in
        PageLayout.Line(
          words: line.split(separator: " ").enumerated().map { place, word in
            PageLayout.Word(
              String(word),
              box: PageBox(
                x: 0.1 + 0.1 * Double(place), y: y + 0.02 * Double(number), width: 0.1, height: 0.02)
            )
          })
      })
  }

  private func stage(columns: Int, library: any PersonalLibrary = NoLibrary()) -> Stage {
    Stage(
      columns: columns, rows: columns < 100 ? 24 : 50, archive: archive, library: library,
      route: .page(page, title: "Evening star"))
  }

  @Test func `clip mode looks as recorded`() async throws {
    let stage = stage(columns: 80)
    try await stage.wait(for: "page 1 of 4")
    stage.press("C")
    try await stage.wait(for: "% at ")
    try await stage.wait(for: "8 words")
    stage.press("v")
    try await stage.wait(for: "The steam ferry")
    try await stage.expect("clip-80x24")
    stage.press("k", "c", "Enter")
    try await stage.wait(for: "Headline: The New Ferry")
    try await stage.expect("clip-headline-80x24")
  }

  @Test func `Tab suggests the next line, and Esc leaves the clip as it was`() async throws {
    let stage = stage(columns: 80)
    try await stage.wait(for: "page 1 of 4")
    stage.press("C")
    try await stage.wait(for: "8 words")
    stage.press("c", "Enter", "Tab")
    try await stage.wait(for: "Headline: Runs at Last")
    stage.press("S-Tab")
    try await stage.wait(for: "Headline: The New Ferry")
    stage.type("Mine")
    try await stage.wait(for: "Headline: Mine")
    stage.press("Esc")
    try await stage.wait(untilGone: "Headline: ")
    stage.press("Enter", "Enter")
    try await stage.wait(for: "Clips cannot be saved here")
    stage.press("Esc")
    try await stage.wait(untilGone: "% at ")
  }

  @Test func `earlier clips are framed on the scan and marked in the text`() async throws {
    let library = LibraryFile(path: folder.file("library.sqlite"))
    let region = PageBox(x: 0.1, y: 0.1, width: 0.3, height: 0.04)
    try await library.put(
      Excerpt(
        of: page, regions: [region], headline: "The New Ferry", text: "THE NEW FERRY RUNS AT LAST", added: 5))
    let stage = stage(columns: 160, library: library)
    try await stage.wait(for: "♦ THE NEW FERRY")
    let reader = try #require(stage.navigator.top as? PageReaderScreen)
    for _ in 0..<5000 where reader.scan.shownContent?.drawn?.source.frames.isEmpty ?? true {
      _ = stage.lines
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(reader.scan.shownContent?.drawn?.source.frames == [ScanFrame(region, .earlier)])
  }
}
