import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

/// Recorded responses of www.loc.gov. They are not part of the repository: without the folder of shared data
/// these tests are skipped.
@Suite(.enabled(if: SharedData.isThere, "needs the shared data; set BROADSHEET_SHARED_DATA to its folder"))
struct RealResponseTests {
  private func service(_ file: String) throws -> LocGovService {
    LocGovService(StubHTTPClient(.json(try SharedData.bytes("locgov/" + file))))
  }

  @Test func `a whole record of 2022 is read`() async throws {
    let detail = try await service("locgov_item_title_sn85059812_2022.json").newspaper(try LCCN("sn85059812"))
      .detail
    #expect(detail.newspaper.title == "The Advocate")
    #expect(detail.newspaper.places == [Place(state: "West Virginia", county: "Kanawha", city: "Charleston")])
    #expect(detail.newspaper.years == PublicationYears("1901-1913"))
    #expect(detail.newspaper.languages == ["English"])
    #expect(detail.newspaper.frequency == "Weekly")
    #expect(detail.placeOfPublication == "Charleston, W. Va.")
    #expect(detail.publisher == "Advocate Pub. Co.")
    #expect(detail.notes.count == 4)
    #expect(detail.subjects.count == 5)
    #expect(detail.oclc == "12920534")
    #expect(detail.issn == "2574-6464")
    let essay = try #require(detail.essay)
    #expect(essay.hasPrefix("Established in 1901, the Advocate served Charleston’s"))
    #expect(!essay.contains { "<>&".contains($0) })
    #expect(essay.contains("\n\n"))
  }

  @Test func `a listing of titles, whose rows are in its pages, is read`() async throws {
    let service = try service("locgov_titles_listing_trimmed_GGmakes.json")
    let listing = try await service.newspapers(
      matching: NewspaperQuery(), window: Window(offset: 0, limit: 25))
    #expect(listing.total == 4684)
    let call = try #require(listing.newspapers.first)
    #expect(call.title == "The San Francisco Call")
    #expect(call.years == PublicationYears("1895-1913"))
    #expect(call.places == [Place(state: "California", county: "San Francisco", city: "San Francisco")])
    #expect(call.coverage?.issueCount == 5000)
    #expect(call.coverage?.lastIssue == IssueDate("1913-12-31"))
  }

  @Test func `a search for titles is read`() async throws {
    let service = try service("locgov_titles_dl-title_trimmed_TMN.json")
    let query = NewspaperQuery(state: "Montana")
    let listing = try await service.newspapers(matching: query, window: Window(offset: 0, limit: 25))
    #expect(listing.total == 118)
    let tribune = try #require(listing.newspapers.first)
    #expect(tribune.lccn.description == "sn85042379")
    #expect(tribune.title == "Great Falls Daily Tribune")
    #expect(tribune.places == [Place(state: "Montana", city: "Great Falls")])
    #expect(tribune.frequency == "Daily")
    #expect(tribune.years == PublicationYears("1895-1921"))
  }

  @Test func `an issue, whose pages are listed with their files, is read`() async throws {
    let client = StubHTTPClient { request async throws(HTTPError) in
      do {
        let file =
          request.url.contains("tile.") ? "textservice_fulltext_trimmed_TMN" : "issue_details_trimmed_GGmakes"
        return FixtureResponse.json(try SharedData.bytes("locgov/locgov_\(file).json")).response(
          to: request.url)
      } catch {
        throw .other(code: 0, reason: "\(error)")
      }
    }
    let service = LocGovService(client)
    let id = IssueID(lccn: try LCCN("sn84038012"), date: try #require(IssueDate("1906-04-18")))
    let issue = try await service.issue(id, freshness: .recent)
    #expect(issue.title == "The San Francisco Call")
    #expect(issue.pages == [IssuePage(sequence: 1), IssuePage(sequence: 2)])
    let text = try await service.text(of: PageID(issue: id, sequence: 1), freshness: .recent)
    #expect(text.text.hasPrefix("Titanic Meets Terrible\nDisaster"))
    #expect(
      client.urls.last?.contains(
        "segment=/service/ndnp/curiv/batch_curiv_benicia_ver01/data/sn84038012/0001/1906041801/0001.xml")
        == true)
  }
}
