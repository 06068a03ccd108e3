import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// The column that shows when a newspaper appeared.
@Suite(.timeLimit(.minutes(2))) struct CoverageCellsTests {
  private func cells(_ years: String, _ first: String?, _ last: String?) throws -> String {
    let coverage = DigitizedCoverage(
      firstIssue: first.flatMap { IssueDate($0) }, lastIssue: last.flatMap { IssueDate($0) }, issueCount: 1)
    return CoverageCells.cells(
      of: NewspaperRow(
        Newspaper(
          lccn: try LCCN("sn83045462"), title: "x", places: [], years: PublicationYears(years),
          coverage: coverage)))
  }

  // Cells begin in 1690, 1723, 1756, 1789, 1822, 1855, 1888, 1921, 1954 and 1987.
  @Test(arguments: [
    ("1854-1972", "1854-01-02", "1972-12-31", "    ▁███▅ "),
    ("1854-1972", nil, nil, "    ····· "),
    ("1830-1837", "1830-01-01", "1837-12-31", "    ▂     "),
    ("1690-2020", "1788-12-31", "1789-01-01", "··▁▁······"),
    ("1690-2020", "1900-01-01", "1890-01-01", "··········"),
    ("uuuu-uuuu", nil, nil, "          "),
  ]) func `the height of a cell shows how much of its years is digitized`(
    years: String, first: String?, last: String?, expected: String
  ) throws {
    #expect(try cells(years, first, last) == expected)
  }
}
