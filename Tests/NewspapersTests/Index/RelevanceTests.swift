import Newspapers
import Testing

/// The order of a list narrowed by words.
@Suite struct RelevanceTests {
  private func newspaper(
    _ lccn: String, _ title: String, _ place: String, _ years: String = "1880-1890", issues: Int? = nil
  ) throws -> Newspaper {
    Newspaper(
      lccn: try LCCN(lccn), title: title, places: [place].compactMap { Place($0) },
      years: PublicationYears(years),
      coverage: issues.map {
        DigitizedCoverage(
          firstIssue: IssueDate("1880-01-01"), lastIssue: IssueDate("1889-12-31"), issueCount: $0)
      })
  }

  private func found(_ words: String, in newspapers: [Newspaper]) -> [String] {
    NewspaperIndex(newspapers).matching(NewspaperQuery(words: words)).map(\.lccn.description)
  }

  @Test func `the exact title comes first, the digitized one with the most issues before the others`() throws
  {
    let stars = [
      try newspaper("sn00000001", "The evening star", "South Carolina--Greenville--Greenville"),
      try newspaper("sn00000002", "Evening star and news", "Ohio--Lucas--Toledo", issues: 90_000),
      try newspaper("sn00000003", "Evening star", "Indiana--Howard--Kokomo", issues: 12),
      try newspaper("sn00000004", "Evening star", "District of Columbia--Washington", issues: 36_949),
      try newspaper("sn00000005", "Evening star", "Ohio--Franklin--Columbus", "1854-1972"),
    ]
    #expect(
      found("evening star", in: stars)
        == ["sn00000004", "sn00000003", "sn00000005", "sn00000001", "sn00000002"])
    #expect(found("Evening Star!", in: stars).first == "sn00000004")
    #expect(found("The evening star", in: stars) == ["sn00000001"], "all words have to occur")
    #expect(found("evening star", in: stars.reversed()) == found("evening star", in: stars))
  }

  @Test func `the title in another spelling comes after the exact one, before its words`() throws {
    let papers = [
      try newspaper("sn00000001", "Saint Louis republic and news", "Missouri--Saint Louis", issues: 90_000),
      try newspaper("sn00000002", "St. Louis republic", "Missouri--Saint Louis", issues: 12_000),
      try newspaper("sn00000003", "Saint Louis republic", "Missouri--Saint Louis"),
      try newspaper("sn00000004", "The republic", "Missouri----Saint Louis", issues: 10),
    ]
    #expect(
      found("saint louis republic", in: papers)
        == ["sn00000003", "sn00000002", "sn00000004", "sn00000001"])
    #expect(
      found("st. louis republic", in: papers) == ["sn00000002", "sn00000003", "sn00000004", "sn00000001"])
  }

  @Test func `among undigitized ones the longest run comes first, and records of copies last`()
    throws
  {
    let times = [
      try newspaper("2013254768", "The New York times", "New York--Paris", "1948-????"),
      try newspaper("sn00061556", "The New York times", "New York--New York--New York", "1857-current"),
      try newspaper("sn78004456", "The New York times", "New York--New York--New York", "1857-current"),
      try newspaper("2004233791", "The New York times", "New York--New York--New York", "18??-19??"),
    ]
    #expect(
      found("new york times", in: times) == ["sn78004456", "sn00061556", "2004233791", "2013254768"])
  }

  @Test func `words of the place say which newspaper with a title is meant`() throws {
    let papers = [
      try newspaper("sn00000001", "The sun", "Maryland--Baltimore", "1837-2008"),
      try newspaper("sn00000002", "The sun", "New York--New York--New York", issues: 18_980),
      try newspaper("sn00000003", "Baltimore County sun", "Maryland--Baltimore", issues: 5),
      try newspaper("sn00000004", "Baltimore sun", "Ohio--Fairfield--Baltimore", "1901-1902"),
    ]
    #expect(found("baltimore sun", in: papers) == ["sn00000004", "sn00000001", "sn00000003"])
    #expect(found("sun, Baltimore", in: papers) == ["sn00000001", "sn00000003", "sn00000004"])
    #expect(found("the sun maryl", in: papers).first == "sn00000001")
    #expect(found("sun", in: papers).first == "sn00000002")
  }

  @Test func `words of the title come before words of the place, each ordered by merit`() throws {
    let papers = [
      try newspaper("sn00000001", "The Omaha bee-news", "Nebraska--Douglas--Omaha"),
      try newspaper("sn00000002", "Omaha daily bee", "Nebraska--Douglas--Omaha", issues: 15_232),
      try newspaper("sn00000003", "The illustrated bee", "Nebraska--Douglas--Omaha", issues: 99_999),
      try newspaper("sn00000004", "The weekly bee", "Nebraska--Douglas--Omaha", issues: 10),
    ]
    #expect(found("omaha bee", in: papers) == ["sn00000002", "sn00000001", "sn00000003", "sn00000004"])
  }

  @Test func `a first word that may be an article is searched for with and without it`() throws {
    let papers = [
      try newspaper(
        "sn91025604", "Los Angeles times", "California--Los Angeles--Los Angeles", "1886-current"),
      try newspaper(
        "sn81004356", "The Los Angeles times", "California--Los Angeles--Los Angeles", "1886-current"),
    ]
    #expect(found("los angeles times", in: papers).first == "sn81004356")
    #expect(found("the los angeles times", in: papers).first == "sn81004356")
  }

  @Test func `any other order is unchanged`() throws {
    let papers = [
      try newspaper("sn00000001", "Star", "Ohio--Lucas--Toledo", "1900-1910", issues: 9),
      try newspaper("sn00000002", "Star of the east", "Ohio--Lucas--Toledo", "1800-1810"),
    ]
    let query = NewspaperQuery(words: "star", order: .start)
    #expect(NewspaperIndex(papers).matching(query).map(\.lccn.description) == ["sn00000002", "sn00000001"])
  }

  @Test(arguments: [
    ("sn83030214", 1983), ("2004233791", 2004), ("sn00061556", 2000), ("92644663", 1992),
    ("sf90091361", 1990),
  ])
  func `a number contains the year in which it was assigned`(lccn: String, year: Int) throws {
    #expect(try LCCN(lccn).year == year)
  }

  @Test func `words are searched for once, and only a limited number`() {
    #expect(SoughtWords(String(repeating: "a ", count: 3000)).words == ["a"])
    #expect(SoughtWords("The Sun, the SUN").words == ["the", "sun"])
    #expect(SoughtWords((0..<500).map { "w\($0)" }.joined(separator: " ")).words.count == SoughtWords.limit)
    for nothing in ["", "  ", ".*", "\"", "%", "🙂", "' ’"] { #expect(SoughtWords(nothing).isEmpty) }
  }

  @Test(arguments: [
    ("Daily (except Sunday)", "Daily"), ("Semi-weekly", "Semiweekly"), ("Weekly?", "Weekly"),
    ("[Weekly]", "Weekly"),
    ("Three times a week", "Three times a week"), ("Weekly.", "Weekly"), ("Frequency varies", nil),
    ("Weeklyish", nil),
    ("", nil),
  ])
  func `a frequency is the term with which its words begin`(words: String, term: String?) {
    #expect(FrequencyName.of(words) == term)
  }
}
