import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Terminal
import TestSupport
import Testing

/// Taking back changes to the library, doing them again, and two windows that change the same note.
@MainActor @Suite(.timeLimit(.minutes(2))) struct UndoTests {
  private let folder = TemporaryFolder()
  private let router = RecordingRouter<Route>()
  private var library: LibraryFile { LibraryFile(path: folder.file("library.sqlite")) }

  private func shelf() -> Bookshelf { Bookshelf(library: library) }
  private var said: String { router.announcements.last ?? "" }

  private func write(_ note: String, before: String, _ shelf: Bookshelf) async throws {
    await shelf.write(
      ExcerptChange(note: note, noteBefore: before), on: try .sample(1), at: .library,
      of: Newspaper.samples[1], router)
  }

  private func notes() async throws -> [String] {
    try await library.excerpts(of: .sample(1)).map(\.note)
  }

  @Test func `a note that was undone comes back, and a new change ends that`() async throws {
    let shelf = shelf()
    try await write("a ferry", before: "", shelf)
    try await write("a ferry and a bridge", before: "a ferry", shelf)
    await shelf.undo(router)
    #expect(try await notes() == ["a ferry"])
    await shelf.undo(router)
    #expect(try await notes() == [])
    #expect(said.hasPrefix("Note removed: “a ferry”"), "\(said)")
    await shelf.redo(router)
    #expect(try await notes() == ["a ferry"])
    #expect(said.hasPrefix("Redone: ♦ Note restored: “a ferry”"), "\(said)")
    await shelf.redo(router)
    #expect(try await notes() == ["a ferry and a bridge"])
    await shelf.redo(router)
    #expect(said == "Nothing to redo")
    await shelf.undo(router)
    try await write("a wharf", before: "a ferry", shelf)
    await shelf.redo(router)
    #expect(try await notes() == ["a wharf"])
    #expect(said == "Nothing to redo")
  }

  @Test func `bookmarks, searches, history and places come back, too`() async throws {
    let shelf = shelf()
    let position = ReadingPosition.samples[0]
    let search = SavedSearch(
      name: "floods", query: "flood", source: nil, order: nil, created: 1, changed: 1)
    try await library.put([position])
    try await library.put(search)
    try await library.record(Visit(Newspaper.samples[0], opened: 1))
    await shelf.toggle(Newspaper.samples[0], router)
    await shelf.remove(.position(position), router)
    await shelf.remove(.search(search), router)
    await shelf.remove(.visit(Visit(Newspaper.samples[0], opened: 1)), router)
    let changed = try await library.contents()
    for _ in 1...4 { await shelf.undo(router) }
    let undone = try await library.contents()
    #expect(undone.positions.count == 1 && undone.searches.count == 1 && undone.visits.count == 1)
    #expect(undone.bookmarks.isEmpty && shelf.bookmarked.isEmpty)
    for _ in 1...4 { await shelf.redo(router) }
    let again = try await library.contents()
    #expect(again.positions == changed.positions && again.searches == changed.searches)
    #expect(
      again.visits == changed.visits && again.bookmarks.map(\.target) == changed.bookmarks.map(\.target))
    #expect(shelf.bookmarked == [.newspaper(Newspaper.samples[0].lccn)])
  }

  @Test func `two windows that change a note lose neither text`() async throws {
    let (one, other) = (shelf(), shelf())
    try await write("a ferry", before: "", one)
    // Both began with the same note.
    try await write("a ferry on Monday", before: "a ferry", one)
    try await write("a ferry with a band", before: "a ferry", other)
    #expect(try await notes() == ["a ferry on Monday\n\na ferry with a band"])
    #expect(said.hasPrefix("♦ Note saved below what another window wrote meanwhile"), "\(said)")
    // Undoing one's change would remove the other's words.
    await one.undo(router)
    #expect(try await notes() == ["a ferry on Monday\n\na ferry with a band"])
    #expect(said.hasPrefix("The note has since been changed in another window; it stays as it is"), "\(said)")
    await other.undo(router)
    #expect(try await notes() == ["a ferry on Monday"])
  }

  @Test func `a saved search and filters that another window changed stay`() async throws {
    let (one, other) = (shelf(), shelf())
    let (gold, silver) = (try SearchQuery.read("gold").query, try SearchQuery.read("silver").query)
    await one.save(gold, as: "rush", source: nil, order: nil, router)
    await other.save(silver, as: "rush", source: nil, order: nil, router)
    await one.undo(router)
    #expect(try await library.contents().searches.map(\.query) == ["silver"])
    #expect(said.hasPrefix("“rush” has since been changed in another window; it stays as it is"), "\(said)")
    await other.undo(router)
    #expect(try await library.contents().searches.map(\.query) == ["gold"])
  }

  @Test func `a note that another window removed is written again`() async throws {
    let (one, other) = (shelf(), shelf())
    try await write("a ferry", before: "", one)
    let note = try #require(try await library.excerpts(of: .sample(1)).first)
    await other.remove(note, router)
    await one.edit(note, ExcerptChange(note: "a ferry on Monday", noteBefore: "a ferry"), router)
    #expect(try await notes() == ["a ferry on Monday"])
    #expect(said.hasPrefix("♦ Note saved again: another window had removed it"), "\(said)")
  }

  @Test func `tags of a note that two windows change are all kept, and what one removed stays removed`()
    async throws
  {
    let (one, other) = (shelf(), shelf())
    try await write("a ferry", before: "", one)
    func tag(_ tags: String, before: [String], _ shelf: Bookshelf) async throws {
      await shelf.write(
        ExcerptChange(tags: [tags], tagsBefore: before), on: try .sample(1), at: .library,
        of: Newspaper.samples[1], router)
    }
    func tags() async throws -> [String]? { try await library.excerpts(of: .sample(1)).first?.tags }
    try await tag("band, ferry", before: [], one)
    #expect(said.hasPrefix("♦ Tags saved") && !said.contains("another window"), "\(said)")
    try await tag("wharf", before: [], other)
    #expect(try await tags() == ["band", "ferry", "wharf"])
    #expect(said.hasPrefix("♦ Tags saved together with another window's changes"), "\(said)")
    // One still shows its own two.
    try await tag("ferry", before: ["band", "ferry"], one)
    #expect(try await tags() == ["ferry", "wharf"])
    await one.undo(router)
    #expect(try await tags() == ["band", "ferry", "wharf"])
    await other.undo(router)
    #expect(try await tags() == ["band", "ferry"])
  }

  @Test func `tags and notes of a bookmark that two windows change are all kept`() async throws {
    let (one, other) = (shelf(), shelf())
    let target = PageAddress.newspaper(Newspaper.samples[0].lccn)
    await one.toggle(Newspaper.samples[0], router)
    let shown = try #require(await one.bookmark(of: target))
    await one.edit(shown, tags: ["m-tag"], router)
    await other.edit(shown, tags: ["n-tag"], router)
    #expect(try await library.bookmark(of: target)?.tags == ["m-tag", "n-tag"])
    #expect(said.hasPrefix("Tags saved together with another window's changes"), "\(said)")
    await one.edit(shown, note: "a ferry", router)
    await other.edit(shown, note: "a band", router)
    #expect(try await library.bookmark(of: target)?.note == "a ferry; a band")
    #expect(said.hasPrefix("Note saved after what another window wrote meanwhile"), "\(said)")
    await other.undo(router)
    #expect(try await library.bookmark(of: target)?.note == "a ferry")
    #expect(try await library.bookmark(of: target)?.tags == ["m-tag", "n-tag"])
  }

  @Test func `a bookmark that another window removed is made again with the note that was typed`()
    async throws
  {
    let (one, other) = (shelf(), shelf())
    let target = PageAddress.newspaper(Newspaper.samples[0].lccn)
    await one.toggle(Newspaper.samples[0], router)
    let shown = try #require(await one.bookmark(of: target))
    await other.toggle(Newspaper.samples[0], router)
    #expect(try await library.bookmark(of: target) == nil)
    await one.edit(shown, note: "", router)
    #expect(said == "This bookmark no longer exists")
    await one.edit(shown, note: "a ferry", router)
    #expect(try await library.bookmark(of: target)?.note == "a ferry")
    #expect(said.hasPrefix("★ Bookmarked again with the note: another window had removed it"), "\(said)")
    #expect(one.bookmarked == [target])
    await one.undo(router)
    #expect(try await library.bookmark(of: target) == nil)
    #expect(one.bookmarked.isEmpty)
  }

  @Test func `what changes nothing is no step`() async throws {
    let shelf = shelf()
    try await write("a ferry", before: "", shelf)
    try await write("a ferry", before: "a ferry", shelf)
    #expect(said == "Nothing changed" && shelf.undoCount == 1)
    await shelf.toggle(Newspaper.samples[0], router)
    let bookmark = try #require(await shelf.bookmark(of: .newspaper(Newspaper.samples[0].lccn)))
    await shelf.edit(bookmark, note: "", router)
    #expect(said == "Nothing changed" && shelf.undoCount == 2)
    await shelf.edit(bookmark, tags: ["war"], router)
    await shelf.undo(router)
    #expect(said.hasPrefix("★ Tags of the bookmark restored: "), "\(said)")
  }
}
