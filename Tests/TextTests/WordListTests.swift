import Testing
import Text

@Suite struct WordListTests {
  @Test(arguments: [
    ([], ""), (["text"], "text"), (["text", "scans"], "text and scans"),
    (["text", "scans", "PDFs"], "text, scans and PDFs"),
  ])
  func `words are listed as in a sentence`(words: [String], expected: String) {
    #expect(words.listed == expected)
  }
}
