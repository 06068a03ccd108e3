import ChronAm
import Newspapers
import TestSupport
import Testing

@Suite struct DigitizedListTests {
  @Test func `what a site's list lacks is reported when all of it is fetched`() async throws {
    let json = #"""
      {"newspapers": [{"lccn": "sn83030210", "title": "The bee", "state": "Iowa"},
      {"title": "Nobody knows", "state": "Iowa"},
      {"lccn": "local-7", "title": "A school paper", "state": "Iowa"}]}
      """#
    let list = DigitizedList(of: ChronAmService(StubHTTPClient(.json(json))))
    let shortfall = Origin.Shortfall(
      rows: "newspapers", came: 1, counted: 2, withoutLCCN: 1, unreadable: 1)
    let size = try await list.size()
    #expect(size.fetched == 1 && size.total == 1 && size.origin?.shortfall == shortfall)
    let all = try await list.newspapers { _ in }
    #expect(all.lccns == ["sn83030210"] && all.origin.shortfall == shortfall)
  }
}
