import Newspapers
import Presentation
import Testing

/// How much of a newspaper is digitized, in words.
@Suite(.timeLimit(.minutes(2))) struct CoverageWordsTests {
  private func content(_ coverage: DigitizedCoverage?) throws -> NewspaperDetailContent {
    let newspaper = Newspaper(lccn: try LCCN("sn83030214"), title: "New-York tribune", coverage: coverage)
    let origin = Origin(name: "local catalog", asOf: 0, isLive: false)
    return NewspaperDetailContent(
      NewspaperRecord(detail: NewspaperDetail(newspaper: newspaper), origin: origin, isUndigitized: true))
  }

  @Test(
    arguments: [
      ("1866-04-10", "1924-03-17", 19_999, "19,999 issues, 1866-04-10 to 1924-03-17"),
      ("1866-04-10", "1866-04-10", 1, "1 issue, 1866-04-10"), (nil, nil, 5, "5 issues"),
      ("1866-04-10", nil, nil, "from 1866-04-10"), (nil, "1924-03-17", nil, "up to 1924-03-17"),
      (nil, nil, nil, "not according to the local catalog"),
    ] as [(String?, String?, Int?, String)])
  func `whatever is known is said`(first: String?, last: String?, count: Int?, words: String) throws {
    let coverage = DigitizedCoverage(
      firstIssue: first.flatMap { IssueDate($0) }, lastIssue: last.flatMap { IssueDate($0) },
      issueCount: count)
    let content = try content(coverage)
    #expect(content.coverage == words && content.hasCoverage == !coverage.saysNothing)
    let other = NewspaperRow(
      Newspaper(
        lccn: content.row.lccn, title: "",
        coverage: DigitizedCoverage(firstIssue: nil, lastIssue: nil, issueCount: 7)))
    #expect(content.row.completed(by: other).issueCount == (coverage.saysNothing ? 7 : count))
  }
}
