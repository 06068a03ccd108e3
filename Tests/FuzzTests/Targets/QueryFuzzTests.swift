import Newspapers
import Testing

@Suite struct QueryFuzzTests {
  /// Whatever is typed is either a query that can be printed and parsed again, or an error with a position.
  @Test func `queries do no harm`() async throws {
    let odd = OddText(words: [
      "gold", "rush", "\"", "“", "”", "(", ")", "(", ")", "|", " ", " ", " ", " OR ", " AND ", " NOT ",
      " NEAR ",
      " near/5 ", "near/3(", "-", "=", "*", "~", "~3", ":", "state:", "state:Ohio", "state:(", "date:",
      "1913",
      "1913..", "..", "1913-02-29", "on:07-04", "page:front", "page:2..4", "lccn:", "sn83045462", "title:",
      "in:",
      "bookmarks", "tag/war", "saved:", "is:read", "language:de", "batch:", "titel:", "don’t", "é", "ſ",
      "\u{AD}",
      "\u{200B}", "e\u{301}", "日本", "👩‍👧", "\n", "\0", "klond*", "election~", "=house", "&", "12:30",
      "https://www.loc.gov/collections/chronicling-america/?", "&qs=", "!", "&ops=PHRASE", "&q=", "&fa=",
      "&dates=", "%",
      "&andtext=", "&proxtext=", "&date1=1/1/1900", "&state=Ohio", "#", "+",
    ])
    try await FuzzTarget.queries.run(odd.bytes) { input in
      do {
        let read = try SearchQuery.read(input.text)
        let printed = read.query.description
        try property(
          "“\(printed)” of “\(input.text)” is another query", SearchQuery.read(printed).query == read.query)
        try property("nothing in words", !read.query.reading.isEmpty)
        try property("it only leaves out", try SearchQuery(read.query.expression) == read.query)
      } catch let error as SearchQueryError {
        try property(
          "“\(input.text)” fails nowhere",
          error.column.map { (1...SearchQuery.longest + 1).contains($0) } ?? true)
        try property("no words for what is wrong", !error.message.isEmpty)
      }
    }
  }
}
