import ArgumentParser
import Newspapers
import Testing

@testable import broadsheet

/// Ways to tell `read`, `get` and `image` which pages to use.
struct PageOptionTests {
  private static let issue = "sn83045462/1865-10-02/ed-1"

  @Test(arguments: [
    ("https://chroniclingamerica.loc.gov/lccn/sn83045462/1865-10-02/ed-1/seq-3/", 3),
    ("http://chroniclingamerica.loc.gov/lccn/sn83045462/1865-10-02/ed-1/seq-3/ocr/", 3),
    ("https://chroniclingamerica.loc.gov/lccn/sn83045462/1865-10-02/ed-1/seq-3/#date1=1865", 3),
    ("https://oregonnews.uoregon.edu/lccn/sn83045462/1865-10-02/ed-1/seq-12/print/image_600x600/", 12),
    ("https://www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?sp=2&st=text", 2),
    ("https://www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?st=text&sp=2&r=0.1,0,1,1", 2),
    ("https://www.loc.gov/item/sn83045462/1865-10-02/ed-1/", nil),
    ("/lccn/sn83045462/1865-10-02/ed-1/seq-1/", 1), ("sn83045462/1865-10-02/ed-1/seq-4", 4),
    ("sn83045462/1865-10-02", nil),
  ])
  func `old and new addresses are understood`(written: String, sequence: Int?) throws {
    let options = try PagesOptions.parse([written])
    #expect(try options.place.issue.description == Self.issue && options.place.namedPage == sequence)
    #expect(options.sequences == [sequence ?? 1])
  }

  @Test(arguments: [
    "sn83045462", "sn 83045462", "https://www.loc.gov/item/sn83045462/", "info:lccn/sn83045462",
  ])
  func `a newspaper needs a day`(written: String) throws {
    for day in ["1865-10-02", "October 2, 1865", "2 Oct. 1865"] {
      #expect(try IssueOptions.parse([written, day]).issue.description == Self.issue)
    }
    #expect(try IssueOptions.parse([written, "1865-10-02", "--edition", "2"]).issue.edition == 2)
  }

  @Test(arguments: [("1", [1]), ("1-3,5", [1, 2, 3, 5]), ("4,1-2,2", [4, 1, 2]), ("7-7", [7])])
  func `page numbers are understood as people write them`(written: String, expected: [Int]) throws {
    for name in ["--page", "--pages"] {
      #expect(try PagesOptions.parse(["sn83045462", "1865-10-02", name, written]).sequences == expected)
    }
  }

  @Test func `all pages means no page in particular`() throws {
    #expect(try PagesOptions.parse(["sn83045462/1865-10-02", "--all"]).sequences == nil)
  }

  @Test(arguments: [
    "", "0", "-1", "3-1", "1-", "-", ",", "1,", "one", "1-2-3", "1-1001", "99999999999999999999", "1 2",
  ])
  func `invalid pages are refused`(written: String) { #expect(PageRanges(written) == nil) }

  private static let page = "https://www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?sp=2"

  /// All three commands use the same wording.
  @Test(arguments: [
    (["sn83045462"], "A newspaper needs the day of the issue, such as 1865-10-02"),
    (["sn83045462", "1865-02-30"], "“1865-02-30” is not a day: February 1865 has 28 days"),
    (["sn83045462", "14/3/1865"], "write the month first: 3/14/1865"),
    (["sn83045462", "1865-10"], "“1865-10” is not a day"),
    (["1865-10-02", "sn83045462"], "“1865-10-02” is a date, not an LCCN."),
    (["10/2/1865", "sn83045462"], "“10/2/1865” is a date, not an LCCN."),
    (["nonsense", "1865-10-02"], "“nonsense” is not an LCCN: an LCCN has 8 or 10 digits"),
    (["https://example.org/"], "no newspaper in “https://example.org/”"),
    (["file:///lccn/sn83045462/1865-10-02/ed-1"], "is not a web address: it begins with “file://”"),
    (["https://tile.loc.gov/x/0001.jp2"], "is the address of a file, not of a page"),
    (["sn83045462/1865-13-02/ed-1"], "“1865-13-02” in “sn83045462/1865-13-02/ed-1” is not a date"),
    (["sn83045462/1865-10-02/ed-x"], "“ed-x” in “sn83045462/1865-10-02/ed-x” is not an edition"),
    (["https://www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?sp=0"], "“0” in"),
    ([page, "1865-10-02"], "The address already gives the day and the edition"),
    ([page, "--edition", "2"], "The address already gives the day and the edition"),
    ([page, "--page", "3"], "That is the address of a single page: omit --page"),
    (["sn83045462", "1865-10-02", "--edition", "0"], "Editions are numbered from 1"),
    (["sn83045462", "1865-10-02", "--edition", "10000"], "Editions are numbered from 1 to 9999"),
    (["sn83045462/1865-10-02/ed-10000"], "is not an edition: they are numbered from 1 to 9999"),
    (["sn83045462", "1865-10-02", "--page", "two"], "two"),
  ])
  func `what is not understood is a usage error`(arguments: [String], words: String) async throws {
    for command in [["read"], ["image"], ["get", "--as", "text"]] {
      let outcome = try await Program(["BROADSHEET_SOURCE": "offline"]).run(command + arguments)
      #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(command)")
      #expect(outcome.errors.contains(words), "\(command): \(outcome.errors)")
    }
  }

  @Test(arguments: [
    (["sn83045462", "1865-10-02", "--all", "--page", "2"], "--all cannot be combined with --page"),
    ([page, "--all"], "That is the address of a single page"),
    (["sn83045462", "1865-10-02", "--page", "3-1"], "“3-1” is not a list of"),
  ])
  func `several pages are refused in the same way`(arguments: [String], words: String) async throws {
    for command in [["read"], ["get", "--as", "text"]] {
      let outcome = try await Program(["BROADSHEET_SOURCE": "offline"]).run(command + arguments)
      #expect(outcome.exitCode == 64 && outcome.output.isEmpty && outcome.errors.contains(words))
    }
  }
}
