import Newspapers
import ReadersLibrary
import TestSupport
import Testing

struct LibraryExchangeTests {
  private let contents = LibraryContents(
    bookmarks: Bookmark.samples, visits: [Visit(Newspaper.samples[2], opened: 1_749_900_000)],
    filters: [
      SavedFilter(name: "Coast “north”", fields: ["state": "Oregon", "not_known": "x"], saved: 1_749_900_001)
    ],
    searches: [
      SavedSearch(
        name: "Influenza", query: "influenza date:1918", source: "loc", order: .date, created: 1_749_900_002,
        changed: 1_749_900_003),
      SavedSearch(name: "gold rush", query: "\"gold rush\"", created: 1_749_900_004, changed: 1_749_900_004),
    ], excerpts: Excerpt.samples, positions: ReadingPosition.samples)

  private func read(_ text: String) throws -> LibraryContents { try LibraryExchange.read(Array(text.utf8)) }

  private func failure(_ text: String) -> String {
    do throws(LibraryDocumentError) {
      _ = try LibraryExchange.read(Array(text.utf8))
      return "no failure"
    } catch {
      return error.description
    }
  }

  @Test func `what is written can be read again`() async throws {
    // Passes through a library, which stores less about a newspaper than the samples have.
    let (folder, other) = (TemporaryFolder(), TemporaryFolder())
    let library = LibraryFile(path: folder.file("library.sqlite"))
    _ = try await library.merge(contents)
    let written = LibraryExchange.written(try await library.contents())
    let read = try read(written.joined(separator: "\n"))
    #expect(read == (try await library.contents()))
    let copy = LibraryFile(path: other.file("library.sqlite"))
    let merge = try await copy.merge(read)
    #expect(merge.bookmarks.added == 3 && merge.visits.added == 1 && merge.filters.added == 1)
    #expect(merge.searches.added == 2 && merge.excerpts.added == 3 && merge.positions.added == 3)
    #expect(LibraryExchange.written(try await copy.contents()) == written)
    let again = try await copy.merge(read)
    #expect(again.bookmarks.passedOver == 3 && again.bookmarks.replaced == 0)
  }

  @Test func `the shape is the published one`() throws {
    let golden = LibraryContents(
      bookmarks: [Bookmark.samples[0]], visits: contents.visits, filters: contents.filters,
      searches: contents.searches, excerpts: contents.excerpts, positions: contents.positions,
      session: LastSession(
        tabs: [
          .init(
            name: "Evening star, 1865-10-02",
            screens: [["screen": "home"], ["screen": "page", "page": "sn83045462/1865-10-02/ed-1/seq-1"]])
        ], front: 0, quit: 1_749_900_005))
    try Golden.expect(LibraryExchange.written(golden), in: "output/library.json")
  }

  @Test func `unknown keys are skipped`() throws {
    let read = try read(
      #"{"format": "broadsheet-library", "mood": 7, "bookmarks": [{"lccn": "sn 83030214", "added": "2026-11-21T06:43:47.5Z", "rating": {"stars": 5}}]}"#
    )
    #expect(read.bookmarks.map(\.lccn.description) == ["sn83030214"])
    #expect(read.bookmarks.first?.added == 1_795_243_427)
  }

