import Newspapers
import Presentation
import Scans
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

/// The scan below the text around the hits.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HitScanTests {
  private let pages: [TextSearch.Page]
  private let archive = StubArchive()
  private let kept: StubArchive

  init() throws {
    pages = try TextSearch.Page.samples()
    var contents = StubArchive.Contents.of(pages)
    contents.scans[pages[0].facts.page] = SampleJPEG.file(SampleJPEG.picture(width: 160, height: 200))
    contents.layouts[pages[0].facts.page] = PageLayout(blocks: [
      PageLayout.Block(lines: [
        PageLayout.Line(words: [
          PageLayout.Word("gold", box: PageBox(x: 0.1, y: 0.1, width: 0.1, height: 0.02)),
          PageLayout.Word("and", box: PageBox(x: 0.2, y: 0.1, width: 0.1, height: 0.02)),
          PageLayout.Word("gold", box: PageBox(x: 0.5, y: 0.8, width: 0.1, height: 0.02)),
        ])
      ])
    ])
    kept = StubArchive(contents, name: "this machine")
  }

  private func stage(_ columns: Int = 160, _ rows: Int = 50, kept: StubArchive? = nil) -> Stage {
    Stage(
      columns: columns, rows: rows, archive: archive, search: SearchSources(local: StubSearch(pages)),
      now: 600, route: .search("gold", isAsked: true), kept: kept ?? self.kept)
  }

  private func hasPicture(_ stage: Stage) throws -> Bool {
    _ = stage.lines
    return try pane(stage)?.drawn != nil
  }

  private func pane(_ stage: Stage) throws -> PageScanContent? {
    let screen = try #require(stage.navigator.top as? SearchScreen)
    return screen.components.compactMap { $0 as? PageScanPane }.first?.shownContent
  }

  @Test func `a local scan is shown, with the hit boxed and visible`() async throws {
    let stage = stage()
    try await stage.wait(for: "hit 1 of 2")
    for _ in 0..<2000 where try !hasPicture(stage) { try await Task.sleep(for: .milliseconds(2)) }
    #expect(try hasPicture(stage), "\(stage.lines)")
    for _ in 0..<2000 where try pane(stage)?.drawn?.source.marks.count != 2 {
      _ = stage.lines
      try await Task.sleep(for: .milliseconds(2))
    }
    let first = try #require(try pane(stage))
    #expect(first.drawn?.source.marks.count == 2 && first.view.region.y < 0.1 && first.view.zoom > 1)
    stage.press("n")
    for _ in 0..<2000 where try (pane(stage)?.view.region.y ?? 0) < 0.3 {
      _ = stage.lines
      try await Task.sleep(for: .milliseconds(2))
    }
    let region = try #require(try pane(stage)).view.region
    #expect(region.y <= 0.8 && region.y + region.height >= 0.82, "\(region)")
    #expect(archive.asked.allSatisfy { !$0.hasPrefix("scan") && !$0.hasPrefix("layout") }, "\(archive.asked)")
  }

  @Test func `another size of the scan will do`() async throws {
    kept.scanFailure = .notHere(what: "scan")
    let stage = stage()
    try await stage.wait(for: "hit 1 of 2")
    for _ in 0..<500 where kept.asked.filter({ $0.hasPrefix("scan") }).count < 16 {
      _ = stage.lines
      try await Task.sleep(for: .milliseconds(2))
    }
    let widths = kept.asked.filter { $0.hasPrefix("scan") }.map {
      $0.split(separator: " ").last.map(String.init)
    }
    #expect(Set(widths) == Set(stride(from: 100, through: 1600, by: 100).map(String.init)))
    #expect(try !hasPicture(stage))
  }

  @Test func `without a scan, or room for one, the text gets all the space`() async throws {
    let small = stage(120, 24)
    try await small.wait(for: "hit 1 of 2")
    #expect(try !hasPicture(small) && kept.asked.allSatisfy { !$0.hasPrefix("scan") })
    let without = stage(160, 50, kept: StubArchive(.of(pages)))
    try await without.wait(for: "hit 1 of 2")
    try await Task.sleep(for: .milliseconds(100))
    #expect(try !hasPicture(without))
  }
}
