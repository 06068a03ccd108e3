import Citations
import Newspapers
import Testing

@testable import Presentation

/// Citations that are appended to files, which other programs also write.
@Suite(.timeLimit(.minutes(2))) struct CitationFileTests {
  private func reference() throws -> Reference {
    let issue = IssueID(lccn: try LCCN("sn83045462"), date: try #require(IssueDate("1865-04-10")))
    var reference = Reference(.page(PageID(issue: issue, sequence: 3)), title: "Evening Star")
    reference.headline = "The New Ferry"
    return reference
  }

  @Test(arguments: ["\n", "\r\n"], [CitationStyle.ris, .bibTeX, .bibLaTeX])
  func `a record is recognized whatever its file's line ends, and others get the same`(
    ending: String, style: CitationStyle
  ) throws {
    let reference = try reference()
    let first = try #require(CitationFile.addition(reference, style, to: ""))
    #expect(first.contains("\r\n") == (style == .ris))
    // Some editors remove white space at the end of lines, and of the file.
    let lines = first.split(whereSeparator: \.isNewline).map { line in
      line.hasSuffix("ER  - ") ? "ER  -" : String(line)
    }
    for file in [lines.joined(separator: ending), lines.map { $0 + ending }.joined()] {
      #expect(CitationFile.addition(reference, style, to: file) == nil)
      var other = reference
      other.printedPage = "3"
      let second = try #require(CitationFile.addition(other, style, to: file))
      #expect(second.contains("_seq-3_the-new-ferry_2"), "\(second)")
      #expect((file + second).filter(\.isNewline).allSatisfy { String($0) == ending }, "\(second)")
    }
  }

  @Test func `a citation in words is appended every time`() throws {
    let citation = try #require(CitationFile.addition(try reference(), .chicago, to: "first\r\n"))
    #expect(citation.hasSuffix(".\r\n"))
    #expect(CitationFile.addition(try reference(), .chicago, to: citation) == citation)
  }
}
