import Newspapers
import Testing

@testable import PageIndex

struct WordCountTests {
  private let shelf = Shelf()

  @Test func `pages with a word are counted, and those that it adds`() async throws {
    try await shelf.index.keep([
      .made("sn83000001/1912-11-05/1", "The Election election returns"),
      .made("sn83000001/1912-11-06/1", "an eleetion, the election"),
      .made("sn83000001/1912-11-07/1", "Eleetion day"),
      .made("sn83000001/1912-11-08/1", "lection of Wilson"),
    ])
    let search = shelf.search()
    #expect(
      try await search.pages(with: ["election", "eleetion", "lection", "eiection"])
        == ["election": 2, "eleetion": 2, "lection": 1])
    #expect(
      try await search.pages(with: ["eleetion", "lection", "eiection"], without: "election")
        == ["eleetion": 1, "lection": 1, "eiection": 0])
    let proposals = try await search.proposals(for: SearchQuery.read("Election~").query)
    #expect(proposals.first?.variants(.seen) == ["eleetion", "lection"])
  }
}
