import Newspapers
import TestSupport
import Testing

struct FoldedTextTests {
  private static func words(_ text: String) -> String { FoldedText(text).words.joined(separator: " ") }

  @Test(arguments: [
    ("The Herald’s “news”", "the herald s news"), ("Gedankenleſer", "gedankenleser"),
    ("STRAẞE Straße", "strasse strasse"), ("Æsop œuvre", "aesop oeuvre"),
    ("ﬁre ﬂag eﬃcient", "fire flag efficient"),
    ("Łódź Ørsted Đorđe", "lodz orsted dorde"), ("cafe\u{301} café", "cafe cafe"), ("שָׁלוֹם", "שלום"),
    ("ΆΓΙΟΣ λόγος", "αγιοσ λογοσ"), ("МОСКВА й", "москва и"), ("by-laws U.S. 1,000", "by laws u s 1 000"),
    ("東京 news", "東 京 news"), ("Hawaiʻi", "hawaii"), ("soft\u{AD}hyphen", "softhyphen"),
    ("ＡＢＣ１", "abc1"), ("", ""), ("—…!", ""), ("İstanbul", "istanbul"), ("a\u{0}b", "a b"),
  ])
  func `letters become plain, and everything but letters and digits separates words`(
    _ text: String, _ folded: String
  ) {
    #expect(FoldedTextTests.words(text) == folded)
  }

  @Test(arguments: [
    ("the elec-\ntion was", "the election was"), ("the elec¬\r\n  tion was", "the election was"),
    ("elec\u{AD}\ntion", "election"), ("Elek⸗\ntion", "elektion"), ("in-\nter-\nnational", "international"),
    ("twenty-\none", "twenty one"), ("Omaha-\nSioux", "omaha sioux"), ("GERM-\nANY", "germany"),
    ("20-\nyear", "20 year"), ("a by-law of the by-\nlaw kind", "a by law of the by law kind"),
    ("elec-\n\ntion", "elec tion"), ("elec--\ntion", "elec tion"), ("zuvor~\nkommen", "zuvorkommen"),
    ("we saw — it was — and it~\nwas so we saw it was so", "we saw it was and it was so we saw it was so"),
    ("and election then elec—\ntion", "and election then election"), ("elec\ntion", "elec tion"),
  ])
  func `a word cut by a line's end is one word`(_ text: String, _ folded: String) {
    #expect(FoldedTextTests.words(text) == folded)
  }

  @Test func `words point to where they are printed`() {
    let text = "A “ſharp” elec-\ntion, says Łukasz"
    let folded = FoldedText(text)
    let printed = (0..<folded.count).map { word in
      String(decoding: Array(text.utf8)[folded.printed(word..<word + 1)], as: UTF8.self)
    }
    #expect(folded.words == ["a", "sharp", "election", "says", "lukasz"])
    #expect(printed == ["A", "ſharp", "elec-\ntion", "says", "Łukasz"])
  }

  @Test func `for any text, folding again changes nothing, and words are at their stated positions`() {
    let parts = [
      "a", "fer-", "ry", "FER-", "RY", "—", "-", "~", "¬", "\n", "\n", "\n\n", " ", "\t", "\r\n", "ſo", "5-",
      "日本", "שלום", "\u{301}", "\u{200D}", "é-", "\u{AD}\n", "⸗\n", "ß", "ﬁ", "Ǆ", "İ", "Ⱥ", ".", "\u{85}",
      "👩‍👧-\n",
      String(repeating: "x", count: 70),
    ]
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let text = (0..<30).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let folded = FoldedText(text)
      let words = folded.words
      #expect(FoldedText(words.joined(separator: "\u{B6}")).words == words)
      #expect(words.joined(separator: " ").utf8.elementsEqual(folded.bytes))
      var end = 0
      for word in 0..<folded.count {
        let range = folded.printed(word..<word + 1)
        #expect(range.lowerBound >= end && !range.isEmpty && range.upperBound <= text.utf8.count)
        end = range.upperBound
      }
    }
  }

  @Test func `every letter of Unicode folds to words that fold to themselves`() {
    for value in UInt32(1)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let words = FoldedText("x\(scalar)y").words
      #expect(FoldedText(words.joined(separator: " ")).words == words, "U+\(String(value, radix: 16))")
    }
  }

  @Test func `a line's end without a hyphen may cut a word`() {
    let joins = FoldedText("the elec\ntion of\n\nall Men\nWere 5\nto").possibleJoins
    #expect(joins.map { String(decoding: $0.first + $0.second, as: UTF8.self) } == ["election"])
  }

  @Test(.enabled(if: SharedData.isThere, "the shared data is not there"))
  func `real front pages join the same words as the page reader`() throws {
    let pages = try SharedData.archivedTexts("pages/ocr_front_pages_1916.tar.zst")
    var (words, different) = (0, 0)
    for page in stride(from: 0, to: pages.count, by: SharedData.isReadWhole ? 1 : 20).map({ pages[$0] }) {
      let folded = FoldedText(page).words
      // The paragraphs have no line ends left.
      let read = PrintedText(page).paragraphs.map { FoldedText($0).words }.joined()
      words += folded.count
      different += Array(read).difference(from: folded).count
    }
    #expect(words > 0)
    #expect(different * 200 < words)
  }
}
