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

  @Test func `what is here is known without reading it`() async throws {
    let site = StubHTTPClient(.locGov)
    let client = KeepingHTTPClient(site, now: LocGovService.now)
    let issue = IssueID(lccn: try LCCN("sn83030214"), date: try #require(IssueDate("1866-04-10")))
    let (page, view) = (PageID(issue: issue, sequence: 2), ScanView(width: ScanView.screenWidth))
    func service() -> LocGovService {
      LocGovService(client: client, readLayout: TestLayout.read, now: { LocGovService.now })
    }
    for part in [PagePart.text, .scan(view)] { #expect(await !service().isHere(part, of: page)) }
    #expect(site.urls.isEmpty)
    _ = try await service().text(of: page, freshness: .recent)
    #expect(await service().isHere(.text, of: page))
    #expect(await !service().isHere(.scan(view), of: page))
    _ = try await service().scan(of: page, view)
    let count = site.urls.count
    client.forgetReads()
    for part in [PagePart.text, .scan(view)] {
      #expect(await service().isHere(part, of: page))
      #expect(await !service().isHere(part, of: PageID(issue: issue, sequence: 1)))
    }
    #expect(await !service().isHere(.scan(ScanView(width: 100)), of: page))
    #expect(site.urls.count == count)
    let isRead = client.read.contains {
      $0.contains("/text-services/") || $0.hasSuffix("/default.jpg")
    }
    #expect(!isRead, "\(client.read)")
  }
}
