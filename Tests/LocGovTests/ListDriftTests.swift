import LocGov
import Newspapers
import TestSupport
import Testing

@Suite struct ListDriftTests {
  private static let window = Window(offset: 0, limit: 25)

  @Test(arguments: [
    "list-nested", "list-in-pages", "list-plain", "list-dotted-pagination", "list-content-is-text",
  ])
  func `rows are found wherever the response has them`(file: String) async throws {
    let service = try LocGovService.answering("drift/\(file).json")
    let listing = try await service.newspapers(matching: NewspaperQuery(), window: Self.window)
    #expect(listing.lccns == ["sn83030214", "sn83045081"])
    #expect(listing.newspapers.map(\.languages) == [["English"], ["German"]])
    #expect(listing.total == 2)
  }

  @Test func `rows that are not newspapers are left out`() async throws {
    let service = try LocGovService.answering("drift/list-foreign-rows.json")
    let listing = try await service.newspapers(matching: NewspaperQuery(), window: Self.window)
    #expect(listing.lccns == ["sn83030214"])
  }

  @Test func `texts where lists were, numbers where texts were, and gaps are read`() async throws {
    let service = try LocGovService.answering("drift/list-strings-and-gaps.json")
    let listing = try await service.newspapers(matching: NewspaperQuery(), window: Self.window)
    #expect(
      listing.newspapers.first
        == Newspaper(
          lccn: try LCCN("sn85059812"), title: "The Advocate & Others",
          places: [Place(state: "West Virginia", county: "Kanawha", city: "Charleston")],
          years: PublicationYears("1901-1913"), languages: ["English"], frequency: "Weekly",
          coverage: DigitizedCoverage(firstIssue: IssueDate("1907-02-07"), lastIssue: nil, issueCount: 287)))
    #expect(
      listing.newspapers.last
        == Newspaper(
          lccn: try LCCN("sn97071004"), title: "Spray Courier", years: PublicationYears("1???-19??")))
  }

  @Test func `a genuinely empty response is an empty list`() async throws {
    let headers = ["Cache-Control": "max-age=86400"]
    let service = try LocGovService.answering("drift/list-empty.json", headers: headers)
    let query = NewspaperQuery(state: "Ohio")
    let listing = try await service.newspapers(matching: query, window: Self.window)
    #expect(listing.lccns.isEmpty)
    #expect(listing.total == 0)
  }

  @Test(arguments: ["no-cache", "private, max-age=0"])
  func `an empty response marked as not cacheable is an error`(cacheControl: String) async throws {
    let service = try LocGovService.answering(
      "drift/list-empty.json", headers: ["Cache-Control": cacheControl])
    await #expect(throws: NewspaperError.degraded(host: "www.loc.gov")) {
      try await service.newspapers(matching: NewspaperQuery(state: "Ohio"), window: Self.window)
    }
  }

  @Test(arguments: [
    ("cut", "the response was cut off after 900 bytes"),
    ("no-results", "“results” is missing"),
    ("no-lccns", "no row on page 1 of the list has an LCCN and a title"),
    ("results-is-text", "“results” has the wrong type"),
    ("row-is-text", "“results[1]” has the wrong type"),
  ])
  func `a broken list is refused, saying what is wrong and where`(file: String, what: String) async throws {
    let service = try LocGovService.answering("broken/\(file).json")
    let error = await #expect(throws: NewspaperError.self) {
      try await service.newspapers(matching: NewspaperQuery(), window: Self.window)
    }
    guard case .malformed("www.loc.gov", let said) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(said.hasPrefix(what))
  }

  @Test func `what a page says about its size does not count`() async throws {
    let service = try LocGovService.answering("drift/list-plain.json")
    let listing = try await service.newspapers(
      matching: NewspaperQuery(), window: Window(offset: 0, limit: 10))
    #expect(listing.lccns.count == 2 && listing.total == 2)
  }

  @Test func `a list of unknown length ends where its rows end`() async throws {
    let listing = try await LocGovService.answering("broken/no-total.json").newspapers(
      matching: NewspaperQuery(), window: Self.window)
    #expect(!listing.lccns.isEmpty && listing.total == listing.lccns.count && !listing.isOpenEnded)
  }

  /// Absurd totals end up in sums of rows: adding one to the largest number would crash.
  @Test(arguments: ["9223372036854775807", "1000000000", "-1", "1e30", #""9,223,372,036,854,775,807""#])
  func `an impossible total counts as none`(total: String) async throws {
    let row = #"{"number_lccn": ["sn83030214"], "title": "The sun"}"#
    let json = #"{"results": [\#(row)], "pagination": {"of": \#(total), "perpage": 25}}"#
    let listing = try await LocGovService(StubHTTPClient(.json(json))).newspapers(
      matching: NewspaperQuery(), window: Self.window)
    #expect(listing.lccns == ["sn83030214"] && listing.total == 1)
  }

  @Test func `a list has at least the rows that arrived`() async throws {
    let rows = ["sn83030214", "sn83045462"].map { #"{"number_lccn": ["\#($0)"], "title": "The sun"}"# }
    let json = #"{"results": [\#(rows.joined(separator: ","))], "pagination": {"of": 1, "perpage": 25}}"#
    let listing = try await LocGovService(StubHTTPClient(.json(json))).newspapers(
      matching: NewspaperQuery(), window: Self.window)
    #expect(listing.lccns.count == 2 && listing.total == 2)
  }

  @Test(arguments: ["<p>", "[volume]", ".", "&shy;"])
  func `a row whose title becomes empty is dropped`(title: String) async throws {
    let row = #"{"number_lccn": ["sn83030214"], "title": "\#(title)"}"#
    let json = #"{"results": [\#(row)], "pagination": {"of": 1, "perpage": 25}}"#
    let what = "no row on page 1 of the list has an LCCN and a title"
    await #expect(throws: NewspaperError.malformed(host: "www.loc.gov", what: what)) {
      try await LocGovService(StubHTTPClient(.json(json))).newspapers(
        matching: NewspaperQuery(), window: Self.window)
    }
  }
}
