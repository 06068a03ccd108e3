import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Bookmarks, notes and clips by tag.
struct LibraryTagTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("library.sqlite")) }
  private let all = Window(offset: 0, limit: 9)

  @Test(arguments: [
    ("Öl", "öl"), ("Émigré", "e\u{301}MIGRE\u{301}"), ("e\u{301}migre\u{301}", "Émigré"), ("ΣΑΣ", "σας"),
    ("Указ", "УКАЗ"), ("Straße", "STRASSE"),
  ]) func `a tag is found in any case, however its letters are encoded`(tag: String, sought: String)
    async throws
  {
    let (newspaper, other) = (Newspaper.samples[0], Newspaper.samples[1])
    try await library.put(Bookmark(newspaper, tags: ["war", tag], added: 1))
    try await library.put(Bookmark(other, tags: ["war", "Ol", tag + "s"], added: 2))
    let bookmarks = try await library.bookmarks(matching: BookmarkQuery(tag: sought), window: all)
    #expect(bookmarks.rows.map(\.lccn) == [newspaper.lccn])
    let page = try #require(Excerpt.samples.first).page
    try await library.put(Excerpt(id: "0000000000000001", of: page, tags: [tag], added: 1))
    let notes = try await library.excerpts(matching: ExcerptQuery(tags: [sought]), window: all)
    #expect(notes.rows.map(\.id) == ["0000000000000001"])
  }

  @Test(arguments: [
    ("New York, war", 1), ("war , ,new york,", 1), ("#war", 2), ("war, peace", 0), (" , ", 0),
  ]) func `commas separate tags, written or sought`(sought: String, count: Int) async throws {
    try await library.put(Bookmark(Newspaper.samples[0], tags: ["war, New York"], added: 1))
    try await library.put(Bookmark(Newspaper.samples[1], tags: ["war"], added: 2))
    #expect(try await library.bookmarks(matching: BookmarkQuery(tag: sought), window: all).total == count)
    for (id, sample) in Excerpt.samples.prefix(2).enumerated() {
      let tags = id == 0 ? ["war, New York"] : ["war"]
      try await library.put(Excerpt(id: "000000000000000\(id)", of: sample.page, tags: tags, added: 1))
    }
    #expect(try await library.excerpts(matching: ExcerptQuery(tags: [sought]), window: all).total == count)
  }
}
