import TestSupport
import Testing

@testable import Corpus

/// Terms in texts.
struct TermTests {
  private func find(_ terms: [String], in text: String) throws -> [String] {
    let matcher = TermMatcher(try terms.map { try #require(Term($0)) })
    let bytes = Array(text.utf8)
    return matcher.find(in: bytes).hits.map {
      "\($0.term):" + String(decoding: bytes[$0.place], as: UTF8.self)
    }
  }

  @Test func `a whole word is found in any case`() throws {
    #expect(
      try find(["liberty", "SUN"], in: "Liberty, LIBERTY! sunset; the Sun. liber\u{AD}\nty")
        == ["0:Liberty", "0:LIBERTY", "1:Sun", "0:liber\u{AD}\nty"])
  }

  @Test func `a phrase is found across line ends and punctuation, and overlapping`() throws {
    #expect(
      try find(["ha ha", "New  York"], in: "Ha, ha\nha! new-\nyork New 2 York new jersey")
        == ["0:Ha, ha", "0:ha\nha", "1:new-\nyork", "1:New 2 York"])
    #expect(try find(["a b a"], in: "a b a b a b").count == 2)
  }

  @Test func `a prefix also matches the word itself, and can end a phrase`() throws {
    #expect(
      try find(["libert*", "the libert *", "li*"], in: "the liberties, the liberty liberal the libert")
        == [
          "1:the liberties", "0:liberties", "2:liberties", "1:the liberty", "0:liberty", "2:liberty",
          "2:liberal", "1:the libert", "0:libert", "2:libert",
        ])
    #expect(try find(["é*"], in: "état Été e") == ["0:état", "0:Été"])
  }

  @Test func `the same word in several terms counts for each`() throws {
    #expect(try find(["x", "X", "x*", "x y"], in: "x y") == ["0:x", "1:x", "2:x", "3:x y"])
  }

  @Test func `text without a letter is not a term`() {
    for text in ["", "*", "1916", " — "] { #expect(Term(text) == nil) }
    #expect(Term("Post-Office*")?.words == "post office*")
    #expect(Term("Congreſs")?.words == "congress")
  }

  @Test func `many terms are distinguished`() throws {
    let words = (0..<5000).map { number in
      String(
        String(number, radix: 26).utf8.map { Character(Unicode.Scalar($0 < 0x3A ? $0 + 0x31 : $0 + 10)) })
    }
    #expect(Set(words).count == 5000)
    let matcher = TermMatcher(words.compactMap(Term.init))
    let findings = matcher.find(in: Array(words.joined(separator: " ").utf8))
    #expect(findings.words == 5000 && findings.hits.map(\.term) == Array(0..<5000))
  }

  @Test func `a random search finds what a naive one finds`() throws {
    var random = SeededGenerator(seed: 4)
    let letters = ["a", "b", "ab", "ba", "aab"]
    for _ in 0..<500 {
      let words = (0..<Int.random(in: 0...30, using: &random)).compactMap { _ in
        letters.randomElement(using: &random)
      }
      let written = (0..<5).map { _ in
        (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in letters.randomElement(using: &random) }
          .joined(separator: " ") + (Bool.random(using: &random) ? "*" : "")
      }
      let terms = written.compactMap(Term.init)
      var expected: [String] = []
      for start in words.indices {
        for (number, term) in terms.enumerated() where start + term.tokens.count <= words.count {
          let tokens = term.tokens.map { String(decoding: $0, as: UTF8.self) }
          let fits = tokens.indices.allSatisfy { place in
            term.isPrefix && place == tokens.count - 1
              ? words[start + place].hasPrefix(tokens[place]) : words[start + place] == tokens[place]
          }
          if fits {
            expected.append("\(number):\(words[start..<start + tokens.count].joined(separator: " "))")
          }
        }
      }
      #expect(try find(written, in: words.joined(separator: " ")) == expected)
    }
  }

  @Test func `a snippet has sixty code points on each side, on one line`() throws {
    let text = Array((String(repeating: "é", count: 70) + " \n\n co\u{AD}\nop  " + "right\u{AD}\nly").utf8)
    let term = try #require(Term("coop"))
    let hit = try #require(TermMatcher([term]).find(in: text).hits.first)
    let snippet = JobSnippet(text, hit.place, start: 74)
    #expect(snippet.left == String(repeating: "é", count: 56) + " ")
    #expect(snippet.match == "coop" && snippet.right == " rightly")
  }
}
