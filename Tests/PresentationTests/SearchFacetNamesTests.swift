import Newspapers
import Presentation
import Testing

/// Newspapers of the same title in the menus that narrow a search.
@Suite(.timeLimit(.minutes(2))) struct SearchFacetNamesTests {
  private func hit(_ lccn: String, _ title: String, _ place: Place?) throws -> SearchHit {
    let issue = IssueID(lccn: try LCCN(lccn), date: try #require(IssueDate("1880-05-05")))
    return SearchHit(
      page: PageID(issue: issue, sequence: 1), title: title, place: place, sources: ["h"], kind: .match)
  }

  private func names(_ hits: [SearchHit], _ kind: SearchFacet.Kind = .title) -> [String] {
    SearchFacet.counting(
      kind, hits, scope: .all, origin: Origin(name: "h", asOf: 0, isLive: true)
    ).names.sorted()
  }

  @Test func `newspapers of the same title are told apart by their towns`() throws {
    let hits = try [
      hit("sn83000001", "Skaffaren", Place(state: "Minnesota", city: "Red Wing")),
      hit("sn83000002", "Skaffaren", Place(state: "Minnesota", city: "Saint Paul")),
      // The place is that of another hit.
      hit("sn83000002", "Skaffaren", nil),
      hit("sn83000003", "Omaha-posten", Place(state: "Nebraska", city: "Omaha")),
    ]
    #expect(names(hits) == ["Omaha-posten", "Skaffaren (Red Wing)", "Skaffaren (Saint Paul)"])
    #expect(names(hits, .state) == ["Minnesota", "Nebraska"])
  }

  @Test func `in the same town, or in an unknown one, by their numbers`() throws {
    let town = Place(state: "Minnesota", city: "Red Wing")
    let hits = try [
      hit("sn83000001", "Skaffaren", town), hit("sn83000002", "Skaffaren", town),
      hit("sn83000003", "Skaffaren", nil), hit("sn83000004", "Skaffaren", Place(state: "Iowa")),
    ]
    #expect(
      names(hits) == [
        "Skaffaren (Iowa)", "Skaffaren (sn83000001)", "Skaffaren (sn83000002)", "Skaffaren (sn83000003)",
      ])
  }
}
