import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

/// Lists of single years on this machine.
@Suite struct KeptYearTests {
  private let client = KeepingHTTPClient(StubHTTPClient(.locGov), now: LocGovService.now)
  private let lccn: LCCN

  init() throws { lccn = try LCCN("sn83030214") }

  private var service: LocGovService {
    LocGovService(client: client, readLayout: TestLayout.read, now: { LocGovService.now })
  }

  @Test func `of all possible years, only those whose lists are here are read`() async throws {
    let asked = try await service.issues(of: lccn, in: 1866...1866, freshness: .recent)
    #expect(!asked.issues.isEmpty)
    #expect(await service.keptYears(of: lccn, in: KeptIssues.possibleYears) == [1866])
    #expect(await service.keptYears(of: lccn, in: 1870...1880).isEmpty)
    let other = try LCCN("sn83045462")
    #expect(await service.keptYears(of: other, in: KeptIssues.possibleYears).isEmpty)
    client.forgetReads()
    let kept = try #require(await service.keptIssues(of: lccn, in: KeptIssues.possibleYears))
    #expect(kept.years == [1866...1866] && kept.issues == asked.issues)
    let years = client.read.filter { $0.contains("&dates=") && !$0.contains("&dates=1866/1866") }
    #expect(years.isEmpty, "\(years.count) lists were looked for one by one")
  }

  @Test func `a list that is here as a whole response counts`() async throws {
    // If parts of responses make no sense, whole ones are requested.
    let site = StubHTTPClient { request async throws(HTTPError) in
      do {
        let answer = try FixtureSite.locGov.answer(to: request.url).response(to: request.url)
        return request.url.contains("&at=") ? FixtureResponse.json("[]").response(to: request.url) : answer
      } catch {
        throw .other(code: 0, reason: "\(error)")
      }
    }
    let client = KeepingHTTPClient(site, now: LocGovService.now)
    let service = LocGovService(client: client, readLayout: TestLayout.read, now: { LocGovService.now })
    _ = try await service.issues(of: lccn, in: 1866...1866, freshness: .recent)
    #expect(await service.keptYears(of: lccn, in: 1860...1870) == [1866])
  }
}
