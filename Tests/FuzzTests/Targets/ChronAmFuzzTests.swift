import ChronAm
import HTTP
import Newspapers
import TestSupport
import Testing

/// Responses of sites that run chronam or Open ONI, also as IIIF, through the service that requests them.
@Suite struct ChronAmFuzzTests {
  /// A site whose list and titles are `answer`, with or without the newer JSON.
  private func service(_ answer: FixtureResponse, hasAPI: Bool) -> ChronAmService {
    let client = StubHTTPClient { request async throws(HTTPError) in
      guard request.url.hasSuffix("/api/chronam/") else { return answer.response(to: request.url) }
      return FixtureResponse.json(hasAPI ? #"{"links": {}}"# : "{}").response(to: request.url)
    }
    return ChronAmService(
      client: client, site: "https://papers.example.org", readLayout: TestLayout.read,
      now: { 1_795_000_000 })
  }

  private func list(_ target: FuzzTarget, _ corpus: JSONCorpus) async throws {
    try await target.run(corpus.bytes) { input in
      let answer = OddResponse.around(input.bytes, &input.dice)
      let service = service(answer, hasAPI: input.dice.once(in: 2))
      let window = Window(offset: input.dice.pick([0, 0, 1, 1000]), limit: input.dice.pick([1, 3, 50]))
      var query = NewspaperQuery()
      if input.dice.once(in: 4) { query.words = input.dice.pick(["the", "é", "1866", "\0"]) }
      if input.dice.once(in: 8) { query.order = input.dice.pick([.place, .start, .end]) }
      do {
        let listing = try await service.newspapers(matching: query, window: window)
        try NewspaperProperties.check(listing, window)
        for tally in try await service.states() { try property("an empty state", !tally.state.isEmpty) }
      } catch let error as NewspaperError {
        try NewspaperProperties.check(error)
      }
    }
  }

  private func titles(_ target: FuzzTarget, _ corpus: JSONCorpus) async throws {
    let lccns = try ["sn83030214", "sn97071004", "sn84022673"].map { try LCCN($0) }
    try await target.run(corpus.bytes) { input in
      let answer = OddResponse.around(input.bytes, &input.dice)
      let service = service(answer, hasAPI: input.dice.once(in: 2))
      do {
        let record = try await service.newspaper(input.dice.pick(lccns))
        try NewspaperProperties.check(record)
      } catch let error as NewspaperError {
        try NewspaperProperties.check(error)
      }
    }
  }

  @Test func `lists of chronam do no harm`() async throws {
    let words = ["newspapers", "lccn", "title", "state", "collections", "content", "pages"]
    try await list(
      .chronAmList,
      JSONCorpus(
        ["chronam/newspapers.json", "chronam/drift", "chronam/broken"], prefix: "list", words: words)
    )
  }

  @Test func `titles of chronam do no harm`() async throws {
    let words = ["lccn", "name", "place", "issues", "date_issued", "start_year", "metadata"]
    try await titles(
      .chronAmTitle, JSONCorpus(["chronam/lccn", "chronam/drift", "chronam/broken"], words: words))
  }

  @Test func `lists of Open ONI do no harm`() async throws {
    let files = ["openoni/newspapers.json", "openoni/api/newspapers.json", "openoni/drift", "openoni/broken"]
    try await list(
      .openONIList, JSONCorpus(files, prefix: "list", words: ["collections", "@id", "label", "newspapers"]))
  }

  @Test func `titles of Open ONI do no harm`() async throws {
    let files = ["openoni/lccn", "openoni/api/lccn", "openoni/drift", "openoni/broken"]
    let words = ["@type", "metadata", "label", "value", "manifests", "@id", "Place", "LCCN", "Title"]
    try await titles(.openONITitle, JSONCorpus(files, words: words))
  }
}
