import Newspapers
import Testing

@testable import PageIndex

struct ApostropheTests {
  private let shelf = Shelf()

  @Test(arguments: ["Coeur d'Alene", "Coeur d’Alene", "coeur D’ALENE"])
  func `a city is found whichever apostrophe its catalog writes`(city: String) async throws {
    try await shelf.index.keep([
      .made("sn83000001/1897-07-20/1", "gold", places: [Place(state: "Idaho", city: "Coeur d'Alene")]),
      .made("sn83000002/1897-07-20/1", "gold", places: [Place(state: "Idaho", city: "Coeur d’Alene")]),
      .made("sn83000003/1897-07-20/1", "gold", places: [Place(state: "Idaho", city: "Boise")]),
    ])
    #expect(try await shelf.found("gold city:\"\(city)\"").count == 2)
  }

  @Test(arguments: ["city:\"st. paul\"", "city:\"Saint Paul\"", "county:\"St Louis\""])
  func `a place is found whether its catalog abbreviates it or not`(field: String) async throws {
    try await shelf.index.keep([
      .made(
        "sn83000001/1897-07-20/1", "gold",
        places: [Place(state: "Minnesota", county: "Saint Louis", city: "Saint Paul")]),
      .made(
        "sn83000002/1897-07-20/1", "gold",
        places: [Place(state: "Minnesota", county: "St. Louis", city: "St. Paul")]),
      .made("sn83000003/1897-07-20/1", "gold", places: [Place(state: "Minnesota", city: "Duluth")]),
    ])
    #expect(try await shelf.found("gold \(field)").count == 2)
  }
}
