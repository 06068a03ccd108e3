import Newspapers
import Testing

struct VariantTests {
  /// Counts of a few words, as an index would have them.
  private struct Counts: WordCounts {
    let counts: [String: Int]
    var spellings = PeriodSpellings()

    func spellings() async throws(NewspaperError) -> PeriodSpellings { spellings }

    func pages(with words: [String]) async throws(NewspaperError) -> [String: Int] {
      counts.filter { words.contains($0.key) }
    }

    func pages(
      with words: [String], without word: String
    ) async throws(NewspaperError) -> [String: Int] {
      counts.filter { words.contains($0.key) }.mapValues { $0 / 2 }
    }
  }

  private func candidates(_ word: String) throws -> [String: WordVariant.Cause] {
    let all = try #require(VariantCandidates(SearchWord(word))).all
    #expect(Set(all.map(\.text)).count == all.count)
    return Dictionary(uniqueKeysWithValues: all.map { ($0.text, $0.cause) })
  }

  private func query(_ text: String) throws -> SearchQuery { try SearchQuery.read(text).query }

  @Test(arguments: [
    ("election", "lection", WordVariant.Cause.lostBeginning), ("election", "eleetion", .lookAlike("c", "e")),
    ("election", "eleotion", .lookAlike("c", "o")), ("election", "elections", .form),
    ("election", "selection", .otherSign), ("election", "elecition", .otherSign),
    ("election", "elcetion", .swap), ("election", "oleotion", .twoLookAlikes),
    ("modern", "rnodern", .lookAlike("m", "rn")),
    ("modern", "modem", .lookAlike("rn", "m")), ("Oregon", "0regon", .lookAlike("o", "0")),
    ("house", "liouse", .lookAlike("h", "li")), ("Gedankenleſer", "gedankenlefer", .lookAlike("s", "f")),
    ("Wilson", "vvilson", .lookAlike("w", "vv")), ("Москва", "мосвва", .otherSign),
    ("tariff", "tairff", .swap), ("ship", "sh1p", .lookAlike("i", "1")),
  ])
  func `a word has the variants that OCR makes`(
    _ word: String, _ variant: String, _ cause: WordVariant.Cause
  ) throws {
    #expect(try candidates(word)[variant] == cause)
  }

  @Test func `short words, prefixes and several words have no variants`() {
    #expect(VariantCandidates(SearchWord("gas")) == nil)
    #expect(VariantCandidates(SearchWord("by-laws")) == nil)
    #expect(VariantCandidates(SearchWord("klond", isBeginning: true)) == nil)
  }

  @Test func `without an index at most six are suggested, of several kinds`() throws {
    let likely = try #require(VariantCandidates(SearchWord("election"))).likely
    #expect(likely.count == 6 && likely.allSatisfy { $0.cause.isTypical })
    #expect(likely.map(\.text).contains("lection") && likely.map(\.text).contains("eleetion"))
    #expect(try #require(VariantCandidates(SearchWord("modern"))).likely.first?.text == "modem")
  }

  @Test func `typical mistakes on few pages are preselected, forms and frequent words are not`() async throws
  {
    let counts = Counts(counts: [
      "election": 208, "lection": 8, "eleetion": 2, "selection": 36, "elections": 27, "olection": 11,
    ])
    let proposal = try #require(try await counts.proposals(for: query("election~ held")).first)
    #expect(proposal.pages == 208 && proposal.word == SearchWord("election", wantsVariants: true))
    #expect(
      proposal.rows.filter { $0.pages > 0 }.map(\.text)
        == ["olection", "lection", "selection", "elections", "eleetion"])
    #expect(proposal.variants(.seen) == ["lection", "eleetion"])
    #expect(proposal.rows.first { $0.text == "lection" }?.newPages == 4)
    #expect(proposal.variants(.first(2)) == ["olection", "lection"])
    #expect(proposal.variants(.likely).count == 6)
    let rare = try #require(
      try await Counts(counts: ["lection": 2, "eleetion": 3]).proposals(for: query("election")).first)
    #expect(rare.pages == 0 && rare.variants(.seen) == ["lection"])
  }

  @Test func `marked words have variants, or else all single words`() throws {
    #expect(try query("gold election~ -silver~").wordsForVariants().map(\.text) == ["election", "silver"])
    #expect(
      try query("gold \"silver mine\" -lead near/5(iron ore) tin*").wordsForVariants().map(\.text) == [
        "gold", "iron",
      ])
  }

  @Test func `variants become alternatives, and nothing is marked afterward`() throws {
    let word = SearchWord("election", wantsVariants: true)
    #expect(
      try query("election~ date:1912").including([word: ["lection", "eleetion"]]).description
        == "(election OR lection OR eleetion) date:1912")
    #expect(try query("election~ gas~").including([:]).description == "election gas")
    #expect(
      try query("near/5(election~ returns)").including([word: ["lection"]]).description
        == "near/5(election returns) OR near/5(lection returns)")
    #expect(
      try query("gold").including([SearchWord("gold"): ["gokl"]]).description == "gold OR gokl")
  }

  @Test func `a word may be broken, or have a period spelling; neither is preselected`() async throws {
    let spelled = Counts(
      counts: ["election": 208, "elec tion": 45, "lection": 8, "to day": 30, "today": 100],
      spellings: try PeriodSpellings("today\tto-day\nelection\telexion\n"))
    let proposals = try await spelled.proposals(for: query("election today"))
    let rows = proposals[0].rows
    #expect(rows.prefix(2).map(\.text) == ["lection", "elec tion"])
    #expect(rows[1].cause == .broken && rows[1].pages == 45 && rows[1].newPages == 22 && !rows[1].isTicked)
    #expect(rows.contains { $0.text == "elexion" && $0.cause == .spelling && $0.pages == 0 && !$0.isTicked })
    let day = try #require(proposals[1].rows.first)
    #expect(day.text == "to-day" && day.cause == .spelling && day.pages == 30 && !day.isTicked)
  }

  @Test func `a spelling is parsed like a query, without invisible characters`() throws {
    let spellings = try PeriodSpellings("today\t\u{AD}to-\u{200B}day\n")
    #expect(spellings.of(SearchWord("today")) == ["to-day"])
  }

  @Test func `a short word has variants if the reader listed its spelling`() async throws {
    let spelled = Counts(counts: ["axe": 3], spellings: try PeriodSpellings("# mine\n\nax\taxe\nax\taxe"))
    let proposal = try #require(try await spelled.proposals(for: query("ax")).first)
    #expect(proposal.rows.map(\.text) == ["axe"])
  }

  @Test(arguments: [
    ("today to-day", 1, "two columns"), ("a\tb\tc", 1, "two columns"), ("x\ty\n\nto day\tx", 3, "one word"),
    ("x\t--", 1, "no letters"), ("x\tX", 1, "same word"), ("x\ty:z", 1, "have a meaning"),
  ])
  func `an error in a spelling is reported with its line`(_ text: String, _ line: Int, _ words: String) {
    let fault = #expect(throws: PeriodSpellings.Fault.self) { try PeriodSpellings(text) }
    #expect(fault?.line == line && fault?.words.contains(words) == true, "\(String(describing: fault))")
  }

  @Test func `several words become a phrase among the alternatives`() throws {
    let word = SearchWord("election")
    #expect(
      try query("election state:Ohio").including([word: ["lection", "elec tion"]]).description
        == "(election OR lection OR \"elec tion\") state:Ohio")
  }
}
