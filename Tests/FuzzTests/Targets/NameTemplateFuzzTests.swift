import Newspapers
import Testing

@Suite struct NameTemplateFuzzTests {
  /// Whatever a template contains, the result is the name of a file in its folder and not an option of a
  /// command.
  @Test func `name templates do no harm`() async throws {
    let odd = OddText(words: [
      "{lccn}", "{date}", "{edition}", "{page}", "{ext}", "{", "}", "{}", "..", "/", "../", "~", "-", "--",
      ".",
      "\0", "\n", "\\", "{x}", "é", "\u{202E}", "CON", " ",
    ])
    let date = try #require(IssueDate("1865-10-02"))
    let page = PageID(issue: IssueID(lccn: try LCCN("sn83045462"), date: date), sequence: 3)
    try await FuzzTarget.nameTemplates.run(odd.bytes) { input in
      do {
        let template = try FileNameTemplate(input.text)
        for file in PageFile.allCases {
          let name = template.name(of: file, of: page)
          try property("no name", !name.isEmpty && name.utf8.count <= FileNameTemplate.limit)
          try property("“\(name)” begins oddly", name.first != "." && name.first != "-")
          try property(
            "“\(name)” has odd characters",
            name.utf8.allSatisfy { byte in
              let scalar = Unicode.Scalar(byte)
              return scalar.isASCII
                && (scalar.properties.isAlphabetic || "0123456789._-".unicodeScalars.contains(scalar))
            })
        }
      } catch let error as FileNameTemplate.Fault {
        try property("no words for what is wrong", !error.description.isEmpty)
      }
    }
  }
}
