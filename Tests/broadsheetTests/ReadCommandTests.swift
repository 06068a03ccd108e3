import Foundation
import Newspapers
import Testing

@testable import broadsheet

struct ReadCommandTests {
  private static let issue = "sn83045462/1865-10-02/ed-1"

  @Test(arguments: [
    ("https://chroniclingamerica.loc.gov/lccn/sn83045462/1865-10-02/ed-1/seq-3/", 3),
    ("http://chroniclingamerica.loc.gov/lccn/sn83045462/1865-10-02/ed-1/seq-3/ocr/", 3),
    ("https://chroniclingamerica.loc.gov/lccn/sn83045462/1865-10-02/ed-1/seq-3/#date1=1865", 3),
    ("https://oregonnews.uoregon.edu/lccn/sn83045462/1865-10-02/ed-1/seq-12/print/image_600x600/", 12),
    ("https://www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?sp=2&st=text", 2),
    ("https://www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?st=text&sp=2&r=0.1,0,1,1", 2),
    ("https://www.loc.gov/item/sn83045462/1865-10-02/ed-1/", nil),
    ("/lccn/sn83045462/1865-10-02/ed-1/seq-1/", 1),
    ("https://www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?sp=0", nil),
    ("https://www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?sp=99999999999999999999", nil),
  ])
  func addressesOldAndNew(written: String, sequence: Int?) throws {
    guard case .page(let issue, let found) = try PageArgument.argument(written) else {
      Issue.record("\(written) is no address")
      return
    }
    #expect(issue.description == ReadCommandTests.issue && found == sequence)
  }

  @Test func aNumberIsANewspaper() throws {
    #expect(try PageArgument.argument("sn 83045462") == .newspaper(LCCN("sn83045462")))
    #expect(
      try PageArgument.argument("https://www.loc.gov/item/sn83045462/") == .newspaper(LCCN("sn83045462")))
    #expect(throws: (any Error).self) { try PageArgument.argument("https://example.org/") }
    #expect(throws: (any Error).self) { try PageArgument.argument("") }
  }

  @Test(arguments: [
    ("1", [1]), ("1-3,5", [1, 2, 3, 5]), ("4,1-2,2", [4, 1, 2]), ("7-7", [7]),
  ])
  func pagesAsPeopleWriteThem(written: String, expected: [Int]) {
    #expect(PageSelection(argument: written)?.sequences == expected)
  }

  @Test(arguments: [
    "", "0", "-1", "3-1", "1-", "-", ",", "1,", "one", "1-2-3", "1-1001", "99999999999999999999", "1 2",
  ])
  func whatIsNoPageIsRefused(written: String) { #expect(PageSelection(argument: written) == nil) }

  @Test(arguments: [
    (["sn83045462"], "the day of the issue is needed"),
    (["sn83045462", "1865-02-30"], "The value '1865-02-30' is invalid"),
    (["nonsense", "1865-10-02"], "nonsense"),
    (["https://www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?sp=2", "1865-10-02"], "by itself"),
    (["https://www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?sp=2", "--all"], "of one page"),
    (["sn83045462", "1865-10-02", "--all", "--page", "2"], "exclude each other"),
    (["sn83045462", "1865-10-02", "--edition", "0"], "numbered from 1"),
    (["sn83045462", "1865-10-02", "--page", "two"], "two"),
  ])
  func whatIsNotUnderstoodIsAUsageError(arguments: [String], words: String) async throws {
    let outcome = try await Program(["BROADSHEET_SOURCE": "offline"]).run(["read"] + arguments)
    #expect(outcome.exitCode == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(words))
  }

  @Test func thePagerGetsAllThatIsWritten() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "broadsheet-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let pager = try #require(Pager(environment: ["PAGER": "dd of=\(file.path) status=none"]))
    #expect(pager.start())
    let text = String(repeating: "The ferry made its first trip.\n", count: 20_000)
    pager.write(text)
    pager.finish()
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func aPagerThatIsLeftEarlyIsNoFailure() throws {
    let pager = try #require(Pager(environment: ["PAGER": "true"]))
    #expect(pager.start())
    while !pager.isClosed { pager.write(String(repeating: "ferry\n", count: 20_000)) }
    pager.finish()
    #expect(pager.isClosed)
  }

  @Test(arguments: [["PAGER": ""], ["PAGER": " "], ["PAGER": "cat"], ["TERM": "dumb"]])
  func thereMayBeNoPager(environment: [String: String]) { #expect(Pager(environment: environment) == nil) }

  @Test func aPagerThatIsNotThereDoesNotStart() throws {
    let pager = try #require(Pager(environment: ["PAGER": "no-such-pager-anywhere"]))
    #expect(!pager.start())
    pager.finish()
  }
}