  @Test(arguments: [
    ("", "it is empty"), (" \n", "it is empty"),
    ("{\n\"format\": \"broadsheet-library\",\n\"bookmarks\": [}", "line 3 is not JSON"),
    ("{\"format\": \"broadsheet-library\", \"bookmarks\": []}\n\nx", "line 3 is not JSON"),
    ("junk", "it is not valid JSON"), ("[]", "it is JSON, but not an exported library"),
    ("null", "it is JSON, but not an exported library"), ("7", "it is JSON, but not an exported library"),
    ("{}", "“format” is not “broadsheet-library”: this is not an exported library"),
    (
      #"{"format": "broadsheet-library"}"#,
      "“bookmarks”, “history”, “filters”, “searches”, “excerpts”, “positions” and “session” are all missing"
    ),
    (
      #"{"format": "broadsheet-library", "version": 2, "bookmarks": []}"#,
      "“version” is 2: update Broadsheet to read it"
    ),
    (
      #"{"format": "broadsheet-library", "bookmarks": [{"lccn": "sn83030214"}]}"#,
      "“bookmarks[0].added” is missing"
    ),
    (
      #"{"format": "broadsheet-library", "bookmarks": [{"lccn": 3}]}"#,
      "“bookmarks[0].lccn” has the wrong type"
    ),
    (#"{"format": "broadsheet-library", "bookmarks": [{}]}"#, "“bookmarks[0].lccn” is missing"),
    (
      #"{"format": "broadsheet-library", "history": [{"lccn": "x", "opened": "2026-11-21T06:43:47Z"}]}"#,
      "“history[0].lccn”: “x” is not an LCCN: an LCCN has 8 or 10 digits after its letters (got 0)"
    ),
    (
      #"{"format": "broadsheet-library", "filters": [{"name": "a", "fields": {}, "saved": "yesterday"}]}"#,
      "“filters[0].saved” is “yesterday”, not a time such as 2026-11-21T06:43:47Z"
    ),
    (
      #"{"format": "broadsheet-library", "filters": [{"name": " ", "fields": {}, "saved": "2026-11-21T06:43:47Z"}]}"#,
      "“filters[0].name” is empty"
    ),
    (
      #"{"format": "broadsheet-library", "filters": [{"name": "a", "fields": {"from": 1860}, "saved": "2026-11-21T06:43:47Z"}]}"#,
      "“filters[0].fields.from” has the wrong type"
    ),
    (
      #"{"format": "broadsheet-library", "searches": [{"name": "a\"b", "query": "x", "created": "2026-11-21T06:43:47Z"}]}"#,
      "“searches[0].name” is “a\"b”: it must not be empty or have quotation marks"
    ),
    (
      #"{"format": "broadsheet-library", "searches": [{"name": "a", "query": "x"}]}"#,
      "“searches[0].created” is missing"
    ),
    (
      #"{"format": "broadsheet-library", "searches": [{"name": "a", "query": " ", "created": "2026-11-21T06:43:47Z"}]}"#,
      "“searches[0].query” is empty"
    ),
    (
      #"{"format": "broadsheet-library", "searches": [{"name": "a", "query": "x", "sort": "best", "created": "2026-11-21T06:43:47Z"}]}"#,
      "“searches[0].sort” is “best”, which is not an order"
    ),
    (
      #"{"format": "broadsheet-library", "excerpts": [{"id": "../../etc/passwd", "page": "sn83030214/1918-10-11/ed-1/seq-1", "added": "2026-11-21T06:43:47Z"}]}"#,
      "“excerpts[0].id” is “../../etc/passwd”, not 16 hex digits"
    ),
    (
      #"{"format": "broadsheet-library", "excerpts": [{"id": "0123456789abcdef", "page": "sn83030214/1918-10-11", "added": "2026-11-21T06:43:47Z"}]}"#,
      "“excerpts[0].page” is “sn83030214/1918-10-11”, which is not a page"
    ),
    (
      #"{"format": "broadsheet-library", "excerpts": [{"id": "0123456789abcdef", "page": "sn83030214/1918-10-11/ed-1/seq-1", "regions": [[0.1, 0.2, 0.3, 0.4], [0.5, 0.5, 0]], "added": "2026-11-21T06:43:47Z"}]}"#,
      "“excerpts[0].regions[1]” is not a part of a page: left, top, width, height, from 0 to 1"
    ),
    (
      #"{"format": "broadsheet-library", "excerpts": [{"id": "0123456789abcdef", "page": "sn83030214/1918-10-11/ed-1/seq-1", "source": "gopher://x", "added": "2026-11-21T06:43:47Z"}]}"#,
      "“excerpts[0].source” is “gopher://x”, which is not a site"
    ),
    (
      #"{"format": "broadsheet-library", "excerpts": [{"id": "0123456789abcdef", "page": "sn83030214/1918-10-11/ed-1/seq-1"}]}"#,
      "“excerpts[0].added” is missing"
    ),
  ]) func `it says what is wrong`(text: String, expected: String) {
    #expect(failure(text) == expected)
  }

  @Test func `a document from before saved searches is read`() throws {
    let read = try read(#"{"format": "broadsheet-library", "version": 1, "bookmarks": [], "filters": []}"#)
    #expect(read == LibraryContents())
  }

  @Test func `deep nesting is refused`() {
    #expect(failure(String(repeating: "[", count: 100_000)) == "line 1 is not JSON")
  }

  @Test func `of two versions, the newer stays`() async throws {
    let folder = TemporaryFolder()
    let library = LibraryFile(path: folder.file("library.sqlite"))
    _ = try await library.merge(contents)
    func bookmark(_ number: Int, _ note: String, _ changed: Double) -> Bookmark {
      Bookmark(Newspaper.samples[number], note: note, added: 1, changed: changed)
    }
    let merge = try await library.merge(
      LibraryContents(bookmarks: [
        bookmark(0, "older", 5), bookmark(1, "newer", 2e9), bookmark(2, "another", 6),
        bookmark(2, "its newer", 7),
      ]))
    #expect(merge.bookmarks.added == 1 && merge.bookmarks.replaced == 2 && merge.bookmarks.passedOver == 1)
    let notes = try await library.contents().bookmarks.reduce(into: [:]) { $0[$1.lccn] = $1.note }
    #expect(notes[Newspaper.samples[0].lccn] == Bookmark.samples[0].note)
    #expect(notes[Newspaper.samples[1].lccn] == "newer" && notes[Newspaper.samples[2].lccn] == "its newer")
  }
}
