import Newspapers
import Testing

struct PageMatcherTests {
  private static let page = FoldedText(
    """
    The steamer brings news of a GOLD RUSH to the Yukon. Miners
    leave for Klondike by the next boat; the by-laws forbid elec-
    tion meetings. Herald’s house burned.
    """)

  private static func word(_ text: String, beginning: Bool = false) -> SearchExpression {
    .word(SearchWord(text, isBeginning: beginning))
  }

  private static func phrase(_ text: String) -> SearchExpression {
    .phrase(text.split(separator: " ").map { SearchWord(String($0)) })
  }

  private static func matches(_ expression: SearchExpression) -> Bool {
    PageMatcher(expression).matches(page) { _ in true }
  }

  @Test(arguments: [
    ("gold", true), ("GOLD", true), ("gol", false), ("by-laws", true), ("laws-by", false), ("election", true),
    ("tion", false), ("Herald's", true), ("silver", false), ("bylaws", false),
  ])
  func `a word is its consecutive folded parts`(_ word: String, _ isThere: Bool) {
    #expect(PageMatcherTests.matches(PageMatcherTests.word(word)) == isThere)
  }

  @Test func `a prefix is the beginning of a word`() {
    #expect(PageMatcherTests.matches(PageMatcherTests.word("klond", beginning: true)))
    #expect(PageMatcherTests.matches(PageMatcherTests.word("by-la", beginning: true)))
    #expect(!PageMatcherTests.matches(PageMatcherTests.word("ondike", beginning: true)))
  }

  @Test func `a phrase is consecutive words, even across a line's end`() {
    #expect(PageMatcherTests.matches(PageMatcherTests.phrase("Miners leave")))
    #expect(!PageMatcherTests.matches(PageMatcherTests.phrase("rush gold")))
  }

  @Test(arguments: [(2, true), (1, false)])
  func `near counts the words between, in any order`(_ distance: Int, _ isThere: Bool) {
    let near = SearchExpression.near(
      within: distance, [PageMatcherTests.word("yukon"), PageMatcherTests.phrase("gold rush")])
    #expect(PageMatcherTests.matches(near) == isThere)
  }

  @Test func `alternatives of near may have different lengths`() {
    let near = SearchExpression.near(
      within: 1,
      [
        .any([PageMatcherTests.phrase("news of a gold"), PageMatcherTests.word("brings")]),
        .any([PageMatcherTests.word("to"), PageMatcherTests.word("silver")]),
      ])
    #expect(PageMatcherTests.matches(near))
  }

  @Test func `not, all and any combine, and punctuation requires nothing`() {
    let (gold, silver) = (PageMatcherTests.word("gold"), PageMatcherTests.word("silver"))
    #expect(PageMatcherTests.matches(.all([gold, .not(silver)])))
    #expect(!PageMatcherTests.matches(.all([gold, silver])))
    #expect(PageMatcherTests.matches(.any([silver, gold])))
    #expect(!PageMatcherTests.matches(.not(gold)))
    #expect(PageMatcherTests.matches(.all([gold, PageMatcherTests.word("&")])))
    #expect(!PageMatcherTests.matches(.any([silver, PageMatcherTests.word("&")])))
  }

  @Test func `a mended word counts as a word, but not in phrases`() {
    let mended = FoldedText("government elections")
    func matches(_ expression: SearchExpression) -> Bool {
      PageMatcher(expression).matches(PageMatcherTests.page, mended: mended) { _ in true }
    }
    #expect(matches(PageMatcherTests.word("government")))
    #expect(!matches(PageMatcherTests.phrase("government elections")))
  }

  @Test func `facts answer for fields`() throws {
    let page = PageID(
      issue: IssueID(
        lccn: try LCCN("sn83045462"), date: try #require(IssueDate("1916-11-08")), edition: 1), sequence: 3)
    let facts = PageFacts(
      page: page, title: "Evening star", places: [Place(state: "District of Columbia", city: "Washington")],
      languages: ["English"], batch: "dlc_1_ver01")
    func holds(_ name: SearchField.Name, _ values: SearchField.Value...) -> Bool? {
      facts.holds(SearchField(name, values))
    }
    #expect(holds(.state, .name("Ohio"), .name("District of Columbia")) == true)
    #expect(holds(.state, .name("Ohio")) == false)
    #expect(holds(.title, .words("EVENING star")) == true)
    #expect(holds(.title, .name("morning")) == false)
    #expect(holds(.page, .numbers(2...4)) == true)
    #expect(holds(.edition, .numbers(2...2)) == false)
    #expect(holds(.on, .yearDay(month: 11, day: 8)) == true)
    #expect(holds(.date, .dates(try #require(IssueDateRange(from: nil, to: .start(of: 1916))))) == false)
    #expect(holds(.lccn, .name("sn83045462")) == true)
    #expect(holds(.batch, .name("dlc_1_ver01")) == true)
    #expect(holds(.ethnicity, .name("Polish")) == nil)
  }
}
