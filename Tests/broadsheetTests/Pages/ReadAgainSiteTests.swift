import Foundation
import TestSupport
import Testing

/// Where `read --again` gets its scans.
struct ReadAgainSiteTests {
  @Test(
    .enabled(if: ReadAgainTests.isInstalled, "needs tesseract-ocr and tesseract-ocr-eng"),
    arguments: PageSite.allCases)
  func `the scan is requested once, at full size if there is IIIF, and its address is stored`(
    site: PageSite
  ) async throws {
    let scan = Data(try Fixture.bytes("demonstration/pages/1903-03-07_ed-1_seq-1.jpg"))
    let server = try await site.start { request in
      request.target.contains(".jpg")
        ? LoopbackResponse(status: 200, headers: ["Content-Type": "image/jpeg"], body: scan) : nil
    }
    let program = try site.program(server)
    let read = ["read", site.lccn, site.date, "--again", "--language", "eng", "--format", "json"]
    let outcome = try await program.run(read)
    #expect(outcome.exitCode == 0, "\(outcome)")
    let scans = server.requests.map(\.target).filter { $0.contains(".jpg") && !$0.contains("thumbnail") }
    // As wide as the fixtures' scans claim to be; chronam makes no picture wider than this.
    let end = site == .chronAm ? "/image_3200x4266.jpg" : "/full/600,/0/default.jpg"
    #expect(scans.count == 1 && scans[0].hasSuffix(end), "\(scans)")
    #expect(outcome.output.contains(scans[0]), "\(outcome.output)")
    #expect(outcome.output.contains("\"width\" : 1500"), "as large as it came")
    // The words read are stored, and showing them takes no request.
    let count = server.requests.count
    #expect(try await program.run("read", site.lccn, site.date, "--prefer", "again").exitCode == 0)
    let shown = try await program.run("read", site.lccn, site.date)
    #expect(shown.output.contains("a single request is sent to any library"), "\(shown)")
    #expect(server.requests.count == count)
  }
}
