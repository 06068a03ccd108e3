import Foundation
import Newspapers
import ReadersLibrary
import Scenes
import Terminal
import TestSupport
import Testing

/// What keys do with the reader's library, on screens backed by a real file.
@MainActor @Suite(.timeLimit(.minutes(2))) struct BookmarksSceneTests {
  private let shelf = LibraryStage()
  private var library: LibraryFile { shelf.library }
  private var stage: Stage { shelf.stage }

  private func fill() async throws { for bookmark in Bookmark.samples { try await library.put(bookmark) } }

  private func notes() async throws -> [String: String] {
    try await library.contents().bookmarks.reduce(into: [:]) { $0[$1.newspaper.title] = $1.note }
  }

  @Test func `m adds and removes a bookmark, and u restores it`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("j", "m")
    try await stage.wait(for: "★ Bookmarked; m removes it")
    try await stage.wait(for: "▸ ★ Morning Oregonian")
    #expect(try await library.bookmarked().map(\.description) == ["sn83025138"])
    stage.press("m")
    try await stage.wait(for: "Bookmark removed; u undoes: “Morning Oregonian”")
    try await stage.wait(for: "▸   Morning Oregonian")
    #expect(try await library.bookmarked().isEmpty)
    stage.press("u")
    try await stage.wait(for: "★ Bookmark restored")
    try await stage.wait(for: "▸ ★ Morning Oregonian")
    // The earlier change had added the bookmark.
    stage.press("u")
    try await stage.wait(for: "Bookmark removed: “Morning Oregonian”")
    #expect(try await library.bookmarked().isEmpty)
    stage.press("u")
    try await stage.wait(for: "Nothing to undo")
  }

  @Test func `removed bookmarks are restored one by one, the latest first`() async throws {
    try await fill()
    stage.press("'")
    try await stage.wait(for: "1 of 3")
    for left in [2, 1] {
      stage.press("d")
      try await stage.wait(for: "1 of \(left)")
    }
    stage.press("d")
    try await stage.wait(for: "No bookmarks yet")
    for (title, more) in [("New-York tribune", 2), ("Evening star", 1)] {
      stage.press("u")
      try await stage.wait(for: "★ Bookmark restored: “\(title)”; u undoes \(more) more")
    }
    stage.press("u")
    try await stage.wait(for: "★ Bookmark restored: “Morning Oregonian”")
    #expect(!stage.lines[23].contains("more"))
    try await stage.wait(for: "of 3")
    #expect(Set(try await library.contents().bookmarks.map(\.note)) == Set(Bookmark.samples.map(\.note)))
  }

  @Test func `a removed bookmark is restored with note and tags`() async throws {
    try await fill()
    try await stage.wait(for: " ★ New-York tribune")
    stage.type("jjm")
    try await stage.wait(for: "Bookmark removed with note and tags; u undoes")
    stage.press("u")
    try await stage.wait(for: "Bookmark restored")
    let found = try #require(try await library.bookmark(of: Bookmark.samples[0].target))
    #expect(found.note == Bookmark.samples[0].note && found.tags == ["New York", "war"])
  }

  @Test func `keys pressed while another is at work lose nothing`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.type("mjmjmjmRjm")
    try await stage.wait(for: "▸ ★")
    await stage.finishPendingWrites()
    #expect(try await library.bookmarked().count == 5)
  }

  @Test func `the record shows the note`() async throws {
    try await fill()
    try await stage.wait(for: "1 of 5")
    stage.type("jj")
    stage.press("Enter")
    try await stage.wait(for: "Note           Greeley's paper")
    #expect(stage.lines.contains { $0.contains("★ Bookmarked   June 11, 2025") })
    #expect(stage.lines.contains { $0.contains("Tags           New York, war") })
    stage.type("yt")
    #expect(stage.desktop.copied.last?.contains("Greeley") == false, "what is copied is the record alone")
    stage.press("m")
    try await stage.wait(for: "Bookmark removed")
    try await stage.wait(untilGone: "★ Bookmarked")
    stage.press("q")
    try await stage.wait(for: "▸   New-York tribune")
  }

  @Test func `beside the list, the record follows`() async throws {
    stage.resize(columns: 120, rows: 24)
    try await stage.wait(for: "A publisher")
    stage.press("m")
    try await stage.wait(for: "★ Bookmarked   ")
    stage.press("m")
    try await stage.wait(untilGone: "★")
  }

  @Test func `notes and tags are edited in the bookmark list`() async throws {
    try await fill()
    try await stage.wait(for: "1 of 5")
    stage.press("'")
    try await stage.wait(for: "1 of 3")
    stage.press("e", "C-u")
    stage.type("read it")
    stage.press("Enter")
    try await stage.wait(for: "Note saved")
    stage.press("j", "t")
    #expect(stage.lines[23].hasPrefix(" Tags: capital"))
    stage.type(", a war,capital")
    stage.press("Enter")
    try await stage.wait(for: "a war, capital")
    #expect(try await notes()["Morning Oregonian"] == "read it")
    stage.press("u")
    try await stage.wait(for: "of the bookmark restored: “Evening star”")
    #expect(try await library.bookmark(of: Bookmark.samples[1].target)?.tags == ["capital"])
    stage.press("k", "e", "Esc")
    #expect(try await notes()["Morning Oregonian"] == "read it")
  }

  @Test func `bookmarks are narrowed, sorted, opened and removed`() async throws {
    try await fill()
    try await stage.wait(for: "1 of 5")
    stage.press("'")
    try await stage.wait(for: "▸ ★ Morning Oregonian")
    stage.press("s")
    try await stage.wait(for: "▸ ★ Evening star")
    #expect(stage.lines[0].contains("Bookmarks · by title"))
    stage.press("/")
    stage.type("greeley")
    try await stage.wait(for: "1 of 1")
    stage.type(" zebra")
    try await stage.wait(for: "No match for “greeley zebra”")
    stage.press("Esc")
    try await stage.wait(for: "1 of 3")
    stage.press("d")
    try await stage.wait(for: "1 of 2")
    #expect(try await library.bookmarked().count == 2)
    stage.press("Enter")
    try await stage.wait(for: "› Morning Oregonian")
  }

  @Test func `an unusable library is reported when it is needed`() async throws {
    try FileManager.default.createDirectory(atPath: library.path, withIntermediateDirectories: true)
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), library: library)
    try await stage.wait(for: "1 of 5")
    stage.press("Enter")
    try await stage.wait(for: "A publisher")
    stage.press("m")
    try await stage.wait(for: "✗ ")
    #expect(stage.lines.suffix(2).joined().contains("library"))
    stage.press("'")
    try await stage.wait(for: "cannot be opened")
    try await stage.wait(for: "Press R to retry")
    try FileManager.default.removeItem(atPath: library.path)
    stage.press("R")
    try await stage.wait(for: "No bookmarks yet")
  }

  @Test func `hostile text moves nothing`() async throws {
    let newspaper = Newspaper(lccn: try LCCN("sn83030214"), title: "Evil\u{1B}[2J\u{202E}star")
    try await library.put(
      Bookmark(newspaper, note: "a\u{1B}]0;pwned\u{7}b\nc", tags: ["\u{9B}31m", "x\u{0}y"], added: 1))
    try await stage.wait(for: "1 of 5")
    stage.press("'")
    let lines = try await stage.wait(for: "1 of 1")
    let scalars = lines.joined().unicodeScalars
    #expect(!scalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0.value == 0x202E })
    #expect(!lines[3].contains("\n") && lines[3].hasPrefix("▸ ★ Evil"))
  }

  @Test func `many bookmarks are scrolled by windows`() async throws {
    _ = try await library.merge(
      LibraryContents(
        bookmarks: Newspaper.many(2000).enumerated().map { Bookmark($1, added: Double(2000 - $0)) }))
    try await stage.wait(for: "1 of 5")
    stage.press("'")
    try await stage.wait(for: "▸ ★ Paper 0000")
    stage.press("G")
    try await stage.wait(for: "▸ ★ Paper 1999")
    stage.type("1000G")
    try await stage.wait(for: "▸ ★ Paper 0999")
    stage.press("d")
    try await stage.wait(for: "1,000 of 1,999")
    try await stage.wait(for: "▸ ★ Paper 1000")
  }
}
