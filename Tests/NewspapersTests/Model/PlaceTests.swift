import Newspapers
import Testing

@Suite struct PlaceTests {
  @Test(
    arguments: [
      ("Kentucky--Bourbon--Paris", Place(state: "Kentucky", county: "Bourbon", city: "Paris")),
      ("Kentucky--Bourbon--", Place(state: "Kentucky", county: "Bourbon")),
      ("Virginia--Richmond", Place(state: "Virginia", city: "Richmond")),
      ("Kentucky", Place(state: "Kentucky")),
      ("Ohio----Toledo", Place(state: "Ohio", city: "Toledo")),
      (" Ohio -- Lucas -- Toledo ", Place(state: "Ohio", county: "Lucas", city: "Toledo")),
      ("", nil),
      ("--Bourbon--Paris", nil),
    ] as [(String, Place?)])
  func `a cataloged place is read`(written: String, place: Place?) {
    #expect(Place(written) == place)
  }

  @Test(arguments: [
    (
      Place(state: "Kentucky", county: "Bourbon", city: "Paris"), "Paris, Kentucky",
      "Kentucky--Bourbon--Paris"
    ),
    (Place(state: "Kentucky", county: "Bourbon"), "Kentucky", "Kentucky--Bourbon--"),
    (Place(state: "Ohio", city: "Toledo"), "Toledo, Ohio", "Ohio--Toledo"),
    (
      Place(state: "District of Columbia", city: "Washington"), "Washington, D.C.",
      "District of Columbia--Washington"
    ),
    (Place(state: "Ohio"), "Ohio", "Ohio"),
  ])
  func `a place is written for people and for catalogs`(place: Place, people: String, cataloged: String) {
    #expect(place.description == people)
    #expect(place.cataloged == cataloged)
    #expect(Place(cataloged) == place)
  }
}
