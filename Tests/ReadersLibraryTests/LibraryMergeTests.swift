import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// What remains of two versions of one entry.
struct LibraryMergeTests {
  @Test func `a newer version that has no title leaves what is known about the newspaper`() async throws {
    let folder = TemporaryFolder()
    let library = LibraryFile(path: folder.file("library.sqlite"))
    _ = try await library.merge(
      LibraryContents(
        bookmarks: Bookmark.samples, visits: [Visit(Newspaper.samples[2], opened: 1)],
        excerpts: Excerpt.samples))
    let before = try await library.contents()
    let bookmark = try #require(before.bookmarks.first)
    let visit = try #require(before.visits.first)
    let excerpt = try #require(before.excerpts.first)
    let merge = try await library.merge(
      LibraryContents(
        bookmarks: [
          Bookmark(
            Newspaper(lccn: bookmark.lccn, title: ""), target: bookmark.target, note: "newer",
            tags: ["new"], added: 1, changed: 2e9)
        ], visits: [Visit(Newspaper(lccn: visit.lccn, title: ""), opened: 2e9)],
        excerpts: [Excerpt(id: excerpt.id, of: excerpt.page, note: "newer", added: 1, changed: 2e9)]))
    #expect(merge.bookmarks.replaced == 1 && merge.visits.replaced == 1 && merge.excerpts.replaced == 1)
    let now = try #require(try await library.bookmark(of: bookmark.target))
    #expect(now.newspaper == bookmark.newspaper && now.note == "newer" && now.tags == ["new"])
    let window = Window(offset: 0, limit: 9)
    let title = bookmark.newspaper.title
    let found = try await library.bookmarks(matching: BookmarkQuery(words: title), window: window)
    #expect(found.rows.contains(now), "it is found by its title")
    let visits = try await library.visits(matching: visit.newspaper.title, window: window).rows
    #expect(visits == [Visit(visit.newspaper, opened: 2e9)])
    let note = try #require(try await library.excerpt(excerpt.id))
    #expect(note.newspaper == excerpt.newspaper && note.note == "newer")
    let notes = try await library.excerpts(
      matching: ExcerptQuery(words: excerpt.newspaper.title), window: window)
    #expect(notes.rows.contains(note))
  }
}
