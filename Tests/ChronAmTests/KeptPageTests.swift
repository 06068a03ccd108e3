import ChronAm
import HTTP
import Newspapers
import TestSupport
import Testing

/// Which pages of a site are on this machine.
@Suite struct KeptPageTests {
  @Test(arguments: [FixtureSite.chronAm, .openONIWithAPI])
  func `what is here is known without reading it`(fixtures: FixtureSite) async throws {
    let site = StubHTTPClient(fixtures)
    let client = KeepingHTTPClient(site, now: ChronAmService.now)
    let issue = IssueID(lccn: try LCCN("sn97071004"), date: try #require(IssueDate("1916-01-06")))
    let (page, view) = (PageID(issue: issue, sequence: 1), ScanView(width: ScanView.screenWidth))
    func service() -> ChronAmService {
      ChronAmService(
        client: client, site: "https://papers.example.org", readLayout: TestLayout.read,
        now: { ChronAmService.now })
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
      #expect(await !service().isHere(part, of: PageID(issue: issue, sequence: 2)))
    }
    #expect(site.urls.count == count)
    let isRead = client.read.contains {
      $0.hasSuffix("/ocr.xml") || $0.contains("/image_") || $0.hasSuffix("/default.jpg")
    }
    #expect(!isRead, "\(client.read)")
  }
}
