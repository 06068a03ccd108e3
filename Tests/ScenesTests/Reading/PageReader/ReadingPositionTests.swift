import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TestSupport
import Testing

/// A page opens where it was left, even in the next run of the program.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ReadingPositionTests {
  private let archive: StubArchive
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("library.sqlite")) }

  init() throws { archive = StubArchive(try .sample(), name: "news.example") }

  /// Another run of the program.
  private func stage(
    _ sequence: Int = 1, columns: Int = 80, rows: Int = 24, found: FoundPage? = nil
  ) throws -> Stage {
    Stage(
      columns: columns, rows: rows, archive: archive, library: library,
      route: .page(try .sample(sequence), title: nil, found: found))
  }

  private func position(_ sequence: Int = 1) async throws -> ReadingPosition? {
    try await library.position(in: try .sample(sequence))
  }

  @Test func `a page that was left opens at its line in the next run, and says so`() async throws {
    let stage = try stage()
    try await stage.wait(for: "196 words")
    stage.press("C-d")
    let left = stage.lines
    stage.press("Q")
    await stage.finishPendingWrites()
    let kept = try #require(try await position())
    #expect(kept.newspaper.title == "Evening star" && kept.read == 1_750_000_000 && !kept.isAtEnd)
    #expect(kept.place > 0 && kept.line == 12)
    #expect(kept.lines == 33)
    #expect(kept.source == .site("https://news.example"), "whose page it was")
    let next = try self.stage()
    try await next.wait(for: "At line 12 of 33, where you stopped; gg starts over")
    #expect(next.lines.prefix(20) == left.prefix(20), "the message has a line of its own below")
    next.press("Home")
    #expect(next.lines.contains { $0.contains("EVENING STAR.") })
    // At another width, the same words are at the top, on the same printed line.
    let narrow = try self.stage(columns: 44)
    try await narrow.wait(for: "At line 12 of 33")
    let first = try #require(left.dropFirst(3).first { !$0.isEmpty }).split(separator: " ")[0]
    #expect(narrow.lines[3].contains(first))
  }

  @Test func `starting over is remembered, too`() async throws {
    let stage = try stage()
    try await stage.wait(for: "196 words")
    stage.press("C-d", "?", "q", "Home", "Q")
    await stage.finishPendingWrites()
    #expect(try await position()?.place == 0)
    let next = try self.stage()
    try await next.wait(for: "196 words")
    #expect(!next.lines[23].contains("where you stopped"))
  }

  @Test func `the positions of turned pages are stored one by one`() async throws {
    let stage = try stage()
    try await stage.wait(for: "196 words")
    stage.press("G", "]")
    try await stage.wait(for: "50 words")
    stage.press("]")
    try await stage.wait(for: "31 words")
    stage.press("]")
    try await stage.wait(for: "This page has no text")
    stage.press("Q")
    await stage.finishPendingWrites()
    let kept = try await library.contents().positions
    #expect(Set(kept.map(\.page.sequence)) == [1, 2, 3, 4])
    #expect(try await position(1)?.isAtEnd == true)
    #expect(try await position(4)?.lines == 0)
    let next = try self.stage()
    try await next.wait(for: "At the end, where you stopped")
    // A message has a line of its own until a key is pressed.
    next.press("C-l")
    #expect(next.lines.contains { $0.contains("song.") })
  }

  @Test func `a found page opens at its words, not where it was left`() async throws {
    let stage = try stage()
    try await stage.wait(for: "196 words")
    stage.press("G", "Q")
    await stage.finishPendingWrites()
    let found = try self.stage(found: FoundPage(query: try SearchQuery.read("ferry").query))
    try await found.wait(for: "match 1 of")
    #expect(found.lines.contains { $0.contains("THE NEW FERRY") })
    #expect(!found.lines[23].contains("where you stopped"))
  }

  @Test func `nothing is stored about a page that never arrived`() async throws {
    archive.contents.failure = .unreachable(host: "news.example", .nameNotResolved)
    let stage = try stage()
    try await stage.wait(for: "cannot be reached")
    stage.press("Q")
    await stage.finishPendingWrites()
    #expect(try await library.contents().positions.isEmpty)
  }

  @Test func `an unwritable library does not prevent reading`() async throws {
    let stage = Stage(
      columns: 80, rows: 24, archive: archive, library: LibraryFile(path: "/proc/none/library.sqlite"),
      route: .page(try .sample(1), title: nil))
    try await stage.wait(for: "196 words")
    stage.press("C-d", "]")
    try await stage.wait(for: "50 words")
    stage.press("[")
    try await stage.wait(for: "196 words")
    #expect(!stage.lines.contains { $0.contains("✗") })
  }

  @Test func `pages read are listed, open where they were left, and can be forgotten and restored`()
    async throws
  {
    try await library.put(ReadingPosition.samples)
    archive.contents.texts[ReadingPosition.samples[1].page] = "Nothing new.\nThe end."
    let stage = Stage(
      columns: 120, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      library: library)
    try await stage.wait(for: "1 of 5")
    stage.press("'", "Tab", "Tab")
    try await stage.wait(for: "1 of 3")
    stage.press("j")
    #expect(stage.lines[4].contains("Oct 2, 1865, page 4, end"))
    #expect(stage.lines[5].contains("Oct 2, 1865, page 1, top"), "two pages of one newspaper")
    // The star is the page's own.
    stage.press("m")
    try await stage.wait(for: "▸ ★")
    #expect(try await library.bookmarked() == [.page(ReadingPosition.samples[1].page)])
    stage.press("d")
    try await stage.wait(for: "Forgot where you stopped; u undoes")
    try await stage.wait(for: "2 of 2")
    stage.press("d")
    try await stage.wait(for: "1 of 1")
    stage.press("d")
    try await stage.wait(for: "No pages read yet")
    stage.press("u", "u", "u")
    try await stage.wait(for: "1 of 3")
    #expect(try await library.contents().positions == ReadingPosition.samples)
    // Days find pages.
    stage.press("/")
    stage.type("1865-10-02 seq-4")
    try await stage.wait(for: "1 of 1")
    stage.press("Esc")
    try await stage.wait(for: "1 of 3")
    stage.press("j", "Enter")
    try await stage.wait(for: "Nothing new.")
  }

  @Test func `the history says where each newspaper was last read`() async throws {
    try await library.put(ReadingPosition.samples)
    try await library.record(Visit(Newspaper.samples[0], opened: 1_749_900_000))
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), library: library)
    try await stage.wait(for: "1 of 5")
    stage.press("'", "Tab")
    try await stage.wait(for: "read Oct 2, 1865, page 2, line 120 of 410")
  }
}
