import Newspapers
import Presentation
import Testing

/// Years in words.
@Suite(.timeLimit(.minutes(1))) struct YearWordsTests {
  @Test func `a single year is not a range`() {
    #expect(IssueWords.years(1913...1913) == "1913" && IssueWords.years(1870...1874) == "1870–1874")
    #expect(NewspaperQuery.span(1913, 1913) == "1913" && NewspaperQuery.span(1913, 1914) == "1913–1914")
    #expect(NewspaperQuery.span(1913, nil) == "1913–" && NewspaperQuery.span(nil, nil) == nil)
  }

  @Test func `issues are said year by year, and decade by decade if there are many years`() {
    func spoken(_ years: [Int: Int]) -> String {
      let coverage = IssueCoverage(
        digitized: DigitizedCoverage(firstIssue: nil, lastIssue: nil, issueCount: nil), years: years,
        isComplete: true,
        origin: Origin(name: "news.example", asOf: 0, isLive: true))
      return IssueYearsContent(coverage, published: nil).spokenCounts
    }
    #expect(
      spoken([1898: 52, 1897: 53, 1899: 1051, 1900: 0]) == "Issues by year: 1897 53, 1898 52, 1899 1,051")
    let many = Dictionary(uniqueKeysWithValues: (1895...1912).map { ($0, 300) })
    #expect(spoken(many) == "Issues by decade: 1890s 1,500, 1900s 3,000, 1910s 900")
    #expect(spoken([:]) == "")
  }
}
