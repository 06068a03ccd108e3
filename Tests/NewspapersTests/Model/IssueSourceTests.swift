import Newspapers
import TestSupport
import Testing

/// The sources of issues: how they are stored and queried.
struct IssueSourceTests {
  @Test(arguments: [
    ("http://127.0.0.1:8123/papers", "http://127.0.0.1:8123/papers"),
    ("https://Oregonnews.uoregon.edu/", "https://oregonnews.uoregon.edu"),
    ("oregonnews.uoregon.edu", "https://oregonnews.uoregon.edu"),
    ("http://reader:secret@example.org:8080/a/", "http://example.org:8080/a"),
    ("http://example.org/a/lccn/sn83045462/", "http://example.org/a"),
    ("http://example.org/api/chronam/lccn/sn83045462.json", "http://example.org"),
  ])
  func `a site keeps scheme, port and path, but no password`(written: String, stored: String) throws {
    let source = try #require(IssueSource(written))
    #expect(source == .site(stored) && source.stored == stored && IssueSource(source.stored) == source)
    #expect(try source.webAddress(of: LCCN("sn83045462")) == stored + "/lccn/sn83045462/")
  }

  @Test(arguments: [
    "chroniclingamerica.loc.gov", "https://www.loc.gov/",
    "http://chroniclingamerica.loc.gov/lccn/sn83045462/",
  ])
  func `the Library is the same under all its names`(written: String) throws {
    #expect(IssueSource(written) == .library && IssueSource.library.stored == "chroniclingamerica.loc.gov")
    #expect(
      try IssueSource.library.webAddress(of: LCCN("sn83045462")) == "https://www.loc.gov/item/sn83045462/")
  }

  @Test(arguments: ["", "http://", "ftp://example.org", "https://:80/"])
  func `without a host there is no source`(written: String) { #expect(IssueSource(written) == nil) }

  private struct Known: IssueSources {
    let known: [LCCN: [IssueSource]]
    func sources(of lccn: LCCN) throws(NewspaperError) -> [IssueSource] { known[lccn] ?? [] }
  }

  @Test func `the Library comes first, then sites, and the Library if none is known`() async throws {
    let (one, two, three) = (try LCCN("sn83045462"), try LCCN("sn83030214"), try LCCN("sn97071004"))
    let (here, there) = (IssueSource.site("http://here.example"), IssueSource.site("http://there.example"))
    #expect(IssueSource.ranked([there, .library, here, here]) == [.library, here, there])
    let known = Known(known: [one: IssueSource.ranked([here, .library]), two: [there]])
    let archive = SourcedArchive(library: StubArchive(name: "www.loc.gov"), sources: known) {
      StubArchive(name: String($0.dropFirst("http://".count)))
    }
    #expect([one, two, three].map(archive.name(of:)) == ["www.loc.gov", "there.example", "www.loc.gov"])
    await #expect(throws: NewspaperError.notFound(what: .newspaper(two), source: "there.example")) {
      try await archive.issues(of: two, in: nil, freshness: .recent)
    }
  }
}
