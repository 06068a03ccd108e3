import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

/// Lists of issues that the Library answers with 404.
@Suite struct MissingIssueListTests {
  /// The errors of everything that requests lists of issues.
  private func errors(record: FixtureResponse) async throws -> [NewspaperError?] {
    let service = LocGovService(
      StubHTTPClient { request async throws(HTTPError) in
        (request.url.contains("/item/") ? record : .json("{}", status: 404)).response(to: request.url)
      })
    let lccn = try LCCN("sn83030214")
    var errors: [NewspaperError?] = []
    for ask in 0..<3 {
      do throws(NewspaperError) {
        switch ask {
        case 0: _ = try await service.coverageByYear(of: lccn, freshness: .recent)
        case 1: _ = try await service.issues(of: lccn, in: 1866...1866, freshness: .recent)
        default: _ = try await service.wholeCoverageByYear(of: lccn, freshness: .recent) { _ in }
        }
        errors.append(nil)
      } catch {
        errors.append(error)
      }
    }
    return errors
  }

  @Test func `without a record either, the newspaper does not exist`() async throws {
    let missing = NewspaperError.notFound(what: .newspaper(numbered: "sn83030214"), source: "www.loc.gov")
    #expect(try await errors(record: .json("{}", status: 404)) == [missing, missing, missing])
  }

  @Test(arguments: [429, 500])
  func `if nothing is known about the record, the list has failed`(status: Int) async throws {
    let failed = NewspaperError.serverError(host: "www.loc.gov", status: 404)
    #expect(try await errors(record: .json("{}", status: status)) == [failed, failed, failed])
  }

  @Test func `the list of a newspaper that exists has failed`() async throws {
    let record = FixtureResponse.json(try Fixture.bytes("loc.gov/item/sn83030214.json"))
    let failed = NewspaperError.serverError(host: "www.loc.gov", status: 404)
    #expect(try await errors(record: record) == [failed, failed, failed])
  }
}
