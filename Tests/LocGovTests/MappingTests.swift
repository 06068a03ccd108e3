import Foundation
import NewspaperHTTP
import Newspapers
import Testing

@testable import LocGov

@Suite struct MappingTests {
  @Test(
    arguments: [
      ("Image 1 of The record (Roundup, Mont.), April 19, 1912", "The record", "Roundup, Mont."),
      ("Image 2 of Georgian (Atlanta, Ga.), June 8, 1913, (EXTRA)", "Georgian", "Atlanta, Ga."),
      (
        "Image 3 of Monticello Republican. [volume] (Monticello, (Miss.)), April 3, 1820",
        "Monticello Republican", "Monticello, (Miss.)"
      ),
      ("Image 4 of The sun (daily) (Savannah), May 1, 1878", "The sun (daily)", "Savannah"),
      ("Image 5 of Ladies&#39; home (Salem, Or.), May 1, 1878", "Ladies' home", "Salem, Or."),
      ("Image 6 of New-York tribune", "New-York tribune", nil),
      ("The sun (evening)", "The sun (evening)", nil),
    ] as [(String, String, String?)])
  func `the title of a page is its newspaper's`(written: String, title: String, place: String?) {
    let parts = PageTitle(written)
    #expect(parts.title == title && parts.place == place, "\(parts)")
  }

  @Test func `a title line has tags and entities resolved`() {
    let line = TitleLine(html: "Ladies&#39; <i>home</i> (Salem, Or.) 1890-1892")
    #expect(line.name == "Ladies' home" && line.place == "Salem, Or.")
  }

  @Test(
    arguments: [
      ("daily (except sun.)", "Daily (except Sun.)"), ("weekly", "Weekly"),
      ("Three times a week", "Three times a week"),
      ("semiweekly (tuesday and friday)", "Semiweekly (Tuesday and Friday)"), ("monthly", "Monthly"),
      ("", ""),
    ])
  func `frequencies are capitalized`(text: String, words: String) {
    #expect(Capitalized.frequency(text) == words)
  }

  @Test(
    arguments: [
      (["Three times a week"], "Three times a week"), (["weekly ed.: The bee.", "biweekly"], "Biweekly"),
      (["\"Daily\" appears in title ornament."], nil), (["Other editions available."], nil),
      (["Irregular numbering."], nil), (["Daily except Sunday"], "Daily except Sunday"),
      (["Weekly Began in 1901; ceased in 1913? Cf. State Gazetteers. \"The Advocate.\""], "Weekly"),
    ] as [([String], String?)])
  func `a frequency may begin a description`(texts: [String], words: String?) throws {
    let fields = [
      "title": ["The bee (Omaha, Neb.) 1890-1892"], "number_lccn": ["sn83000001"], "description": texts,
    ]
    let row = try JSONDecoder().decode(TitleRow.self, from: JSONEncoder().encode(fields))
    #expect(try #require(row.newspaper).frequency == words)
  }

  @Test(
    arguments: [
      ("Charleston, W. Va. : Advocate Pub. Co.", "Charleston, W. Va.", "Advocate Pub. Co."),
      ("New York [N.Y.] : New York Tribune, 1866-1924.", "New York [N.Y.]", "New York Tribune"),
      (
        "Tuscaloosa, Ala. : M'Guire, Henry &amp; M'Guire, 1829-", "Tuscaloosa, Ala.",
        "M'Guire, Henry & M'Guire"
      ),
      ("Paris, Ky. : Champ & Miller, [18??-19??]", "Paris, Ky.", "Champ & Miller"),
      ("Paris, Ky. : Champ & Miller, c1895.", "Paris, Ky.", "Champ & Miller"),
      ("Paris, Ky. : Local 12, Printers", "Paris, Ky.", "Local 12, Printers"),
      ("Omaha, Neb., 1915-1928.", "Omaha, Neb.", nil),
      ("Omaha, Neb.", "Omaha, Neb.", nil),
      ("", nil, nil),
    ] as [(String, String?, String?)])
  func `an imprint is parsed`(imprint: String, place: String?, publisher: String?) {
    let parts = CreatedPublished(imprint)
    #expect(parts.place == place)
    #expect(parts.publisher == publisher)
  }

