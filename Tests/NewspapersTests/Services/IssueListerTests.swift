import Newspapers
import TestSupport
import Testing

/// Whoever lists an issue is asked for it, and for its pages.
struct IssueListerTests {
  private struct Unlisted: IssueSources {
    func sources(of lccn: LCCN) throws(NewspaperError) -> [IssueSource] { [] }
  }

  /// One page was found at a site.
  private struct Found: RememberedSources {
    let page: PageID
    func source(of work: PageAddress) -> IssueSource? {
      guard work == .newspaper(page.issue.lccn) || work.issue == page.issue else { return nil }
      return .site("http://site.example")
    }
  }

  private let library = StubArchive(name: "www.loc.gov")
  private let archive: SourcedArchive
  /// An issue of which the reader has read nothing.
  private let other: PageID

  init() throws {
    other = try .sample(1, day: "1865-10-03")
    let contents: StubArchive.Contents = try .sample()
    archive = SourcedArchive(
      library: library, sources: Unlisted(), remembered: Found(page: try .sample(1))
    ) {
      StubArchive(contents, name: String($0.dropFirst("http://".count)))
    }
  }

  @Test func `what a site lists is read and cited there, and the Library is asked once`() async throws {
    #expect(try await archive.issue(other.issue, freshness: .recent).origin.name == "site.example")
    #expect(try await archive.text(of: other, freshness: .atHand).origin.name == "site.example")
    #expect(try await archive.location(of: .text, of: other).source == "site.example")
    #expect(archive.webAddress(of: other) == "https://site.example/lccn/\(other)/")
    #expect(library.asked.filter { $0.hasPrefix("issues") } == ["issues sn83045462 1865-1865"])
  }

  @Test func `the same is true after its list, and in an outage of the Library`() async throws {
    library.contents.failure = .rateLimited(host: "www.loc.gov", until: nil)
    _ = try await archive.issues(of: other.issue.lccn, in: nil, freshness: .recent)
    #expect(archive.webAddress(of: other) == "https://site.example/lccn/\(other)/")
    #expect(try await archive.text(of: other, freshness: .recent).origin.name == "site.example")
    #expect(library.asked == ["issues sn83045462 all"])
  }

  @Test func `a stored list says where an issue is cited`() async throws {
    _ = try await archive.issue(other.issue, freshness: .kept)
    #expect(archive.webAddress(of: other) == "https://site.example/lccn/\(other)/")
  }

  @Test func `a newspaper that no source is known to have is the site's where it was found`() {
    let lccn = other.issue.lccn
    #expect(archive.name(of: lccn) == "site.example")
    #expect(archive.webAddress(of: lccn) == "https://site.example/lccn/\(lccn)/")
  }

  @Test func `what the Library lists is read there`() async throws {
    library.contents = try .sample()
    #expect(try await archive.issue(other.issue, freshness: .recent).origin.name == "www.loc.gov")
    #expect(archive.webAddress(of: other) == "https://www.loc.gov/lccn/\(other)/")
    let read: PageID = try .sample(1)
    #expect(try await archive.issue(read.issue, freshness: .recent).origin.name == "site.example")
  }

  @Test func `what nobody lists is looked for once`() async throws {
    let missing: PageID = try .sample(1, day: "1870-01-01")
    for _ in 0..<2 {
      await #expect(
        throws: NewspaperError.notFound(what: .newspaper(missing.issue.lccn), source: library.name)
      ) {
        try await archive.issue(missing.issue, freshness: .recent)
      }
    }
    #expect(library.asked.filter { $0.hasPrefix("issues") } == ["issues sn83045462 1870-1870"])
  }
}
