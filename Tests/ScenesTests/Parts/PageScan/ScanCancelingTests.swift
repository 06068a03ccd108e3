import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Esc while a page is loading its text, its scan, or both.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ScanCancelingTests {
  private let archive: StubArchive

  init() throws {
    var contents = try StubArchive.Contents.sample()
    contents.scans[try .sample(1)] = StubArchive.picture
    archive = StubArchive(contents, name: "news.example")
  }

  /// A list of newspapers, which has all that it needs.
  private func stage(columns: Int) async throws -> Stage {
    let stage = Stage(columns: columns, rows: 50, archive: archive)
    try await stage.settle()
    return stage
  }

  /// From now on nothing is answered.
  private func hold() { archive.wait(for: { try? await Task.sleep(for: .seconds(600)) }) }

  /// Waits up to ten seconds until something of that kind has been requested.
  private func wait(for kinds: String..., on stage: Stage) async throws {
    for _ in 0..<5000 {
      _ = stage.lines
      if kinds.allSatisfy({ kind in archive.asked.contains { $0.hasPrefix(kind) } }) { return }
      try await Task.sleep(for: .milliseconds(2))
    }
    Testing.Issue.record("not all of \(kinds) were asked for: \(archive.asked)")
  }

  @Test func `it cancels both at once, R loads both, and a second Esc leaves`() async throws {
    let stage = try await stage(columns: 160)
    hold()
    stage.navigator.open(.page(try .sample(1), title: nil))
    try await wait(for: "text", "scan", on: stage)
    stage.press("Esc")
    try await stage.settle()
    #expect(stage.navigator.screens.count == 2 && stage.navigator.top?.isBusy == false)
    #expect(stage.lines.contains { $0.contains("✗ Canceled") }, "\(stage.lines)")
    #expect(stage.lines.contains { $0.contains("scan not loaded") }, "\(stage.lines)")
    archive.wait(for: nil)
    stage.press("R")
    try await stage.wait(for: "EVENING STAR.")
    try await stage.wait(for: "▒")
    try await stage.settle()
    stage.press("Esc")
    #expect(stage.navigator.screens.count == 1)
  }

  /// A page whose text is there; from now on nothing is answered.
  private func reader() async throws -> Stage {
    let stage = try await stage(columns: 80)
    stage.navigator.open(.page(try .sample(1), title: nil))
    try await stage.wait(for: "page 1 of 4")
    try await stage.settle()
    hold()
    return stage
  }

  @Test func `in place of a text, it cancels the scan and says so`() async throws {
    let stage = try await reader()
    stage.press("v")
    try await wait(for: "scan", on: stage)
    stage.press("Esc")
    try await stage.settle()
    #expect(stage.navigator.screens.count == 2 && stage.navigator.top?.isBusy == false)
    #expect(stage.lines.last?.contains("Loading canceled; R retries") == true, "\(stage.lines)")
  }

  @Test func `beside a text that is there, nobody waits for the scan, and it leaves at once`() async throws {
    let stage = try await reader()
    stage.resize(columns: 160, rows: 50)
    try await wait(for: "scan", on: stage)
    #expect(stage.lines.contains { $0.contains("EVENING STAR.") }, "\(stage.lines)")
    stage.press("Esc")
    #expect(stage.navigator.screens.count == 1)
  }

  @Test func `on the next page, too, it cancels the scan, and v loads it`() async throws {
    archive.contents.scans[try .sample(2)] = StubArchive.picture
    let stage = try await stage(columns: 160)
    stage.navigator.open(.page(try .sample(1), title: nil))
    try await stage.wait(for: "▒")
    try await stage.settle()
    stage.resize(columns: 80, rows: 50)
    stage.press("]")
    try await stage.wait(for: "page 2 of 4")
    try await stage.settle()
    hold()
    stage.press("v")
    let second: PageID = try .sample(2)
    try await wait(for: "scan \(second)", on: stage)
    stage.press("Esc")
    try await stage.wait(for: "Scan not loaded; v loads it")
    #expect(!stage.lines.contains { $0.contains("Loading the scan") }, "\(stage.lines)")
    archive.wait(for: nil)
    stage.press("v")
    try await stage.wait(for: "▒")
    #expect(!stage.lines.contains { $0.contains("not loaded") }, "\(stage.lines)")
  }
}
