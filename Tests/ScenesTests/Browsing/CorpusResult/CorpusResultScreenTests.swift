import CorpusFolder
import Newspapers
import Presentation
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Keys of the counts of a result.
@MainActor @Suite(.timeLimit(.minutes(2))) struct CorpusResultScreenTests {
  private let folder = TemporaryFolder()

  private func stage(_ columns: Int = 80, terms: [String] = ["river"]) async throws -> Stage {
    let made = try MadeResult.sample(in: folder.path, terms: terms)
    try made.write()
    let stage = Stage(
      columns: columns, rows: 24, archive: StubArchive(), route: .result(.counts(CountQuery())),
      result: ResultRows(try ResultFolder(made.path)))
    try await stage.wait(for: "1 of 22")
    return stage
  }

  @Test func `the heading says what was counted and what is missing`() async throws {
    let lines = try await stage().lines
    #expect(lines[1] == " Counts of “river” in corpus herald", "\(lines)")
    #expect(
      lines[2].contains(" hits; ") && lines[2].contains(" pages read: ") && lines[2].contains("3 archives"))
    #expect(lines[3].hasPrefix(" ! 1 archive has not been read: dlc_fiji_ver01"))
    #expect(lines[4].hasPrefix(" ! 1 archive could not be read completely, so"))
  }

  @Test func `typed words narrow the list, and Esc clears them`() async throws {
    let stage = try await stage()
    stage.press("/")
    stage.type("ohio 190?")
    try await stage.wait(for: "1 of 6")
    #expect(stage.lines[0].contains("“ohio 190?”"))
    stage.press("Esc")
    try await stage.wait(for: "1 of 22")
  }

  @Test func `rows without hits are hidden and shown again`() async throws {
    let stage = try await stage()
    let before = stage.lines
    #expect(before.contains { $0.contains("hide zeros") })
    stage.press("H")
    try await stage.wait(for: "with hits")
    try await stage.wait(for: "1 of 18")
    #expect(stage.lines.contains { $0.contains("x clear filter") })
    stage.press("H")
    try await stage.wait(for: "1 of 22")
  }

  @Test func `filters are picked, and cleared one by one or all at once`() async throws {
    let stage = try await stage()
    stage.press("f")
    try await stage.wait(for: "Filter by")
    stage.type("ohio")
    try await stage.wait(for: "state ")
    stage.press("Enter")
    try await stage.wait(for: "1 of 9")
    stage.press("f")
    try await stage.wait(for: "Decade")
    stage.press("Down", "Enter")
    try await stage.wait(for: "1900s")
    stage.press("Down", "Enter")
    try await stage.wait(for: "1 of 6")
    #expect(stage.lines[0].contains("Ohio · 1900s"))
    stage.press("x")
    try await stage.wait(for: "All of these")
    stage.press("Enter")
    try await stage.wait(for: "1 of 16")
    stage.press("x")
    try await stage.wait(for: "1 of 22")
    stage.press("x")
    try await stage.wait(for: "No filter to clear")
  }

  @Test func `a filter without matches says so`() async throws {
    let stage = try await stage()
    stage.press("/")
    stage.type("texas")
    try await stage.wait(for: "No counts match “texas”")
    #expect(stage.lines[1] == " Counts of “river” in corpus herald")
    stage.press("Enter", "x")
    try await stage.wait(for: "1 of 22")
  }

  @Test func `sorting by rate starts with the highest`() async throws {
    let stage = try await stage()
    stage.press("s")
    try await stage.wait(for: "most first")
    stage.press("Down", "Down", "Enter")
    try await stage.wait(for: "by rate")
    try await stage.wait(for: "▸ 190")
    #expect(stage.lines.contains { $0.hasPrefix("▸ 190") && $0.contains("unknown") })
  }

  @Test func `a row without hits says that there are none`() async throws {
    let stage = try await stage()
    stage.press("/")
    stage.type("oregon 1899")
    try await stage.wait(for: "1 of 1")
    stage.press("Enter", "Enter")
    try await stage.wait(for: "“river” does not occur here")
    stage.press("q")
    try await stage.wait(for: "Counts of")
  }

  @Test func `hits are shown beside the counts if there is room`() async throws {
    let stage = try await stage(160)
    try await stage.wait(for: "“river” in Ohio, 1897")
    stage.press("j")
    try await stage.wait(for: "“river” in Oregon, 1897")
  }

  @Test func `the full line of a selected hit is below, and Enter opens its page`() async throws {
    let stage = try await stage()
    stage.press("/")
    stage.type("unknown 1903")
    try await stage.wait(for: "1 of 1")
    stage.press("Enter", "Enter")
    try await stage.wait(for: "The Demonstration Herald, March 7, 1903, page 1")
    stage.press("y", "t")
    try await stage.wait(for: "Copied the hit")
    #expect(
      stage.desktop.copied.first?.hasSuffix("\nThe Demonstration Herald, March 7, 1903, page 1") == true)
    stage.press("s")
    try await stage.wait(for: "Words after the hit")
    stage.press("Down", "Down", "Down", "Enter")
    try await stage.wait(for: "by words after")
    stage.press("Enter")
    try await stage.wait(for: "The Demonstration Herald, 190")
    #expect(stage.navigator.screens.count == 3)
  }

  @Test func `a page goes on from its hit, whichever is selected in the list`() async throws {
    let stage = try await stage()
    stage.press("/")
    stage.type("ohio 1897")
    try await stage.wait(for: "1 of 1")
    stage.press("Enter", "Enter")
    try await stage.wait(for: "1 of 17")
    stage.press("j", "T")
    try await stage.wait(for: "[2 ")
    stage.press("M-1", "G")
    try await stage.wait(for: "17 of 17")
    stage.press("M-2", "}")
    try await stage.wait(for: "Hit 3 of 17")
  }
}
