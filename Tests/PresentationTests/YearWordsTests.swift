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
}
