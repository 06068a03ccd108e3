import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TestSupport
import Testing

/// The reader's notes on a page in accessible mode.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SpokenNotesTests {
  private let folder = TemporaryFolder()
  private let archive: StubArchive
  private let library: LibraryFile

  init() throws {
    archive = StubArchive(try .sample(), name: "news.example")
    library = LibraryFile(path: folder.file("library.sqlite"))
  }

  private func transcript(_ route: Route) async -> Transcript {
    await Transcript(of: Stage(columns: 80, rows: 24, archive: archive, library: library, route: route))
  }

  @Test func `where the reader stopped is said in paragraphs, whose numbers can be typed`() async throws {
    let page = try PageID.sample(1)
    let first = Stage(
      columns: 80, rows: 24, archive: archive, library: library, route: .page(page, title: nil))
    try await first.wait(for: "196 words")
    first.press("C-d", "Q")
    await first.finishPendingWrites()
    let lines = await transcript(.page(page, title: nil)).lines
    let stop = try #require(
      lines.first?.wholeMatch(of: /At paragraph ([0-9]+) of ([0-9]+), where you stopped\./))
    #expect(lines[1].hasSuffix(" Paragraph \(stop.1) of \(stop.2)."), "\(lines)")
    #expect(lines[2].hasPrefix("\(stop.1). "), "\(lines)")
  }

  @Test func `a paragraph that was left in its middle is said from there, and whole by its number`()
    async throws
  {
    let page = try PageID.sample(1)
    let words = (1...200).map { "word\($0)" }
    archive.contents.texts[page] = words.joined(separator: " ")
    let first = Stage(
      columns: 44, rows: 12, archive: archive, library: library, route: .page(page, title: nil))
    try await first.wait(for: "word43")
    first.press("C-d", "Q")
    await first.finishPendingWrites()
    let place = try #require(try await library.position(in: page)).place
    var before = 0
    let word = try #require(
      words.first { word in
        defer { before += word.count }
        return before == place
      })
    let next = await transcript(.page(page, title: nil))
    #expect(word != "word1" && next.lines[2].hasPrefix("1. Continued: \(word) "), "\(next.lines)")
    #expect(await next.answer(to: "1").contains { $0.hasPrefix("1. word1 word2 ") }, "\(next.lines)")
  }

  @Test func `where the reader stopped is a share in lists, which do not count printed lines`() throws {
    func words(_ line: Int, place: Int = 900, isAtEnd: Bool = false) throws -> String {
      ReadingPosition(
        try .sample(1), of: Newspaper.samples[1], place: place, line: line, lines: 400, isAtEnd: isAtEnd,
        read: 1
      ).spokenWords
    }
    #expect(try words(101) == "Oct 2, 1865, page 1, about 25 percent read")
    #expect(try words(1) == "Oct 2, 1865, page 1, about 1 percent read")
    #expect(try words(1, place: 0) == "Oct 2, 1865, page 1, top")
    #expect(try words(380, isAtEnd: true) == "Oct 2, 1865, page 1, end")
  }

  @Test func `the heading counts notes and clips, and a clip follows its paragraph`() async throws {
    let page = try PageID.sample(1)
    let clip = Excerpt(
      id: "3f0c9a51d2e87b64", of: page, regions: [PageBox(x: 0.1, y: 0.2, width: 0.3, height: 0.1)],
      note: "same captain?", text: "Captain Amos Tolliver, who has been\non the river", added: 1_749_900_000)
    try await library.put(clip)
    try await library.put(Excerpt(of: page, note: "a note about the page", added: 1_749_900_000))
    let start = await transcript(.page(page, title: nil)).lines
    let note = try #require(
      start.firstIndex { $0.hasPrefix("Your note, June 14, 2025: a note about the page") }, "\(start)")
    #expect(start[note + 1].hasPrefix("1. "), "\(start)")

    let there = await transcript(.excerpt(clip)).lines
    #expect(there.contains { $0.contains("1 note, 1 clip.") }, "\(there)")
    let paragraph = try #require(there.firstIndex { $0.contains(". Captain Amos Tolliver") }, "\(there)")
    #expect(there[paragraph + 1].hasPrefix("Your clip, June 14, 2025: same captain?"), "\(there)")
  }
}
