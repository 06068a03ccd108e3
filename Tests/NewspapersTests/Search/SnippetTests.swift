import Newspapers
import TestSupport
import Testing

struct SnippetTests {
  private static func word(_ text: String) -> SearchExpression { .word(SearchWord(text)) }

  /// The marked parts in brackets.
  private static func shown(_ snippet: Snippet) -> String {
    var (shown, last) = ("", 0)
    let scalars = Array(snippet.text.unicodeScalars)
    func text(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range]))
    }
    for mark in snippet.marks {
      shown += text(last..<mark.lowerBound) + "[" + text(mark) + "]"
      last = mark.upperBound
    }
    return shown + text(last..<scalars.count)
  }

  private static func findings(_ expression: SearchExpression, _ text: String, _ limit: Int = 1)
    -> PageFindings
  {
    PageMatcher(expression).findings(in: text, snippets: limit)
  }

  @Test func `a snippet is one line of printed text, with broken words rejoined`() {
    let found = SnippetTests.findings(
      .all([SnippetTests.word("election"), SnippetTests.word("sharp")]),
      "The (ſharp)  elec-\n  tion,\nin  Ohio.")
    #expect(found.snippets.map(SnippetTests.shown) == ["The ([ſharp]) [election], in Ohio."])
    #expect(found.words == ["ſharp", "election"])
    #expect(found.kind == .match)
  }

  @Test func `other forms count only if the page would not match without`() {
    let either = SearchExpression.any([SnippetTests.word("organization"), SnippetTests.word("university")])
    let text = "The university. Mines. Organ and piano duo."
    let found = SnippetTests.findings(either, text)
    #expect(found.words == ["university"] && found.kind == .match)
    let both = SnippetTests.findings(.all([SnippetTests.word("mining"), either]), text)
    #expect(Set(both.words) == ["university", "Mines"] && both.kind == .form)
    let neither = SnippetTests.findings(either, "Universities and organs.")
    #expect(Set(neither.words) == ["Universities", "organs"] && neither.kind == .form)
  }

  @Test func `nothing is left of terminal control sequences`() {
    let found = SnippetTests.findings(
      SnippetTests.word("gold"), "the \u{1b}[31mold\u{1b}[0m gold \u{1b}[1;4H rush \u{1b}[")
    #expect(found.snippets.map(SnippetTests.shown) == ["the old [gold] rush"])
  }

  @Test func `all passages of a page come in its order`() {
    let filler = (1...60).map { "w\($0)" }.joined(separator: " ")
    let matcher = PageMatcher(.any([SnippetTests.word("gold"), SnippetTests.word("mine")]))
    let text = "a gold ring \(filler) a gold mine"
    let best = matcher.findings(in: text, snippets: 2).snippets.map(\.marks.count)
    #expect(best == [2, 1])
    #expect(matcher.passages(in: text).map(\.marks.count) == [1, 2])
    #expect(matcher.passages(in: "nothing").isEmpty)
  }

  @Test func `all passages mark each of a page's hits once, however many there are`() {
    let text = (1...60).map { number in
      "gold rush " + (1...number).map { "w\($0)" }.joined(separator: " ")
    }.joined(separator: " ")
    let passages = PageMatcher(.phrase([SearchWord("gold"), SearchWord("rush")])).passages(in: text)
    #expect(passages.count > 30)
    #expect(passages.reduce(0) { $0 + $1.marks.count } == 60)
  }

  @Test func `the window with the most clauses comes first, and windows do not overlap`() {
    let filler = (1...60).map { "w\($0)" }.joined(separator: " ")
    let text = "gold one two gold \(filler) gold mine here \(filler) mine"
    let query = SearchExpression.all([SnippetTests.word("gold"), SnippetTests.word("mine")])
    let found = SnippetTests.findings(query, text, 3)
    #expect(found.snippets.count == 3)
    #expect(SnippetTests.shown(found.snippets[0]).contains("[gold] [mine] here"))
    #expect(SnippetTests.shown(found.snippets[1]).hasPrefix("[gold] one two [gold] w1"))
    #expect(SnippetTests.shown(found.snippets[2]).hasSuffix("w60 [mine]"))
    #expect(found.snippets[0].text.hasPrefix("… ") && found.snippets[0].text.hasSuffix(" …"))
    #expect(found.snippets[0].text.split(separator: " ").count == 32)
  }

  @Test func `a phrase is one mark, and near words get one each`() {
    let text = "a fire engine and a bell"
    let phrase = SearchExpression.phrase([SearchWord("fire"), SearchWord("engine")])
    #expect(
      SnippetTests.findings(phrase, text).snippets.map(SnippetTests.shown) == ["a [fire engine] and a bell"])
    let near = SearchExpression.near(within: 5, [SnippetTests.word("bell"), SnippetTests.word("fire")])
    #expect(
      SnippetTests.findings(near, text).snippets.map(SnippetTests.shown) == ["a [fire] engine and a [bell]"])
  }

  @Test func `another form is found only if the word does not occur, and says so`() {
    let form = SnippetTests.findings(SnippetTests.word("house"), "Two houses burned")
    #expect(form.kind == .form)
    #expect(form.snippets.map(SnippetTests.shown) == ["Two [houses] burned"])
    let begun = SnippetTests.findings(SnippetTests.word("schoolgirl"), "the schoolhouse")
    #expect(begun.kind == .form && begun.words == ["schoolhouse"])
    let exact = SnippetTests.findings(.word(SearchWord("house", isThisForm: true)), "Two houses burned")
    #expect(exact.kind == .unverified && exact.snippets.isEmpty)
    let both = SnippetTests.findings(SnippetTests.word("house"), "a house of houses")
    #expect(both.kind == .match && both.words == ["house"])
  }

  @Test func `a word cut by a line's end without a hyphen is found`() {
    let found = SnippetTests.findings(SnippetTests.word("election"), "the elec\ntion of")
    #expect(found.kind == .match)
    #expect(found.snippets.map(SnippetTests.shown) == ["the [elec tion] of"])
  }

  @Test func `excluded words are not marked, and prevent the match`() {
    let query = SearchExpression.all([SnippetTests.word("gold"), .not(SnippetTests.word("rush"))])
    #expect(SnippetTests.findings(query, "gold here").kind == .match)
    let found = SnippetTests.findings(query, "gold rush")
    #expect(found.kind == .unverified)
    #expect(found.snippets.map(SnippetTests.shown) == ["[gold] rush"])
  }

  @Test func `marks fold to what was searched for, whatever the text`() {
    let parts = [
      "gold", "GOLD", "go-\nld", "rush", " ", " ", "\n", ", ", "…", "ſo", "é", "日", "\u{301}", "\t\t", "(",
      "-",
    ]
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1500 {
      let text = (0..<80).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let words = ["gold", "rush"].map { SearchExpression.word(SearchWord($0, isThisForm: true)) }
      let found = SnippetTests.findings(.any(words), text, 2)
      for snippet in found.snippets {
        let scalars = Array(snippet.text.unicodeScalars)
        #expect(!scalars.contains("\n") && !snippet.text.contains("  "))
        var end = 0
        for mark in snippet.marks {
          #expect(mark.lowerBound >= end && mark.upperBound <= scalars.count && !mark.isEmpty)
          end = mark.upperBound
          let words = FoldedText(String(String.UnicodeScalarView(scalars[mark]))).words
          #expect(words.allSatisfy { $0 == "gold" || $0 == "rush" }, "\(words) in \(text)")
        }
        #expect(!snippet.marks.isEmpty)
      }
    }
  }
}
