import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// The list of notes and clips, key by key, over a real file.
@MainActor @Suite(.timeLimit(.minutes(2))) struct NotesScreenTests {
  private let here = LibraryStage()
  private var stage: Stage { here.stage }
  private var library: LibraryFile { here.library }

  private func open() async throws {
    for excerpt in Excerpt.samples { try await library.put(excerpt) }
    try await stage.wait(for: "1 of 5")
    stage.press("g", "n")
    try await stage.wait(for: "1 of 3")
  }

  @Test func `without notes it says how to write one`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("g", "n")
    try await stage.wait(for: "No notes yet")
    #expect(stage.lines.contains { $0.contains("Your notes about pages are listed here") })
    #expect(stage.lines.contains { $0.contains("Press e on a page to write a note about it") })
    stage.press("e")
    #expect(stage.lines.contains { $0.contains("No notes here") })
  }

  @Test func `in a wide window they have all of it`() async throws {
    stage.resize(columns: 160, rows: 40)
    try await open()
    #expect(stage.lines[1].contains("Tags") && stage.lines[1].contains("Newspaper"), "\(stage.lines[1])")
    #expect(!stage.lines.dropFirst().contains { $0.contains("│") }, "no list beside: \(stage.lines)")
  }

  @Test func `notes and clips are shown with headline, newspaper, date and tags`() async throws {
    try await open()
    let lines = stage.lines
    #expect(lines.contains { $0.hasPrefix("▸ ♦ ") && $0.contains("(no headline)") && $0.contains("ferry") })
    #expect(lines.contains { $0.contains("♦ Women Vote in Oregon") && $0.contains("New-York trib") })
    stage.press("G")
    try await stage.wait(for: "3 of 3")
    #expect(stage.lines.contains { $0.contains("“WOMEN VOTE The polls were open.”") })
    #expect(stage.lines.contains { $0.contains("Compare the Tribune of 3 Oct.") })
  }

  @Test func `typed words narrow them`() async throws {
    try await open()
    stage.press("/")
    stage.type("polls")
    try await stage.wait(for: "1 of 1")
    #expect(stage.lines.contains { $0.contains("Women Vote") })
    stage.type("x")
    try await stage.wait(for: "No match for “pollsx”")
    stage.press("Esc")
    try await stage.wait(for: "1 of 3")
  }

  @Test func `a note of several lines is edited without losing any`() async throws {
    try await open()
    stage.press("G", "e")
    try await stage.wait(for: "Note: The count is in.↵Compare the Tribune")
    stage.type("↵third")
    stage.press("Enter")
    try await stage.wait(for: "Note saved; u undoes")
    let saved = try await library.excerpt(Excerpt.samples[0].id)
    #expect(saved?.note == "The count is in.\nCompare the Tribune of 3 Oct.\nthird")
    #expect(saved?.headline == "Women Vote in Oregon" && saved?.regions.count == 2)
    stage.press("t")
    try await stage.wait(for: "Tags: Oregon, suffrage")
    stage.press("C-u")
    stage.type("vote, Oregon")
    stage.press("Enter")
    try await stage.wait(for: "Tags saved; u undoes")
    #expect(try await library.excerpt(Excerpt.samples[0].id)?.tags == ["Oregon", "vote"])
    stage.press("u")
    try await stage.wait(for: "♦ Tags of the clip restored: “Women Vote in Oregon”; u undoes 1 more")
    stage.press("u")
    try await stage.wait(for: "♦ Note of the clip restored")
    await stage.finishPendingWrites()
    let restored = try await library.excerpt(Excerpt.samples[0].id)
    #expect(restored?.note == Excerpt.samples[0].note && restored?.tags == ["Oregon", "suffrage"])
  }

  @Test func `a removed one can be restored`() async throws {
    try await open()
    stage.press("G", "D")
    try await stage.wait(for: "Clip removed; u undoes")
    try await stage.wait(for: "2 of 2")
    #expect(try await library.excerpt(Excerpt.samples[0].id) == nil)
    stage.press("u")
    try await stage.wait(for: "of 3")
    #expect(try await library.excerpt(Excerpt.samples[0].id)?.note == Excerpt.samples[0].note)
  }

  @Test func `it is cited with headline and author, and its page is opened in the browser`() async throws {
    try await open()
    stage.press("G", "y", "c")
    try await stage.wait(for: "Copied as Chicago 18, note")
    #expect(
      stage.desktop.copied.last?.hasPrefix(
        "Ann Mary Example, “Women Vote in Oregon,” *New-York Tribune*") == true)
    stage.press("k", "k", "o")
    try await stage.wait(for: "Opening https://nebnewspapers.unl.edu/lccn/sn83045462/1912-11-30/ed-1/seq-2/")
    stage.press("j", "j", "y", "t")
    try await stage.wait(for: "Copied WOMEN VOTE The polls were open.")
    stage.press("y", "C")
    // The frame comes before the styles: keys work once these are there.
    try await stage.wait(for: "▸ Chicago 18")
    stage.press("a")
    try await stage.wait(for: "Author: Example, Ann Mary")
    stage.press("Enter")
    try await stage.wait(for: "Ann Mary Example, “Women Vote in Oregon,”")
    stage.press("9", "G", "Enter")
    try await stage.wait(for: "Copied as BibTeX")
    let entry = try #require(stage.desktop.copied.last)
    #expect(
      entry.contains("author") && entry.contains("Example, Ann Mary"), "looking at it keeps it: \(entry)")
    #expect(entry.contains("image 12.") && !entry.contains("Compare the Tribune"), "\(entry)")
  }

  @Test func `nothing that a terminal would obey is drawn`() async throws {
    let evil = "a\u{1B}]0;x\u{7}b\u{202E}c\u{9B}31m }} | \rd"
    let page = Excerpt.samples[0].page
    try await library.put(
      Excerpt(
        of: page, newspaper: Newspaper(lccn: page.issue.lccn, title: evil), headline: evil, authors: [evil],
        note: evil, text: evil, tags: [evil], added: 1))
    try await stage.wait(for: "1 of 5")
    stage.press("g", "n")
    try await stage.wait(for: "1 of 1")
    for key in ["e", "Esc", "t", "Esc"] as [Key] {
      stage.press(key)
      for line in stage.lines {
        let isSafe = line.unicodeScalars.allSatisfy {
          $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && $0 != "\u{202E}"
        }
        #expect(isSafe, "\(line)")
      }
    }
  }
}
