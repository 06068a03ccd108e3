import ChronAm
import HTTP
import Newspapers
import TestSupport
import Testing

/// Issues whose dates cannot be read, and rows that repeat an issue.
@Suite struct UnreadableIssueTests {
  private static let lccn = "sn90000006"

  /// A site with one newspaper, whose issues have these dates.
  private func service(_ dates: [String], isIIIF: Bool) -> ChronAmService {
    let rows = dates.map { date in
      let address = "http://inner/lccn/\(Self.lccn)/\(date)/ed-1.json"
      return isIIIF
        ? #"{"@id": "\#(address)", "label": "\#(date)"}"#
        : #"{"url": "\#(address)", "date_issued": "\#(date)"}"#
    }.joined(separator: ",")
    let body =
      isIIIF
      ? #"{"@type": "sc:Collection", "label": "Gazette", "manifests": [\#(rows)]}"#
      : #"{"lccn": "\#(Self.lccn)", "name": "Gazette", "issues": [\#(rows)]}"#
    return ChronAmService(
      StubHTTPClient { request async throws(HTTPError) in
        guard request.url.hasSuffix("/lccn/\(Self.lccn).json") else {
          return FixtureResponse.html(Array("<html>".utf8), status: 404).response(to: request.url)
        }
        return FixtureResponse.json(body).response(to: request.url)
      })
  }

  @Test(arguments: [false, true])
  func `the record has the issues that the list has, each once`(isIIIF: Bool) async throws {
    let dates = [
      "1787-03-24", "1787-03-31", "1787-03-31", "1787-04-07", "1787-02-30", "1787-04-14", "someday",
      "2887-03-31", "1788-01-05",
    ]
    let (service, lccn) = (service(dates, isIIIF: isIIIF), try LCCN(Self.lccn))
    let list = try await service.issues(of: lccn, in: nil, freshness: .recent)
    let record = try await service.newspaper(lccn, freshness: .recent)
    #expect(list.issues.count == 5 && list.issues.last?.date == IssueDate("1788-01-05"))
    #expect(
      record.detail.newspaper.coverage
        == DigitizedCoverage(
          firstIssue: IssueDate("1787-03-24"), lastIssue: IssueDate("1788-01-05"), issueCount: 5))
    let shortfall = try #require(list.origin.shortfall)
    #expect(
      shortfall == .init(rows: "issues", came: 5, counted: 8, unreadable: 3, unreadableYears: [1787: 1]))
    #expect(shortfall.missing == 0 && record.origin.shortfall == shortfall)
  }

  @Test(arguments: [false, true])
  func `a list of which no row can be read says that something is digitized`(isIIIF: Bool) async throws {
    let record = try await service(["someday"], isIIIF: isIIIF).newspaper(
      LCCN(Self.lccn), freshness: .recent)
    #expect(record.detail.newspaper.coverage?.saysNothing == true)
    #expect(record.origin.shortfall?.unreadable == 1)
  }
}
