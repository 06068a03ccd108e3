import Foundation
import GRDB
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Notes and clips in a real file.
struct ExcerptFileTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("library.sqlite")) }
  private let all = Window(offset: 0, limit: 1000)
  private var samples: [Excerpt] { Excerpt.samples }

  private func fill() async throws {
    for excerpt in samples { #expect(try await library.put(excerpt) == nil) }
  }

  private func found(_ query: ExcerptQuery) async throws -> [String] {
    try await library.excerpts(matching: query, window: all).rows.map { String($0.id.prefix(4)) }
  }

  private static func words(of excerpt: Excerpt) -> [String?] {
    [excerpt.headline, excerpt.note, excerpt.text, excerpt.foundBy] + excerpt.authors + excerpt.tags
  }

  @Test func `reading creates no file`() async throws {
    #expect(try await library.excerpts(matching: ExcerptQuery(), window: all) == .none)
    #expect(try await library.excerpts(of: samples[0].page).isEmpty)
    #expect(try await library.excerpt("3f0c9a51d2e87b64") == nil)
    #expect(try await library.removeExcerpt("3f0c9a51d2e87b64") == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `what is stored is there for the next program, to the digit`() async throws {
    try await fill()
    for sample in samples {
      let read = try #require(try await library.excerpt(sample.id))
      #expect(read.regions.count == sample.regions.count)
      for (region, original) in zip(read.regions, sample.regions) {
        #expect(abs(region.x - original.x) < 1e-6 && abs(region.width - original.width) < 1e-6)
        #expect(abs(region.y - original.y) < 1e-6 && abs(region.height - original.height) < 1e-6)
      }
      let words = Self.words(of: read)
      let originals = Self.words(of: sample)
      #expect(words == originals && read.page == sample.page && read.source == sample.source)
      #expect(read.newspaper == sample.newspaper)
      #expect(read.added == sample.added && read.changed == sample.changed)
      // Writing it again changes nothing: no digit of a region gets lost.
      try await library.put(read)
      #expect(try await library.excerpt(sample.id) == read)
    }
  }

  @Test func `they are found by each of their words, by tags, newspaper and page`() async throws {
    try await fill()
    #expect(try await found(ExcerptQuery()) == ["a000", "3f0d", "3f0c"], "those added last come first")
    for words in ["women ORÉGON", "mary", "count tribune", "polls", "suffrage", "new-york", "sn83030214"] {
      #expect(try await found(ExcerptQuery(words: words)).last == "3f0c", "\(words)")
    }
    #expect(try await found(ExcerptQuery(words: "women ferry")) == [])
    #expect(try await found(ExcerptQuery(tags: ["FERRY"])) == ["a000", "3f0d"])
    #expect(try await found(ExcerptQuery(tags: ["oregon", "suffrage"])) == ["3f0c"])
    #expect(try await found(ExcerptQuery(tags: ["oregon", "ferry"])) == [])
    #expect(try await found(ExcerptQuery(lccn: samples[2].page.issue.lccn)) == ["a000"])
    #expect(try await found(ExcerptQuery(page: samples[1].page)) == ["3f0d"])
    #expect(try await library.excerpts(of: samples[0].page).map(\.id) == [samples[0].id])
    let ofNewspaper = try await library.excerpts(of: samples[0].page.issue.lccn)
    #expect(ofNewspaper.map(\.page.sequence) == [1, 12])
    let window = try await library.excerpts(
      matching: ExcerptQuery(tags: ["ferry"]), window: Window(offset: 1, limit: 1))
    #expect(window.total == 2 && window.rows.map(\.id) == [samples[1].id])
  }

  @Test func `a newspaper whose number is merely a prefix is a different one`() async throws {
    let longer = try LCCN("2083045462")
    let shorter = try LCCN("20830454")
    for (number, lccn) in [longer, shorter].enumerated() {
      let issue = IssueID(lccn: lccn, date: try #require(IssueDate("1900-01-01")))
      try await library.put(
        Excerpt(
          id: "000000000000000\(number)", of: PageID(issue: issue, sequence: 1), note: "x", added: 1))
    }
    #expect(try await library.excerpts(of: shorter).map(\.id) == ["0000000000000001"])
    #expect(try await found(ExcerptQuery(lccn: longer)) == ["0000"])
    #expect(try await found(ExcerptQuery(lccn: shorter)) == ["0000"])
  }

  @Test func `the beginning of an ID is enough`() async throws {
    try await fill()
    #expect(try await library.excerpts(identifiedBy: "3f0", limit: 9).count == 2)
    #expect(try await library.excerpts(identifiedBy: "3f0", limit: 1).count == 1)
    #expect(try await library.excerpts(identifiedBy: "3f0d", limit: 9).map(\.id) == [samples[1].id])
    for odd in ["%", "_f0d", "3f0d0000000000010", "' OR 1"] {
      #expect(try await library.excerpts(identifiedBy: odd, limit: 9).isEmpty, "\(odd)")
    }
  }

  @Test func `changing one part keeps another program's changes to the rest`() async throws {
    try await fill()
    let id = samples[0].id
    try await library.edit(excerpt: id, ExcerptChange(note: "new\r\nlines\u{7}"), changed: 2e9)
    let former = try await library.edit(excerpt: id, ExcerptChange(tags: ["b,a"]), changed: 3e9)
    #expect(former?.note == "new\nlines")
    let now = try #require(try await library.excerpt(id))
    #expect(now.note == "new\nlines" && now.tags == ["a", "b"] && now.changed == 3e9)
    #expect(now.headline == samples[0].headline && now.authors == samples[0].authors)
    #expect(now.text == samples[0].text && now.added == samples[0].added)
    #expect(try await found(ExcerptQuery(words: "lines")) == ["3f0c"])
    #expect(try await found(ExcerptQuery(words: "count")) == [])
    #expect(try await library.edit(excerpt: "ffffffffffffffff", ExcerptChange(note: "x"), changed: 1) == nil)
    #expect(try await library.removeExcerpt(id) == now)
    #expect(try await library.excerpt(id) == nil)
  }

  @Test func `of two versions, the newer stays`() async throws {
    try await fill()
    func other(_ number: Int, _ changed: Double) -> Excerpt {
      samples[number].with(ExcerptChange(note: "other"), changed: changed)
    }
    let new = try #require(Excerpt.sample("b000000000000000", 1, 1, note: "other", added: 1))
    let merge = try await library.merge(LibraryContents(excerpts: [other(0, 5), other(1, 2e9), new]))
    #expect(merge.excerpts.added == 1 && merge.excerpts.replaced == 1 && merge.excerpts.passedOver == 1)
    let notes = try await library.contents().excerpts.map(\.note)
    #expect(notes == ["other", samples[0].note, "other", ""])
  }

  @Test func `a library from before notes is used as it is, and upgraded for them`() async throws {
    let dump = String(decoding: try Fixture.file("Fixtures/library/version-3.sql"), as: UTF8.self)
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try await DatabaseQueue(path: library.path).writeWithoutTransaction { try $0.execute(sql: dump) }
    #expect(try await library.examine() == .good(bookmarks: 1, visits: 0, filters: 0, searches: 2))
    #expect(try await library.excerpts(of: samples[0].page).isEmpty)
    try await fill()
    #expect(
      try await library.examine() == .good(bookmarks: 1, visits: 0, filters: 0, searches: 2, excerpts: 3))
    #expect(try await library.contents().bookmarks.map(\.note) == ["Greeley"])
    #expect(try await library.watched("flood", at: "www.loc.gov")?.batches == ["batch_one"])
  }

  @Test func `a library from before printed pages is used as it is, and upgraded for them`() async throws {
    try await fill()
    try await DatabaseQueue(path: library.path).write { db in
      try db.execute(
        sql: """
          ALTER TABLE excerpt DROP COLUMN printed_page;
          ALTER TABLE position DROP COLUMN source;
          ALTER TABLE bookmark DROP COLUMN source;
          DELETE FROM grdb_migrations WHERE identifier > '7'
          """)
    }
    #expect(try await library.contents().excerpts.map(\.printedPage) == ["", "", ""])
    let id = samples[0].id
    try await library.edit(excerpt: id, ExcerptChange(printedPage: " A4\n"), changed: 2e9)
    let contents = try await library.contents()
    #expect(contents.excerpts.first { $0.id == id }?.printedPage == "A4")
    let read = try LibraryExchange.read(Array(LibraryExchange.written(contents).joined(separator: "\n").utf8))
    #expect(read.excerpts.first { $0.id == id }?.printedPage == "A4")
  }

  @Test func `a value of another type is damage, and does not crash`() async throws {
    try await fill()
    let columns = [
      ("page", "'sn83030214'"), ("source", "''"), ("regions", "'0.1 0.2 0.3'"), ("regions", "'9 9 9 9'"),
      ("added", "NULL"), ("note", "5"),
    ]
    for (column, value) in columns {
      try await DatabaseQueue(path: library.path).writeWithoutTransaction { db in
        try db.execute(
          sql: """
            DROP TABLE excerpt; CREATE TABLE excerpt (id, page, source, title, places, years, regions, headline,
              authors, note, text, tags, query, added, changed, found_by);
            INSERT INTO excerpt VALUES ('3f0c9a51d2e87b64', 'sn83030214/1918-10-11/ed-1/seq-1', 'loc.gov', '', '',
              '', '', '', '', '', NULL, '', NULL, 1.0, 1.0, '');
            UPDATE excerpt SET \(column) = \(value);
            """)
      }
      do throws(NewspaperError) {
        _ = try await library.excerpt("3f0c9a51d2e87b64")
        Issue.record("no error for \(column)")
      } catch {
        guard case .local(let what) = error else { throw error }
        #expect(what.hasPrefix("\(library.path) is damaged"), "\(what)")
      }
    }
  }
}
