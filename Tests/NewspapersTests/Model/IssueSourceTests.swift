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

  /// One page was found at a site.
  private struct Found: RememberedSources {
    let page: PageID
    let source: IssueSource
    func source(of work: PageAddress) -> IssueSource? {
      work == .newspaper(page.issue.lccn) || work.issue == page.issue ? source : nil
    }
  }

  /// The archive of a reader who found a page at a site that no list names.
  private func found(
    _ page: PageID, in library: StubArchive, listing listed: [LCCN: [IssueSource]] = [:]
  ) throws -> SourcedArchive {
    let contents: StubArchive.Contents = try .sample()
    return SourcedArchive(
      library: library, sources: Known(known: listed),
      remembered: Found(page: page, source: .site("http://site.example"))
    ) {
      StubArchive(contents, name: String($0.dropFirst("http://".count)))
    }
  }

  @Test func `a page is read and cited where the reader found it`() async throws {
    let (page, other): (PageID, PageID) = try (.sample(1), .sample(1, day: "1865-10-03"))
    let library = StubArchive(name: "www.loc.gov")
    let archive = try found(page, in: library, listing: [page.issue.lccn: [.library]])
    #expect(archive.webAddress(of: page) == "https://site.example/lccn/\(page)/")
    #expect(archive.webAddress(of: other) == "https://www.loc.gov/lccn/\(other)/")
    #expect(try await archive.text(of: page, freshness: .recent).origin.name == "site.example")
    #expect(try await archive.issue(page.issue, freshness: .recent).origin.name == "site.example")
    // A list says that the Library has the newspaper, but the Library does not have it.
    let lccn = page.issue.lccn
    #expect(try await archive.issues(of: lccn, in: nil, freshness: .recent).origin.name == "site.example")
    let outage = NewspaperError.rateLimited(host: "www.loc.gov", until: nil)
    library.contents.failure = outage
    await #expect(throws: outage) { try await archive.issues(of: lccn, in: nil, freshness: .recent) }
  }

  @Test func `issues come from where the reader found some, if nobody else is known to have any`()
    async throws
  {
    let page: PageID = try .sample(1)
    let lccn = page.issue.lccn
    let library = StubArchive(name: "www.loc.gov")
    let archive = try found(page, in: library)
    #expect(try await archive.issues(of: lccn, in: nil, freshness: .recent).origin.name == "site.example")
    #expect(try await archive.coverageByYear(of: lccn, freshness: .recent).origin.name == "site.example")
    library.contents.issues[lccn] = []
    #expect(try await archive.issues(of: lccn, in: nil, freshness: .recent).origin.name == "site.example")
    #expect(try await archive.coverageByYear(of: lccn, freshness: .recent).origin.name == "site.example")
    library.contents.failure = .rateLimited(host: "www.loc.gov", until: nil)
    #expect(try await archive.issues(of: lccn, in: nil, freshness: .recent).origin.name == "site.example")
    library.contents = try .sample()
    #expect(try await archive.issues(of: lccn, in: nil, freshness: .recent).origin.name == "www.loc.gov")
    library.contents.failure = .local(what: "the disk is full")
    await #expect(throws: NewspaperError.local(what: "the disk is full")) {
      try await archive.issues(of: lccn, in: nil, freshness: .recent)
    }
  }
}
