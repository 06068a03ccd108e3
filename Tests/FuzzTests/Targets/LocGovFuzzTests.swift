import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

/// Responses of www.loc.gov, through the service that requests them.
@Suite struct LocGovFuzzTests {
  private static let now = 1_795_000_000.0

  private func service(_ answer: FixtureResponse) -> LocGovService {
    LocGovService(client: StubHTTPClient(answer), readLayout: TestLayout.read, now: { LocGovFuzzTests.now })
  }

  @Test func `lists do no harm`() async throws {
    let corpus = try JSONCorpus(
      ["loc.gov/titles.json", "loc.gov/search.json", "loc.gov/drift", "loc.gov/broken"],
      words: ["content.results", "pagination", "of", "perpage", "results", "titles", "slug", "children"])
    try await FuzzTarget.locGovList.run(corpus.bytes) { input in
      let limit = input.dice.pick([25, 25, 30, 1, 3, 100, 1000])
      let window = Window(offset: input.dice.pick([0, 0, 0, limit, 7, 1_000_000]), limit: limit)
      var query = NewspaperQuery()
      if input.dice.once(in: 2) { query.order = .start }
      if input.dice.once(in: 4) { query.state = "New York" }
      if input.dice.once(in: 8) { query.words = "tribune" }
      let service = service(OddResponse.around(input.bytes, &input.dice))
      do {
        let listing = try await service.newspapers(matching: query, window: window)
        try NewspaperProperties.check(listing, window)
      } catch let error as NewspaperError {
        try NewspaperProperties.check(error)
      }
    }
  }

  @Test func `items do no harm`() async throws {
    let corpus = try JSONCorpus(
      ["loc.gov/item", "loc.gov/drift", "loc.gov/broken", "loc.gov/not-found.json"], prefix: "",
      words: ["item", "status", "exception", "not found", "number_lccn", "original_format"])
    let lccn = try LCCN("sn83030214")
    try await FuzzTarget.locGovItem.run(corpus.bytes) { input in
      let service = service(OddResponse.around(input.bytes, &input.dice))
      do {
        let record = try await service.newspaper(lccn)
        try NewspaperProperties.check(record)
      } catch let error as NewspaperError {
        try NewspaperProperties.check(error)
      }
    }
  }

  @Test func `issues do no harm`() async throws {
    let corpus = try JSONCorpus(
      ["loc.gov/issues/sn83030214.json"], words: ["pagination", "of", "results", "date", "number_lccn"])
    let lccn = try LCCN("sn83030214")
    try await FuzzTarget.locGovIssues.run(corpus.bytes) { input in
      let service = service(OddResponse.around(input.bytes, &input.dice))
      do {
        if let coverage = try await service.coverage(of: lccn) { try NewspaperProperties.check(coverage) }
      } catch let error as NewspaperError {
        try NewspaperProperties.check(error)
      }
    }
  }
}
