import Testing

@testable import Terminal

/// Letters where only ASCII can be printed.
@Suite struct LetterTests {
  @Test(
    arguments: [
      ("Tägliches Łódź, Adahooniłigii", "Tagliches Lodz, Adahooniligii"), ("e\u{301}te\u{301}", "ete"),
      ("Ælfric, œuvre, Straße, ſaid, ﬁnd", "Aelfric, oeuvre, Strasse, said, find"),
      ("Правда, Русскій голосъ", "Pravda, Russkii golos'"), ("Щит", "Shchit"),
      ("Εθνικός Κήρυξ", "Ethnikos Keryx"), ("新聞 A", "?? A"), ("“x” – …", "\"x\" - ..."),
    ])
  func `names are transliterated`(text: String, printed: String) {
    #expect(Repertoire.ascii.printed(text) == printed)
    #expect(Repertoire.unicode.printed(text) == text)
    #expect(Repertoire.ascii.printed(text).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `only letters that cannot be written are missed`() {
    #expect(Repertoire.ascii.lacksLetters(of: "新聞") && Repertoire.ascii.lacksLetters(of: "דאָס"))
    #expect(!Repertoire.ascii.lacksLetters(of: "Правда, é, æ – € 12"))
    #expect(!Repertoire.unicode.lacksLetters(of: "新聞") && !Repertoire.letters.lacksLetters(of: "新聞"))
  }

  @Test func `on a screen a letter keeps its cell`() {
    #expect("ЖæЩ".unicodeScalars.map(Repertoire.ascii.shown) == ["Z", "a", "S"])
  }
}
