import Newspapers
import Testing

struct OwnWordsTests {
  @Test(arguments: [
    (" two  words ", "two  words"), ("two\nlines\r\n", "two lines"), ("a\u{1B}[31mb\u{7}\tc", "a [31mb c"),
    ("\u{2028}", ""), ("łódź — ★", "łódź — ★"),
  ]) func `a line is a single line`(text: String, expected: String) {
    #expect(OwnWords.line(text) == expected)
  }

  @Test(arguments: [
    ("- a\n    - b  c\n\n      deep \n", "- a\n    - b  c\n\n      deep"),
    ("\n\n    four = \"spaces\"\n \n", "    four = \"spaces\""),
    ("year\tpages\n1865\t4\t\n", "year    pages\n1865    4"), ("\ttab\n \ttab", "    tab\n    tab"),
    ("a\u{1B}[31m  b\u{7}\r\nc\u{2028} d", "a [31m  b\nc\n d"), (" \n\t\n", ""),
  ]) func `lines keep their form`(written: String, expected: String) throws {
    #expect(OwnWords.lines(written) == expected)
    #expect(OwnWords.lines(expected) == expected, "saving it again changes nothing")
    let page = PageID(
      issue: IssueID(lccn: try LCCN("sn83045462"), date: try #require(IssueDate("1865-04-10"))), sequence: 1)
    let excerpt = Excerpt(of: page, note: "x", text: "  WOMEN\n - VOTE ", added: 0)
    #expect(excerpt.with(ExcerptChange(note: written), changed: 1).note == expected)
    #expect(excerpt.text == "WOMEN\n- VOTE", "what is printed has no indentation")
  }

  @Test(arguments: [
    ("Smith; Jones, Ann", ["Smith", "Jones, Ann"]), (" ;Smith;; ", ["Smith"]), ("", []),
    ("{Smith; Jones & Co.}; Ann\nJones", ["{Smith; Jones & Co.}", "Ann Jones"]),
    ("{Smith; Jones", ["{Smith", "Jones"]), ("} a; {b}; c", ["} a", "{b}", "c"]),
  ]) func `semicolons separate authors, except in the name of an organization`(
    written: String, expected: [String]
  ) throws {
    #expect(OwnWords.authors(written) == expected)
    let page = PageID(
      issue: IssueID(lccn: try LCCN("sn83045462"), date: try #require(IssueDate("1865-04-10"))), sequence: 1)
    #expect(Excerpt(of: page, authors: [written, "Plato"], added: 0).authors == expected + ["Plato"])
  }

  @Test func `tags are the same in any case and with any apostrophe`() {
    for other in ["people's", "PEOPLE’S", "Peopleʼs"] {
      #expect(OwnWords.isSame(tag: "people’s", as: other) && OwnWords.isSame(tag: other, as: "people's"))
    }
    #expect(!OwnWords.isSame(tag: "peoples", as: "people's"))
  }

  @Test func `tags are sorted and unique`() {
    #expect(OwnWords.tags(["war, New York", " war ", ",,", "a\nb"]) == ["New York", "a b", "war"])
  }
}

struct TimestampTests {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (1_795_243_427, "2026-11-21T06:43:47Z"),
      (951_782_400, "2000-02-29T00:00:00Z"),
      (-1, "1969-12-31T23:59:59Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    ] as [(Double, String)]) func `writing and parsing round-trip`(seconds: Double, text: String)
  {
    #expect(Timestamp.written(seconds) == text && Timestamp.read(text) == seconds)
  }

  @Test(arguments: [
    "", "2026-11-21", "2026-11-21 06:43:47Z", "2026-11-21T06:43:47", "2026-11-21T06:43:47+01:00",
    "2026-02-30T06:43:47Z", "2026-11-21T24:00:00Z", "2026-11-21T06:43:47.Z", "2026-11-21T06:4x:47Z",
  ]) func `anything else is invalid`(text: String) { #expect(Timestamp.read(text) == nil) }

  @Test(arguments: [Double.infinity, .nan, 1e300, -1e300]) func `no number traps`(seconds: Double) {
    #expect(Timestamp.written(seconds).count == 20)
  }
}

struct QueryFieldsTests {
  @Test func `writing and parsing round-trip`() {
    let query = NewspaperQuery(
      state: "Oregon", language: "German", from: 1860, to: 1865, words: "star", order: .start)
    #expect(NewspaperQuery(fields: query.fields) == query)
    #expect(NewspaperQuery().fields.isEmpty && NewspaperQuery(fields: [:]) == NewspaperQuery())
  }
}