  private func labels(_ texts: [String]) -> LenientLabels {
    LenientLabels(texts.map { LenientLabel(text: $0) })
  }

  @Test(
    arguments: [
      (["mcminnville"], ["yamhill"], ["oregon"], "McMinnville, Or.", ["Oregon--Yamhill--McMinnville"]),
      (["mcminnville"], ["dupage"], ["illinois"], nil, ["Illinois--DuPage--McMinnville"]),
      (
        ["houlka", "houston"], ["chickasaw"], ["mississippi"], "Houston, Miss.",
        ["Mississippi--Chickasaw--Houston", "Mississippi--Chickasaw--Houlka"]
      ),
      (["a", "b"], ["x", "y"], ["ohio"], nil, ["Ohio--A", "Ohio--B"]),
      ([], ["x"], ["ohio"], nil, ["Ohio--X--"]),
      (
        ["texarkana"], ["bowie", "miller"], ["arkansas", "texas"], "Texarkana, Ark.",
        ["Arkansas--Texarkana", "Texas"]
      ),
      (
        ["new york mills"], ["otter tail"], ["minnesota", "oregon"], "New York Mills, Minn.",
        ["Minnesota--Otter Tail--New York Mills", "Oregon"]
      ),
      (
        ["wheeling"], [], ["virginia", "west virginia"], "Wheeling, W. Va.",
        ["Virginia", "West Virginia--Wheeling"]
      ),
      (
        ["wheeling"], ["ohio"], ["virginia", "west virginia"], "Wheeling, Va. [W. Va.]",
        ["Virginia", "West Virginia--Ohio--Wheeling"]
      ),
      (
        ["bismarck", "winona"], [], ["minnesota", "north dakota"], "Winona, Minn., Bismarck, N.D.",
        ["Minnesota--Winona", "North Dakota"]
      ),
      (["a"], [], ["ohio", "texas"], nil, ["Ohio", "Texas"]),
      (["paris"], [], [], "Paris, Ky.", []),
    ] as [([String], [String], [String], String?, [String])])
  func `places are assembled from facets`(
    cities: [String], counties: [String], states: [String], printed: String?, expected: [String]
  ) {
    let facets = FacetPlaces(
      cities: labels(cities), counties: labels(counties), states: labels(states), printed: printed)
    #expect(facets.places.map(\.cataloged) == expected)
  }

  @Test(
    arguments: [
      (["washington", "vermont", "barre", "united states"], "Barre, Vt.", ["Vermont--Barre"]),
      (["district of columbia", "washington"], "Washington, D.C.", ["District of Columbia--Washington"]),
      (["new york", "delaware", "delhi"], "Delhi [N.Y.]", ["New York--Delhi"]),
      (["west virginia", "ohio", "wheeling"], "Wheeling, Va. [W. Va.]", ["West Virginia--Wheeling"]),
      (["west virginia", "ohio", "wheeling"], "Wheeling", ["West Virginia", "Ohio"]),
      (["new york", "new york", "new york"], "New York [N.Y.]", ["New York--New York"]),
      (["oregon", "united states"], "Oregon", ["Oregon"]),
      (["new york", "united states"], "Paterson, N.J.", ["New York"]),
      (["ogle county", "oregon", "illinois"], "Oregon, Ill.", ["Illinois--Oregon"]),
      (["salem", "oregon"], nil, ["Oregon"]),
    ] as [([String], String?, [String])])
  func `counties and cities that are named like a state are none`(
    location: [String], printed: String?, expected: [String]
  ) {
    let facets = FacetPlaces(location: labels(location), composite: LenientLabels(), printed: printed)
    #expect(facets.places.map(\.cataloged) == expected)
  }

  @Test func `a location by levels tells states, counties and cities apart`() {
    let composite = labels([
      "0/united states/", "1/united states/pennsylvania/", "2/united states/pennsylvania/wyoming/",
      "3/united states/pennsylvania/wyoming/laceyville/",
    ])
    let facets = FacetPlaces(
      location: labels(["wyoming", "pennsylvania", "laceyville"]), composite: composite,
      printed: "Laceyville, Wyoming")
    #expect(facets.places.map(\.cataloged) == ["Pennsylvania--Wyoming--Laceyville"])
  }
}
