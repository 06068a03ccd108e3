import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

/// Pages for which only local data is wanted.
@Suite struct KeptPageTests {
  @Test func `no request is sent, not even for where the files are`() async throws {
    let client = StubHTTPClient(.locGov)
    let service = LocGovService(client)
    let issue = IssueID(lccn: try LCCN("sn83030214"), date: try #require(IssueDate("1866-04-10")))
    let page = PageID(issue: issue, sequence: 2)
    await #expect(throws: NewspaperError.self) { try await service.text(of: page, freshness: .kept) }
    await #expect(throws: NewspaperError.self) { try await service.layout(of: page, freshness: .kept) }
    #expect(client.urls.isEmpty)
  }
}
