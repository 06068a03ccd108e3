import MVP
import Newspapers
import Presentation
import Scans
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

/// The scan beside the text, or instead of it.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PageScanTests {
  private let archive: StubArchive
  /// Small, because the tests' encoder is slow.
  private static let picture = SampleJPEG.file(SampleJPEG.picture(width: 48, height: 64))

  init() throws {
    var contents = try StubArchive.Contents.sample()
    contents.scans[try .sample(1)] = PageScanTests.picture
    contents.scans[try .sample(2)] = Array("<html>".utf8)
    contents.layouts[try .sample(1)] = PageLayout(blocks: [
      PageLayout.Block(lines: [
        PageLayout.Line(words: [
          PageLayout.Word("ferry", box: PageBox(x: 0.5, y: 0.5, width: 0.1, height: 0.02))
        ])
      ])
    ])
    archive = StubArchive(contents, name: "news.example")
  }

  private func stage(_ sequence: Int = 1, columns: Int = 124, rows: Int = 24) throws -> Stage {
    Stage(columns: columns, rows: rows, archive: archive, route: .page(try .sample(sequence), title: nil))
  }

  private var scans: [String] { archive.asked.filter { $0.hasPrefix("scan") } }

  /// Whether it contains cells of a picture, as the stage shows them.
  private func isPicture(_ line: String) -> Bool { line.contains("▒") }

  private func waitForPicture(_ stage: Stage) async throws {
    try await wait(until: { stage.lines.contains(where: isPicture) })
  }

  /// Waits up to ten seconds.
  private func wait(until isSo: () -> Bool) async throws {
    for _ in 0..<5000 {
      if isSo() { return }
      try await Task.sleep(for: .milliseconds(2))
    }
    Testing.Issue.record("it never came to be so")
  }

  @Test func `from about 120 columns it is beside the text`() async throws {
    let stage = try stage()
    try await stage.wait(for: "page 1 of 4")
    try await waitForPicture(stage)
    #expect(stage.lines.contains { $0.contains("ferry") && $0.contains("│") })
    #expect(scans == ["scan sn83045462/1865-10-02/ed-1/seq-1 200"])
    stage.press("v")
    #expect(!stage.lines.contains(where: isPicture))
    stage.press("v")
    #expect(stage.lines.contains(where: isPicture))
    #expect(scans.count == 1, "what was seen before is not asked for again")
  }

  @Test func `in a narrow terminal it replaces the text`() async throws {
    let stage = try stage(columns: 80, rows: 24)
    try await stage.wait(for: "page 1 of 4")
    #expect(scans.isEmpty)
    stage.press("+")
    #expect(stage.lines.contains { $0.contains("press v") })
    let saysWhereInTheText = { (line: String) in line.hasSuffix(" top") || line.hasSuffix(" all") }
    #expect(stage.lines.contains(where: saysWhereInTheText))
    stage.press("v")
    try await waitForPicture(stage)
    #expect(!stage.lines.contains { $0.contains("ferry") || saysWhereInTheText($0) })
    stage.press("v")
    try await stage.wait(for: "ferry")
  }

  @Test func `an enlarged part is requested once the reader has stopped`() async throws {
    let stage = try stage()
    try await waitForPicture(stage)
    stage.press("+", "+", "+", "+", "+", "j", "l")
    try await stage.wait(for: "7.6×")
    try await wait(until: { scans.count == 2 })
    stage.press("0")
    try await stage.wait(untilGone: "7.6×")
  }

  @Test func `the whole page is not requested again after a part of it`() async throws {
    let presenter = PageScanPresenter(archive: archive, renderer: ScanRenderer(), pause: .zero)
    let room = ScanViewport.Room(width: 600, height: 600, pixels: 600)
    await presenter.look(at: try .sample(1), in: room)
    #expect(presenter.move { $0.enlarge(by: 7.6) })
    await presenter.settle()
    #expect(scans.count == 2)
    #expect(presenter.move { $0.showWhole() })
    await presenter.settle()
    #expect(scans.count == 2)
  }

  @Test func `a found word is scrolled into view`() async throws {
    let stage = try stage()
    try await waitForPicture(stage)
    try await stage.wait(for: "EVENING STAR.")
    stage.press("/")
    stage.type("ferry")
    stage.press("Enter")
    try await wait(until: { archive.asked.contains { $0.hasPrefix("layout") } })
    #expect(archive.asked.contains { $0.hasPrefix("layout sn83045462/1865-10-02") })
    try await stage.wait(for: "match 1 of")
  }

  @Test func `the wheel zooms at the pointer and dragging moves`() async throws {
    let stage = try stage()
    try await waitForPicture(stage)
    func mouse(_ action: MouseEvent.Action, _ row: Int, _ column: Int) {
      stage.window.handle(.mouse(MouseEvent(action, row: row, column: column)))
    }
    mouse(.wheel(.up), 12, 100)
    mouse(.wheel(.up), 12, 100)
    try await stage.wait(for: "2.3×")
    mouse(.press(.left), 12, 100)
    mouse(.drag(.left), 14, 95)
    mouse(.release(.left), 14, 95)
    mouse(.wheel(.down), 12, 100)
    try await stage.wait(for: "1.5×")
    mouse(.wheel(.down), 10, 10)
    try await stage.wait(untilGone: "EVENING STAR.")
    #expect(stage.lines.contains { $0.contains("1.5×") }, "over the text it scrolls the text")
  }

  @Test func `a file that is not a picture is reported`() async throws {
    let stage = try stage(2)
    try await stage.wait(for: "The scan is not a JPEG file.")
    try await stage.wait(for: "RÍO")
    #expect(stage.lines.contains { $0.contains("The scan is not a JPEG file.") }, "beside the text")
  }

  @Test func `a page without a scan leaves the space to the text`() async throws {
    let stage = try stage(3)
    try await stage.wait(for: "page 3 of 4")
    try await stage.wait(untilGone: "scan …")
    #expect(stage.lines.dropFirst(3).allSatisfy { !$0.contains("│") })
    stage.press("v")
    try await stage.wait(for: "No scan of this page")
  }

  @Test func `a page without text shows its scan`() async throws {
    archive.contents.scans[try .sample(4)] = archive.contents.scans[try .sample(1)]
    let stage = try stage(4)
    try await stage.wait(for: "This page has no text")
    try await waitForPicture(stage)
  }

  @Test func `movement keys apply to the scan after its column was enlarged`() async throws {
    let stage = try stage(2)
    stage.navigator.open(.page(try .sample(1), title: nil))
    try await stage.wait(for: "page 1 of 4")
    try await waitForPicture(stage)
    stage.press("c")
    try await stage.wait(for: "×")
    stage.press("h", "h")
    #expect(stage.lines.contains { $0.contains("page 1 of 4") }, "h has not gone back")
    stage.press("Tab", "h")
    #expect(stage.lines.contains { $0.contains("page 2 of 4") })
  }

  @Test func `hints say what the keys do there`() async throws {
    let stage = try stage()
    try await stage.wait(for: "EVENING STAR.")
    try await waitForPicture(stage)
    #expect(stage.lines[23].contains("w as printed") && !stage.lines[23].contains("c column"))
    stage.press("Tab")
    #expect(stage.lines[23].contains("c column  + zoom  0 whole  Tab text"))
    #expect(stage.lines[23].contains("? keys  q quit") && !stage.lines[23].contains("as printed"))
    stage.resize(columns: 80, rows: 24)
    #expect(stage.lines[23].contains("w as printed"), "there is no room for both")
    stage.press("v")
    #expect(stage.lines[23].contains("c column  + zoom  0 whole  v text"))
    stage.press("v")
    #expect(stage.lines[23].contains("w as printed"))
  }

  @Test func `movement keys apply to the scan after Tab`() async throws {
    let stage = try stage()
    try await stage.wait(for: "EVENING STAR.")
    try await waitForPicture(stage)
    stage.press("Tab", "=", "j", "j")
    #expect(stage.lines.contains { $0.contains("EVENING STAR.") }, "the text has not moved")
    stage.press("Space", "Space", "Space", "Space", "Space", "Space", "Space", "Space", "Space")
    try await stage.wait(for: "End of scan")
    stage.press("Tab", "C-d")
    try await stage.wait(untilGone: "EVENING STAR.")
    stage.press("Tab", "h", "Tab", "h")
    #expect(stage.window.isFinished == false)
  }
}
