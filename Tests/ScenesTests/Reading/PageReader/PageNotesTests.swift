import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// The reader's notes on a page, in its text.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PageNotesTests {
  private let folder = TemporaryFolder()
  private let archive: StubArchive
  private let library: LibraryFile

  init() throws {
    archive = StubArchive(try .sample(), name: "news.example")
    library = LibraryFile(path: folder.file("library.sqlite"))
  }

  private func stage(_ route: Route? = nil, columns: Int = 80) throws -> Stage {
    Stage(
      columns: columns, rows: 24, archive: archive, library: library,
      route: try route ?? .page(.sample(1), title: nil))
  }

  private func clip() throws -> Excerpt {
    Excerpt(
      id: "3f0c9a51d2e87b64", of: try .sample(1), regions: [PageBox(x: 0.1, y: 0.2, width: 0.3, height: 0.1)],
      note: "same captain as in the tribune of 3 Oct?",
      text: "Captain Amos Tolliver, who has been\non the river",
      tags: ["ferry"], added: 1_749_900_000)
  }

  @Test func `a clip is marked where its words are, and its note is below the paragraph`() async throws {
    try await library.put(try clip())
    let stage = try stage()
    let lines = try await stage.wait(for: "♦ 1 clip · 196 words")
    let marked = try #require(lines.firstIndex { $0.contains("♦ Captain Amos Tolliver") })
    let note = try #require(lines.firstIndex { $0.contains("╎ clip, June 14, 2025: same captain") })
    #expect(note > marked && lines[note - 1].contains("bill."), "\(lines)")
    #expect(lines[note].hasSuffix("#ferry") || lines[note + 1].contains("#ferry"))
    stage.press("A")
    let folded = stage.lines
    #expect(!folded.contains { $0.contains("╎") } && folded.contains { $0.contains("♦ Captain") })
    stage.press("A")
    #expect(stage.lines.contains { $0.contains("╎ clip") })
    // Printed lines are broken differently from the words of the clip.
    stage.press("w")
    #expect(stage.lines.contains { $0.contains("♦ ") && $0.contains("Captain Amos Tolliver") })
  }

  @Test func `a page opens at its clip`() async throws {
    var late = try clip()
    late = Excerpt(
      of: late.page, regions: late.regions, headline: "Concert", text: "A concert for the benefit", added: 1)
    let stage = try stage(.excerpt(late))
    try await library.put(late)
    try await stage.wait(for: "196 words")
    let there = try self.stage(.excerpt(late))
    try await there.wait(for: "♦ A concert for the benefit")
    #expect(!there.lines.contains { $0.contains("EVENING STAR.") })
  }

  @Test func `days with notes are marked in the calendar, even one just written`() async throws {
    let lccn = try PageID.sample(1).issue.lccn
    let stage = try stage(.calendar(lccn, title: nil, date: IssueDate("1865-10-02")))
    try await stage.wait(for: "1 issue")
    #expect(!stage.lines.contains { $0.contains("♦") })
    stage.press("Enter")
    try await stage.wait(for: "196 words")
    stage.press("e")
    try await stage.wait(for: "Note on page 1: ")
    stage.type("ferry day")
    stage.press("Enter")
    try await stage.wait(for: "╎ note, ")
    stage.press("q")
    try await stage.wait(for: "1 issue · ♦ 1 note")
    #expect(
      stage.lines.contains { $0.contains("2♦") } && stage.lines.contains { $0.contains("♦ note") })
  }

  @Test func `a note about the page is written, changed, and undone`() async throws {
    let stage = try stage()
    try await stage.wait(for: "196 words")
    stage.press("A")
    #expect(stage.lines.contains { $0.contains("No notes on this page; e writes one") })
    stage.press("e")
    try await stage.wait(for: "Note on page 1: ")
    stage.type("ferry day")
    stage.press("Enter")
    try await stage.wait(for: "╎ note, ")
    #expect(stage.lines[3].hasPrefix("♦"), "\(stage.lines)")
    stage.press("t")
    stage.type("war, New York")
    stage.press("Enter")
    try await stage.wait(for: "ferry day #“New York” #war")
    let saved = try #require(try await library.excerpts(of: .sample(1)).first)
    #expect(saved.note == "ferry day" && saved.tags == ["New York", "war"] && saved.regions.isEmpty)
    #expect(saved.newspaper.title == "Evening star" && saved.added == 1_750_000_000)
    // The note and the tags are one entry.
    #expect(try await library.excerpts(of: .sample(1)).count == 1)
    stage.press("u")
    try await stage.wait(untilGone: "#war")
    stage.press("u")
    try await stage.wait(untilGone: "╎")
    #expect(try await library.excerpts(of: .sample(1)).isEmpty)
  }

  @Test func `an emptied note is removed`() async throws {
    try await library.put(Excerpt(of: try .sample(1), note: "x", added: 1))
    let stage = try stage()
    try await stage.wait(for: "♦ 1 note")
    stage.press("e", "C-u", "Enter")
    try await stage.wait(for: "Note removed; u undoes: “x”")
    await stage.finishPendingWrites()
    #expect(try await library.excerpts(of: .sample(1)).isEmpty)
    stage.press("u")
    try await stage.wait(for: "♦ 1 note")
  }

  @Test func `the visible clip is edited, and at the beginning the page's note`() async throws {
    try await library.put(try clip())
    let stage = try stage()
    try await stage.wait(for: "♦ Captain")
    stage.press("e")
    try await stage.wait(for: "Note on page 1: ")
    stage.press("Esc", "5", "j", "e")
    try await stage.wait(for: "Note on this clip: same captain")
    stage.press("Esc")
  }

  @Test func `a note about the page opens at its beginning, wherever the page was left`() async throws {
    try await library.put(Excerpt(of: try .sample(1), note: "x", added: 1))
    let stage = try stage(.notes)
    try await stage.wait(for: "1 of 1")
    stage.press("Enter")
    try await stage.wait(for: "╎ note")
    stage.press("G")
    #expect(!stage.lines.contains { $0.contains("╎ note") })
    stage.press("h")
    try await stage.wait(for: "1 of 1")
    stage.press("Enter")
    try await stage.wait(for: "╎ note")
  }

  @Test func `headline, note and tags are distinguished`() async throws {
    try await library.put(
      Excerpt(
        of: try .sample(1), regions: [.whole], headline: "Is “Hell” Real?", note: "n",
        tags: ["Made Up", "ferry"], added: 1_749_900_000))
    try await stage().wait(for: "╎ clip, June 14, 2025: “Is ‘Hell’ Real?”: n #“Made Up” #ferry")
  }

  @Test func `a list within a list is indented, as are the lines that continue it`() async throws {
    let long = "- the steamer " + String(repeating: "Evening Star ", count: 6) + "of 1865"
    try await library.put(
      Excerpt(of: try .sample(1), note: "Ferries:\n- boats\n  \(long)\n- crews", added: 1_749_900_000))
    let lines = try await stage().wait(for: "╎ note, June 14, 2025: Ferries:")
    let shown = lines.filter { $0.contains("╎") }.map { String($0.drop { $0 != "╎" }) }
    #expect(
      shown.count == 5 && shown[1] == "╎ - boats" && shown[2].hasPrefix("╎   - the steamer"), "\(shown)")
    #expect(shown[3] == "╎   Evening Star Evening Star of 1865", "\(shown)")
    #expect(shown[4] == "╎ - crews")
  }

  @Test(arguments: [
    (80, "♦ 1 note, 1 clip · 196 words", "OCR"), (60, "♦ 1 note, 1 clip", "words"), (52, "♦ 2", "clip"),
  ])
  func `what does not fit above the page is dropped from the end`(
    columns: Int, shown: String, hidden: String
  ) async throws {
    try await library.put(try clip())
    try await library.put(Excerpt(of: try .sample(1), note: "x", added: 1))
    let stage = try stage(columns: columns)
    let lines = try await stage.wait(for: shown)
    #expect(lines[1].contains("page 1") && lines[1].contains(shown) && !lines[1].contains(hidden), "\(lines)")
  }

  @Test(arguments: [40, 60, 76, 78, 80, 120]) func `lines with notes fit`(columns: Int) async throws {
    try await library.put(try clip())
    try await library.put(
      Excerpt(of: try .sample(1), note: String(repeating: "longwordwithoutblanks", count: 9), added: 1))
    let stage = try stage(columns: columns)
    try await stage.wait(for: "╎ note")
    stage.press("PgDn", "PgUp", "G", "g", "g")
    #expect(stage.lines.contains { $0.contains("╎ longword") || $0.contains("longword") })
  }

  @Test func `right-to-left paragraphs have their mark on the right`() async throws {
    try await library.put(
      Excerpt(
        of: try .sample(3), regions: [.whole], headline: "x", text: "הספינה החדשה יצאה אל הנהר", added: 1))
    let stage = try stage(.page(.sample(3), title: nil))
    let lines = try await stage.wait(for: "╎ clip")
    #expect(lines.contains { $0.hasSuffix("♦") }, "\(lines)")
  }
}
