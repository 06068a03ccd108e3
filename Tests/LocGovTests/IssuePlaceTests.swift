import LocGov
import Newspapers
import TestSupport
import Testing

@Suite struct IssuePlaceTests {
  @Test func `an issue says where its newspaper appeared`() async throws {
    let id = IssueID(lccn: try LCCN("sn83030214"), date: try #require(IssueDate("1866-04-11")))
    let answer = try FixtureSite.locGov.answer(to: "/item/\(id.lccn)/\(id.date)/ed-1/?fo=json")
    let places = """
      "location_city": ["new york"], "location_county": ["new york"], "location_state": ["new york"],
      """
    let text = String(decoding: answer.body, as: UTF8.self).replacing(
      "\"number_lccn\"", with: places + "\"number_lccn\"")
    let service = LocGovService(StubHTTPClient(FixtureResponse.json(text)))
    let issue = try await service.issue(id, freshness: .recent)
    #expect(issue.newspaper.title == "Fixture gazette")
    #expect(issue.newspaper.places == [Place(state: "New York", county: "New York", city: "New York")])
  }
}
