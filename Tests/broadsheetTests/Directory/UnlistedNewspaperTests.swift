import Foundation
import TestSupport
import Testing

/// A newspaper with pages on this machine, but without a record.
struct UnlistedNewspaperTests {
  @Test func `a newspaper with a page here but no record is cited by its number, and shown that way`()
    async throws
  {
    let program = try Program()
    try program.write(Data("gold".utf8), to: "pages/sn88085318_1916-09-30_ed-1_seq-1.txt")
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 0)
    let page = try await program.run(
      "cite", "--source", "offline", "sn88085318/1916-09-30/ed-1/seq-1", "sn88085318")
    #expect(page.exitCode == 0 && page.lines.count == 2, "\(page)")
    #expect(page.output.contains("September 30, 1916, image 1, https://www.loc.gov/resource/sn88085318/"))
    #expect(page.errors.hasPrefix("title and place of sn88085318 are missing: the starter catalog has no"))
    #expect(
      try await program.run(
        "cite", "--source", "offline", "sn88085319"
      ).exitCode == 66)
    let record = try await program.run("show", "--source", "offline", "sn88085318")
    #expect(record.exitCode == 66 && record.errors.contains("This machine has 1 page of it"), "\(record)")
    #expect(!record.errors.contains("Check the number"), "\(record)")
  }
}
