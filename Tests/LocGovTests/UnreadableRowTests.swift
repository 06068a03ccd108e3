import LocGov
import Newspapers
import TestSupport
import Testing

/// Rows that do not say which newspaper or issue they are.
@Suite(.timeLimit(.minutes(1))) struct UnreadableRowTests {
  private func service(_ rows: [String]) -> LocGovService {
    let body = #"{"results":[\#(rows.joined(separator: ","))],"pagination":{"of":\#(rows.count)}}"#
    return LocGovService(StubHTTPClient(.json(body)))
  }

  private static let newspapers = [
    #"{"title":"The sun (Salem, Or.) 1900-1901","number_lccn":["sn10000001"]}"#,
    #"{"title":"A collection","id":"https://www.loc.gov/collections/chronicling-america/"}"#,
    #"{"title":"The star (Salem, Or.) 1900-1901","number_lccn":["sn10000002"]}"#,
    #"{"title":"Nobody knows"}"#,
  ]

  private static let shortfall = Origin.Shortfall(rows: "newspapers", came: 2, counted: 4, unreadable: 2)

  @Test func `rows without an LCCN are counted when the whole list is fetched`() async throws {
    let service = service(Self.newspapers)
    let all = try await service.digitizedList.newspapers { _ in }
    #expect(all.lccns == ["sn10000001", "sn10000002"] && all.total == 2)
    #expect(all.origin.shortfall == Self.shortfall)
    let size = try await service.digitizedList.size()
    #expect(size.fetched == 2 && size.total == 4 && size.origin?.shortfall == Self.shortfall)
  }

  @Test func `they are counted when words are searched for, too`() async throws {
    let listing = try await service(Self.newspapers).newspapers(
      matching: NewspaperQuery(words: "sun"), window: Window(offset: 0, limit: 5))
    #expect(listing.lccns == ["sn10000001"] && listing.origin.shortfall == Self.shortfall)
  }

  @Test func `an issue without a date is counted`() async throws {
    let rows = ["1866-04-10", "1866-13-45", "1866-04-11"].map {
      #"{"id":"https://x.example/\#($0)","date":"\#($0)","number_lccn":["sn83030214"]}"#
    }
    let list = try await service(rows).issues(of: LCCN("sn83030214"), in: 1866...1866, freshness: .recent)
    #expect(list.issues.map(\.date.description) == ["1866-04-10", "1866-04-11"])
    #expect(list.origin.shortfall == .init(rows: "issues", came: 2, counted: 3, unreadable: 1))
  }
}
