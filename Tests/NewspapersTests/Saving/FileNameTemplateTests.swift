import Newspapers
import Testing

struct FileNameTemplateTests {
  private func page() throws -> PageID {
    let date = try #require(IssueDate("1865-10-02"))
    return PageID(issue: IssueID(lccn: try LCCN("sn83045462"), date: date, edition: 2), sequence: 3)
  }

  @Test(arguments: [
    (FileNameTemplate.standard, "sn83045462_1865-10-02_ed-2_seq-3.pdf"),
    ("{page}.{ext}", "3.pdf"),
    ("star", "star"),
    ("../../etc/passwd", "_._.._etc_passwd"),
    ("/etc/passwd", "_etc_passwd"),
    ("..", "_."),
    ("-rf {page}", "_rf_3"),
    ("a\u{0}b\nc\\d~é\u{202E}", "a_b_c_d___"),
  ])
  func `a name is one of a file in its folder`(template: String, name: String) throws {
    #expect(try FileNameTemplate(template).name(of: .pdf, of: page()) == name)
  }

  @Test(arguments: [
    "{", "}", "{lccn", "lccn}", "{title}", "{}", "{ page}", "", String(repeating: "x", count: 201),
  ])
  func `an invalid template is refused`(template: String) {
    #expect(throws: FileNameTemplate.Fault.self) { try FileNameTemplate(template) }
  }

  @Test func `the usual template is the default`() throws {
    #expect(
      try FileNameTemplate.usual.name(of: .jp2, of: page()) == FileNameTemplate().name(of: .jp2, of: page()))
  }

  @Test func `no two kinds of files for a page have the same name`() throws {
    let names = try PageFile.allCases.map { try FileNameTemplate().name(of: $0, of: page()) }
    #expect(Set(names).count == PageFile.allCases.count)
  }
}
