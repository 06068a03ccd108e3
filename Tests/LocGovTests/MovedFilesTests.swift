import HTTP
import LocGov
import Newspapers
import Synchronization
import TestSupport
import Testing

/// Files that are no longer where the Library or one of its lists said.
@Suite struct MovedFilesTests {
  /// The Library at some point in time.
  private final class Library: Sendable {
    enum Batch {
      case asItWas
      /// The next version of it.
      case replaced
      /// Its files are gone, but the issues still name them.
      case gone
    }

    let batch = Mutex(Batch.asItWas)
    let now = Mutex(LocGovService.now)

    func answer(to url: String) throws -> FixtureResponse {
      let batch = batch.withLock { $0 }
      guard batch != .asItWas else { return try FixtureSite.locGov.answer(to: url) }
      if url.contains("_ver01") { return .json("{}", status: 404) }
      let answer = try FixtureSite.locGov.answer(to: url.replacing("_ver02", with: "_ver01"))
      guard batch == .replaced, answer.headers["Content-Type"] == "application/json" else { return answer }
      return .json(String(decoding: answer.body, as: UTF8.self).replacing("_ver01", with: "_ver02"))
    }
  }

  private static let tile = "https://tile.loc.gov/image-services/iiif/"
  private static let folder = "service:ndnp:dlc:batch_dlc_fixture_ver01:data:sn83030214:print:1866041001"
  /// Of the first page, as a list gives it.
  private static let picture = tile + folder + ":0011/full/pct:6.25/0/default.jpg#h=462&w=365"

  private let library = Library()
  private let client: StubHTTPClient
  private let service: LocGovService

  init() {
    client = StubHTTPClient { [library] request async throws(HTTPError) in
      do { return try library.answer(to: request.url).response(to: request.url) } catch {
        throw .other(code: 0, reason: "\(error)")
      }
    }
    service = LocGovService(
      client: client, readLayout: TestLayout.read, now: { [library] in library.now.withLock { $0 } })
  }

  private func page(_ sequence: Int) throws -> PageID {
    let issue = IssueID(lccn: try LCCN("sn83030214"), date: try #require(IssueDate("1866-04-10")))
    return PageID(issue: issue, sequence: sequence)
  }

  private func happens(_ batch: Library.Batch, after seconds: Double = 0) {
    library.batch.withLock { $0 = batch }
    library.now.withLock { $0 += seconds }
  }

  private var issueRequests: Int { client.urls.filter { $0.contains("/item/") }.count }

  @Test(arguments: [(Freshness.atHand, 3500, 200), (.recent, 50, 20)] as [(Freshness, Double, Double)])
  func `they are looked for once the Library said it long ago, with one request for an issue`(
    freshness: Freshness, early: Double, more: Double
  ) async throws {
    _ = try await service.text(of: page(1), freshness: .atHand)
    happens(.replaced, after: early)
    let missing = NewspaperError.notFound(what: .part("text", of: try page(2)), source: "tile.loc.gov")
    await #expect(throws: missing) { try await service.text(of: page(2), freshness: freshness) }
    #expect(issueRequests == 1)
    happens(.replaced, after: more)
    async let second = service.text(of: page(2), freshness: freshness)
    async let first = service.text(of: page(1), freshness: freshness)
    let texts = try await (first.text, second.text)
    #expect(texts.0.hasPrefix("THE FIXTURE GAZETTE") && texts.1.hasPrefix("SECOND PAGE"))
    _ = try await service.layout(of: page(1), freshness: freshness)
    _ = try await service.scan(of: page(2), ScanView(width: 300))
    #expect(issueRequests == 2)
  }

  @Test func `an issue whose files are gone is requested once, not for each page`() async throws {
    _ = try await service.text(of: page(1), freshness: .atHand)
    happens(.gone, after: 7200)
    for freshness in [Freshness.atHand, .recent] {
      for sequence in [1, 2] {
        let missing = NewspaperError.notFound(
          what: .part("text", of: try page(sequence)), source: "tile.loc.gov")
        await #expect(throws: missing) { try await service.text(of: page(sequence), freshness: freshness) }
      }
    }
    #expect(issueRequests == 2)
  }

  @Test func `a reader who wants a scan looked for again does not wait an hour`() async throws {
    _ = try await service.text(of: page(1), freshness: .atHand)
    happens(.replaced, after: 120)
    let view = ScanView(width: 300)
    let missing = NewspaperError.notFound(what: .scan(of: try page(1)), source: "tile.loc.gov")
    await #expect(throws: missing) { try await service.scan(of: page(1), view) }
    #expect(try await service.scan(of: page(1), view.again(true)).jpeg == Fixture.bytes("pages/page-1.jpg"))
    #expect(issueRequests == 2)
  }

  @Test func `a picture is looked for where the issue says that it is now`() async throws {
    happens(.replaced)
    let view = ScanView(width: 300, listed: Self.picture)
    #expect(try await service.scan(of: page(1), view).jpeg == Fixture.bytes("pages/page-1.jpg"))
    let listed = Self.tile + Self.folder + ":0011/full/300,/0/default.jpg"
    #expect(client.urls.count == 3 && client.urls.first == listed && issueRequests == 1)
    #expect(client.urls.last == listed.replacing("_ver01", with: "_ver02"))
  }

  @Test func `a picture is looked for again if the issue, too, said long ago where it is`() async throws {
    _ = try await service.text(of: page(1), freshness: .atHand)
    happens(.replaced, after: 3700)
    _ = try await service.scan(of: page(1), ScanView(width: 300, listed: Self.picture))
    #expect(issueRequests == 2)
  }

  @Test func `a picture that the issue has nowhere else is not requested twice`() async throws {
    happens(.gone)
    let view = ScanView(width: 300, listed: Self.picture)
    let missing = NewspaperError.notFound(what: .scan(of: try page(1)), source: "tile.loc.gov")
    await #expect(throws: missing) { try await service.scan(of: page(1), view) }
    #expect(client.urls.count == 2 && issueRequests == 1)
    await #expect(throws: missing) { try await service.scan(of: page(1), view) }
    #expect(client.urls.count == 3)
  }
}
