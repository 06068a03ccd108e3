import Newspapers
import TestSupport
import Testing

/// Which parts of pages are on this machine, whatever else an archive reads them from.
@Suite struct PagePartTests {
  private let pages: [PageID]

  init() throws { pages = try (1...2).map { try PageID.sample($0) } }

  @Test func `a stored picture is here in the sizes that it stands in for`() async {
    var contents = StubArchive.Contents()
    contents.scans[pages[0]] = StubArchive.picture
    contents.scanWidths[pages[0]] = ScanView.screenWidth
    let archive = StubArchive(contents)
    let small = PagePart.scan(ScanView(width: 300))
    #expect(await !archive.isHere(small, of: pages[0]))
    #expect(await StoredScans(of: archive).isHere(small, of: pages[0]))
    #expect(await !StoredScans(of: archive).isHere(small, of: pages[1]))
    #expect(await !StoredScans(of: archive).isHere(.text, of: pages[0]))
    #expect(archive.asked.isEmpty)
  }

  @Test func `a text that this machine has elsewhere is here, but not its picture`() async {
    let shelved = pages[1]
    let archive = ShelvedArchive(StubArchive()) { page async throws(NewspaperError) in
      guard page == shelved else { return nil }
      return PageText(page: page, text: "gold", origin: Origin(name: "here", asOf: 0, isLive: false))
    }
    #expect(await archive.isHere(.text, of: pages[1]))
    #expect(await !archive.isHere(.text, of: pages[0]))
    #expect(await !archive.isHere(.scan(ScanView(width: 300)), of: pages[1]))
  }
}
