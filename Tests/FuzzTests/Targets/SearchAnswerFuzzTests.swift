import ChronAm
import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

/// Responses to page searches, with passages and lists of batches.
@Suite struct SearchAnswerFuzzTests {
  private static let word = NativeSearch(clauses: [.all(["gold"])])

  private static func client(_ answer: FixtureResponse, hasAPI: Bool = false) -> StubHTTPClient {
    StubHTTPClient { request async throws(HTTPError) in
      guard request.url.hasSuffix("/api/chronam/") else { return answer.response(to: request.url) }
      return FixtureResponse.json(hasAPI ? #"{"links": {}}"# : "{}").response(to: request.url)
    }
  }

  @Test func `searches of the Library do no harm`() async throws {
    var dice = SeededDice(7)
    let library = MadeLibraryPages(try MadePage.made(12, &dice))
    let list = "https://www.loc.gov/collections/chronicling-america/"
    let paths = [
      "?dl=page&fo=json&searchType=advanced&qs=gold&ops=AND&c=5",
      "?dl=page&fo=json&searchType=advanced&qs=gold&ops=AND&at=facets,pagination",
      "datasets/batch-summary/?fo=json",
    ]
    var files = try paths.map { try library.answer(to: list + $0).body }
    files.append(Array(SearchAnswerFuzzTests.passage.utf8))
    let corpus = JSONCorpus(
      files,
      words: [
        "results", "pagination", "of", "facets", "filters", "relevant_snippet", "[[tag]]", "[[/tag]]",
        "coords_list", "page_coordinate_data", "searchTerms", "1890 to 1899", "to", "dates", "language",
        "https://www.loc.gov/resource/sn83045462/1900-01-01/ed-1/?sp=1", "/service/ndnp/a/b/c/0001.xml",
      ])
    try await FuzzTarget.librarySearch.run(corpus.bytes) { input in
      let service = LocGovService(
        client: SearchAnswerFuzzTests.client(OddResponse.around(input.bytes, &input.dice)),
        readLayout: TestLayout.read, now: { 1_795_000_000 })
      let search = SearchAnswerFuzzTests.search(&input.dice)
      do {
        switch input.dice.below(5) {
        case 0, 1: try await SearchAnswerFuzzTests.check(service.pages, search, &input.dice)
        case 2:
          let facets = try await service.pages.facets(of: search, freshness: .recent)
          try property("a total of \(facets.total)", facets.total >= 0)
          for value in facets.values.values.joined() {
            try property("\(value.count) pages of “\(value.name)”", value.count >= 0 && !value.name.isEmpty)
          }
        case 3: try SearchAnswerFuzzTests.check(try await service.batches.batches())
        default:
          let source = PassageSource(address: "https://tile.loc.gov/x", host: "tile.loc.gov", seconds: 1)
          let passage = try await service.pages.passage(
            at: source, of: SearchAnswerFuzzTests.page(), freshness: .recent)
          if let snippet = passage.snippet { try SearchAnswerFuzzTests.check(snippet) }
          try SearchAnswerFuzzTests.check(passage.boxes)
        }
      } catch let error as NewspaperError {
        try NewspaperProperties.check(error)
      }
    }
  }

  @Test func `searches of sites do no harm`() async throws {
    var dice = SeededDice(8)
    let pages = try MadePage.made(12, &dice)
    let host = "https://papers.example.org"
    var files: [[UInt8]] = []
    for isOpenONI in [false, true] {
      let site = MadePageSite(pages, isOpenONI: isOpenONI, hasIIIFLists: isOpenONI)
      files.append(try site.answer(to: host + "/search/pages/results/?andtext=gold&rows=5").body)
      files.append(try site.answer(to: host + "/batches/1.json").body)
    }
    let corpus = JSONCorpus(
      files,
      words: [
        "items", "totalItems", "startIndex", "itemsPerPage", "ocr_eng", "batches", "next", "lccns", "batch_",
        "collections", "metadata", "Ingested", "/lccn/sn83000001/1900-01-01/ed-1/seq-1/",
      ])
    try await FuzzTarget.siteSearch.run(corpus.bytes) { input in
      let answer = OddResponse.around(input.bytes, &input.dice)
      let service = ChronAmService(
        client: SearchAnswerFuzzTests.client(answer, hasAPI: input.dice.once(in: 2)), site: host,
        readLayout: TestLayout.read, now: { 1_795_000_000 })
      let search = SearchAnswerFuzzTests.search(&input.dice)
      do {
        if input.dice.once(in: 3) {
          try SearchAnswerFuzzTests.check(try await service.batches.batches())
        } else {
          try await SearchAnswerFuzzTests.check(service.pages, search, &input.dice)
        }
      } catch let error as NewspaperError {
        try NewspaperProperties.check(error)
      }
    }
  }

  private static let passage = """
    {"/service/ndnp/a/b/c/0001.xml": {"coords_list": [[2337.2, 2960.0, 233.7, 296.0]], "width": "23372",
    "height": "29600", "relevant_snippet": "... the [[tag]]gold[[/tag]] rush ...",
    "searchTerms": {"gold": [[1, 2, 3, 4]]}}}
    """

  private static func page() throws -> PageID {
    PageID(
      issue: IssueID(lccn: try LCCN("sn83045462"), date: try #require(IssueDate("1900-01-01"))), sequence: 1)
  }

  private static func search(_ dice: inout FuzzGenerator) -> NativeSearch {
    var search = word
    if dice.once(in: 3) { search.fields = [SearchField(.state, [.name("Ohio")])] }
    return search
  }

  private static func check(
    _ server: any SearchingServer, _ search: NativeSearch, _ dice: inout FuzzGenerator
  ) async throws {
    let start = dice.pick([0, 0, 20, 7, 1_000_000])
    let list = try await server.rows(of: search, order: .date, from: start, freshness: .recent)
    try property("a total of \(list.total)", list.total >= 0)
    if let next = list.next { try property("on at \(next) after \(start)", next > start) }
    for row in list.rows {
      let page = row.facts.page
      try property("the page \(page)", page.sequence > 0 && page.issue.edition > 0)
      try property("an empty title", !row.facts.title.isEmpty)
      for snippet in row.snippets { try check(snippet) }
      try check(row.boxes)
    }
  }

  private static func check(_ snippet: Snippet) throws {
    let count = snippet.text.unicodeScalars.count
    try property("an empty snippet", count > 0)
    var end = 0
    for mark in snippet.marks {
      try property("marks \(snippet.marks) of \(count)", mark.lowerBound >= end && mark.upperBound <= count)
      end = mark.upperBound
    }
  }

  private static func check(_ boxes: [PageBox]) throws {
    for box in boxes {
      let isOnPage = [box.x, box.y, box.width, box.height].allSatisfy(\.isFinite)
      try property("a box \(box)", isOnPage)
    }
  }

  private static func check(_ listing: BatchListing) throws {
    try property("no batches", !listing.batches.isEmpty)
    for batch in listing.batches {
      try property(
        "the batch “\(batch.name)”", !batch.name.isEmpty && !batch.name.contains(where: \.isNewline))
    }
  }
}
