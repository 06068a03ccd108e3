import Newspapers
import Testing

/// Places of publication as catalogs write them.
struct PublishedPlaceTests {
  @Test(
    arguments: [
      ("Wheeling, Va. [W. Va.]", ["Virginia", "West Virginia"], "West Virginia"),
      ("Elizabethtown, Va. [Moundsville, W. Va.]", ["Virginia", "West Virginia"], "West Virginia"),
      ("Alexandria, D.C. [i.e., Va.]", ["District of Columbia", "Virginia"], "Virginia"),
      ("Mangum, Tex. [Okla.]", ["Oklahoma", "Texas"], "Oklahoma"),
      ("Parkersburg (W. Va.)", ["Virginia", "West Virginia"], "West Virginia"),
      ("City of Washington [i.e. Washington, D.C.]", ["Virginia"], "District of Columbia"),
      // A bracket after another city corrects that one.
      ("Cincinnati [Ohio] and Louisville [Ky.]", ["Kentucky", "Ohio"], "Ohio"),
      ("Omaha, N.T. [i.e. Neb.] and Council Bluffs [Iowa]", ["Iowa", "Nebraska"], "Nebraska"),
      ("Winona, Minn., Bismarck, N.D.", ["Minnesota", "North Dakota"], "Minnesota"),
      ("Fargo, D.T. [N.D.] og Moorhead, Minn.", ["Minnesota", "North Dakota"], "North Dakota"),
      ("Lewisburg, Va. [W. Va.]", ["Virginia"], "Virginia"), ("Houston, Miss.", ["Kentucky"], nil),
      ("Kansas City, Mo.", ["Kansas"], "Missouri"), ("Minneapolis", ["Minnesota"], nil), ("", [], nil),
    ] as [(String, [String], String?)])
  func `its state is the first city's, as corrected`(written: String, states: [String], state: String?) {
    #expect(PublishedPlace(written).state(among: Set(states)) == state)
  }

  @Test func `only states of the record count if no other is wanted`() {
    let place = PublishedPlace("Kansas City, Mo.")
    #expect(place.state(of: ["Kansas"]) == nil && place.state(of: ["Kansas", "Missouri"]) == "Missouri")
  }

  @Test func `the city comes first, in brackets or not`() {
    for written in ["[Camp Kalorama, Washington, D.C.]", "Camp Kalorama (Washington)"] {
      let place = PublishedPlace(written)
      #expect(place.isCity("camp kalorama") && !place.isCity("Washington"))
    }
    #expect(!PublishedPlace("").isCity(""))
    let abbreviated = PublishedPlace("St. Paul, Minn.")
    #expect(abbreviated.isCity("saint paul") && abbreviated.spelledOutCity == "Saint Paul")
  }
}
