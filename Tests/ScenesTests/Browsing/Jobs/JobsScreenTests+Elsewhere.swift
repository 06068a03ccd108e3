import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Jobs on Home, and made in the calendar.
extension JobsScreenTests {
  @Test func `Home has unfinished jobs, and an unreadable line is reported`() async throws {
    let home = try HomeStage()
    try await home.fill()
    try await fill()
    let stage = home.stage(columns: 100, rows: 50, desk: desk)
    try await stage.wait(for: "Jobs")
    let lines = stage.lines
    #expect(lines.contains { $0.hasPrefix(" Jobs ") && $0.contains("3 of 4, gj all") }, "\(lines)")
    #expect(!lines.contains { $0.contains("48.0 MB") })
    for _ in 1...4 { stage.press("Tab") }
    stage.press("Enter")
    try await stage.wait(for: "p pause")
  }

  @Test func `Home says why pages of the selected job are not available`() async throws {
    let home = try HomeStage()
    try await home.fill()
    try await fill()
    let stage = home.stage(columns: 100, rows: 50, desk: desk)
    try await stage.wait(for: "3 of 4, gj all")
    #expect(!stage.lines.contains { $0.contains("has no text") })
    for _ in 1...4 { stage.press("Tab") }
    stage.press("j", "j")
    #expect(stage.lines.contains { $0.hasPrefix("▸") && $0.contains("1 of 4 not available") })
    #expect(stage.lines[48].contains("news.example has no text"), "\(stage.lines)")
    stage.press("k")
    #expect(!stage.lines[48].contains("news.example has no text"))
    let transcript = await Transcript(of: home.stage(desk: desk))
    #expect(
      transcript.lines.contains { $0.hasSuffix("failed, 1 of 4 not available, news.example has no text.") },
      "\(transcript.lines)")
  }

  @Test func `a failed job has a line for the reason only if all have room for one`() async throws {
    try await fill()
    for id in 0..<9 {
      _ = try await store.add([QueuedJob(id: 0, wanted: .year(lccn, 1870 + id), added: 5)])
    }
    let stage = stage()
    try await stage.wait(for: "3 of 4 pages, 1 of 4 not available")
    #expect(!stage.lines.contains { $0.contains("has no text") }, "\(stage.lines)")
  }

  @Test func `D on Home removes a job, and u restores it before earlier removals`() async throws {
    let home = try HomeStage()
    try await home.fill()
    try await fill()
    let stage = home.stage(columns: 100, rows: 50, desk: desk)
    try await stage.wait(for: "3 of 4, gj all")
    stage.press("D")
    try await stage.wait(for: "Forgot where you stopped")
    for _ in 1...4 { stage.press("Tab") }
    stage.press("D")
    try await stage.wait(for: "Removed; what it downloaded is kept; u undoes")
    try await stage.wait(for: "2 of 3, gj all")
    stage.press("u")
    let lines = try await stage.wait(for: "Restored: ")
    #expect(lines[49].hasSuffix("; u undoes 1 more"), "\(lines[49])")
    try await stage.wait(for: "3 of 4, gj all")
    stage.press("u")
    try await stage.wait(for: "Restored where you stopped")
  }

  @Test func `u on Home also counts the jobs that it would restore`() async throws {
    let home = try HomeStage()
    try await home.fill()
    try await fill()
    let stage = home.stage(columns: 100, rows: 50, desk: desk)
    try await stage.wait(for: "3 of 4, gj all")
    for _ in 1...4 { stage.press("Tab") }
    stage.press("D")
    try await stage.wait(for: "2 of 3, gj all")
    stage.press("g", "g", "D")
    try await stage.wait(for: "Forgot where you stopped")
    stage.press("u")
    let lines = try await stage.wait(for: "Restored where you stopped")
    #expect(lines[49].contains("; u undoes 1 more"), "\(lines[49])")
    stage.press("u")
    try await stage.wait(for: "Restored: ")
    stage.press("u")
    try await stage.wait(for: "Nothing to undo")
  }

  @Test func `Y counts the pages of a newspaper that is completely here`() async throws {
    let known = try #require(archive.contents.issues.first { !$0.value.isEmpty })
    let date = try #require(known.value.first?.date)
    archive.contents.held = [known.key]
    let issues = known.value.filter { $0.date.year == date.year }
    for issue in issues { archive.contents.pageCounts[issue.id(of: known.key)] = 6 }
    let stage = Stage(
      columns: 100, rows: 24, archive: archive, route: .home,
      desk: StageQueue.makeDesk(store, kept: archive))
    stage.navigator.open(.calendar(known.key, title: nil, date: date))
    try await stage.wait(for: "\(date.year)")
    stage.press("Y")
    try await stage.wait(for: "▸ Text ")
    let count = Numerals.count(issues.count * 6, "page")
    #expect(stage.lines.contains { $0.contains(count) && !$0.contains("about \(count)") }, "\(stage.lines)")
  }
}
