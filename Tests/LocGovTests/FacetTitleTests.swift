import Foundation
import Newspapers
import Testing

@testable import LocGov

@Suite struct FacetTitleTests {
  @Test(arguments: [
    (
      "minnesota stats tidning. (st. paul, minn. ;) 1895-1939",
      "Minnesota Stats Tidning (St. Paul, Minn.), 1895–1939"
    ),
    ("evening star (washington, d.c.) 1854-1972", "Evening Star (Washington, D.C.), 1854–1972"),
    ("the daily bee (omaha, neb.) 1880-current", "The Daily Bee (Omaha, Neb.), 1880–current"),
    ("the bee (made up)", "The Bee (Made Up)"), ("skaffaren", "Skaffaren"),
  ])
  func `a title is named without the punctuation of catalogs`(title: String, name: String) throws {
    let json = """
      {"pagination": {"of": 1, "next": null},
      "facets": [{"type": "partof_title", "field": "partof_title", "filters": [{"title": "\(title)", "count": 1}]}]}
      """
    let response = try JSONDecoder().decode(FacetResponse.self, from: Data(json.utf8))
    #expect(try response.values(host: "x")[.title]?.map(\.name) == [name])
  }
}
