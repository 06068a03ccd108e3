import ChronAm
import HTTP
import Newspapers
import Synchronization
import TestSupport
import Testing

@Suite struct ProbeTests {
  private static let base = "https://papers.example.org"

  @Test(arguments: [(false, ""), (true, "/api/chronam")])
  func `a site's kind is determined once, then used`(hasAPI: Bool, root: String) async throws {
    let client = StubHTTPClient(hasAPI ? .openONIWithAPI : .openONI)
    let service = ChronAmService(client)
    _ = try await service.all()
    _ = try await service.newspaper(try LCCN("sn97071004"))
    _ = try await service.all(NewspaperQuery(words: "spray"))
    #expect(
      client.urls == [
        Self.base + "/api/chronam/", Self.base + root + "/newspapers.json",
        Self.base + root + "/lccn/sn97071004.json",
      ])
  }

  @Test(arguments: [
    FixtureResponse.html(Array("<html>".utf8), status: 404), .html(Array("<html>".utf8), status: 500),
    .html(Array("<html>".utf8)), .json("{}"), .json("[]"), .json(#"{"links":"#),
    .json(#"{"detail":"no"}"#, status: 404),
  ])
  func `anything but an API index means that there is none`(answer: FixtureResponse) async throws {
    let client = Self.client(probe: answer)
    #expect(try await ChronAmService(client).all().total == 40)
    #expect(client.urls.last == Self.base + "/newspapers.json")
  }

  @Test(
    arguments: [
      (FixtureResponse.json("{}", status: 429), .rateLimited(host: "papers.example.org", until: nil)),
      (.html(Array("<html>".utf8), status: 403), .botCheck(host: "papers.example.org")),
    ] as [(FixtureResponse, NewspaperError)])
  func `an error that would affect every request is reported`(answer: FixtureResponse, error: NewspaperError)
    async
  {
    let client = Self.client(probe: answer)
    await #expect(throws: error) { try await ChronAmService(client).all() }
    #expect(client.urls == [Self.base + "/api/chronam/"])
  }

  @Test(arguments: [500, 503])
  func `a failure where the API would be says nothing about the site`(status: Int) async throws {
    let probes = Mutex(0)
    let client = StubHTTPClient { request async throws(HTTPError) in
      let isFirst =
        request.url.hasSuffix("/api/chronam/")
        && probes.withLock { count in
          count += 1
          return count == 1
        }
      if isFirst { return FixtureResponse.json("{}", status: status).response(to: request.url) }
      do {
        return try FixtureSite.openONIWithAPI.answer(to: request.url).response(to: request.url)
      } catch {
        throw .other(code: 0, reason: "\(error)")
      }
    }
    let service = ChronAmService(client)
    var query = NewspaperQuery()
    query.state = "Oregon"
    await #expect(throws: NewspaperError.serverError(host: "papers.example.org", status: status)) {
      try await service.all(query)
    }
    #expect(try await service.all(query).total > 0)
    #expect(try await !service.states().isEmpty)
    #expect(client.urls.filter { $0.hasSuffix("/api/chronam/") }.count == 2)
  }

  @Test func `a failed probe is repeated`() async throws {
    await #expect(throws: NewspaperError.unreachable(host: "papers.example.org", .refused)) {
      try await ChronAmService(StubHTTPClient(failing: .refused)).all()
    }
    let client = StubHTTPClient(.chronAm)
    let service = ChronAmService(client)
    let canceled = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await service.all().total
    }
    canceled.cancel()
    _ = await canceled.result
    #expect(try await service.all().total == 40)
  }

  @Test func `concurrent requests share one probe and one list`() async throws {
    let client = StubHTTPClient(.chronAm)
    let service = ChronAmService(client)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<10 { group.addTask { try await service.all().total } }
      for try await total in group { #expect(total == 40) }
    }
    #expect(client.urls.count == 2)
  }

  @Test func `a site below a path is requested below it`() async throws {
    let client = StubHTTPClient(.openONIWithAPI, below: "example.org/papers")
    let service = ChronAmService(client, site: "http://example.org/papers/")
    #expect(service.name == "example.org/papers")
    #expect(!service.isLocal)
    let detail = try await service.newspaper(try LCCN("sn97071004")).detail
    #expect(detail.webAddress == "http://example.org/papers/lccn/sn97071004/")
    #expect(
      client.urls == [
        "http://example.org/papers/api/chronam/",
        "http://example.org/papers/api/chronam/lccn/sn97071004.json",
      ])
  }

  private static func client(probe: FixtureResponse) -> StubHTTPClient {
    StubHTTPClient { request async throws(HTTPError) in
      do {
        return try request.url.hasSuffix("/api/chronam/")
          ? probe.response(to: request.url)
          : FixtureSite.chronAm.answer(to: request.url).response(to: request.url)
      } catch {
        throw .other(code: 0, reason: "\(error)")
      }
    }
  }
}
