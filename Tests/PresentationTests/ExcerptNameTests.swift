import Newspapers
import Testing

@testable import Presentation

@Suite(.timeLimit(.minutes(2))) struct ExcerptNameTests {
  @Test(arguments: [
    ("same captain as in the tribune?", "“same captain as in the tribune?”"),
    (
      "Nils, father of August? Born 1829 Småland, came in 1868",
      "“Nils, father of August? Born 1829…”"
    ),
    ("the first line\nand the second", "“the first line”"),
    ("Donaudampfschifffahrtsgesellschaftskapitän", "“Donaudampfschifffahrtsgesellschaftskapi…”"),
  ])
  func `a long note is named by whole words, and says that it goes on`(note: String, name: String) throws {
    let page = PageID(issue: IssueID(lccn: try LCCN("sn83045462"), date: .start(of: 1865)), sequence: 1)
    #expect(Excerpt(of: page, note: note, added: 1).shortName == name)
  }
}
