import NewspaperHTTP
import Newspapers
import Testing

@testable import LocGov

@Suite struct MappingTests {
  @Test(
    arguments: [
      ("The Advocate (Charleston, W. Va.) 1901-1913", "The Advocate", "Charleston, W. Va.", "1901–1913"),
      ("New-York Tribune (New York [N.Y.]) 1866-1924", "New-York Tribune", "New York [N.Y.]", "1866–1924"),
      (
        "Kanawha Valley star (Charleston, Va. [W. Va.]) 1856-1861", "Kanawha Valley star",
        "Charleston, Va. [W. Va.]", "1856–1861"
      ),
      (
        "Alabama State Intelligencer (Tuscaloosa, Ala.) 1829-183?", "Alabama State Intelligencer",
        "Tuscaloosa, Ala.", "1829–183?"
      ),
      (
        "East Oregonian : E.O. (Pendleton, OR) 1888-current", "East Oregonian : E.O", "Pendleton, OR",
        "1888–current"
      ),
      ("Spray Courier (Spray, Or.) 1???-19??", "Spray Courier", "Spray, Or.", "????–19??"),
      ("Spray Courier (Spray, Or.) 1???-1???", "Spray Courier", "Spray, Or.", "????"),
      ("The Sun (Tulsa, Okla.) 1877–19??", "The Sun", "Tulsa, Okla.", "1877–19??"),
      ("The Sun (Tulsa (Indian Territory)) 1877-1878", "The Sun", "Tulsa (Indian Territory)", "1877–1878"),
      (
        "The Sun (Daily) (Tulsa, Okla.) 1877-1878 [Online Resource]", "The Sun (Daily)", "Tulsa, Okla.",
        "1877–1878"
      ),
      (
        "Medford mail tribune. (Medford, Or.) 1909-1989.", "Medford mail tribune", "Medford, Or.", "1909–1989"
      ),
      ("New York herald (New York, N.Y. : 1920)", "New York herald", "New York, N.Y. : 1920", nil),
      ("The sun (evening)", "The sun (evening)", nil, nil),
      ("The advocate. [volume]", "The advocate", nil, nil),
      ("(Charleston, W. Va.) 1901-1913", "(Charleston, W. Va.) 1901-1913", nil, nil),
      ("Odd) one (Paris, Ky.", "Odd) one (Paris, Ky", nil, nil),
      ("The Sun (Tulsa, Okla.) and moon", "The Sun (Tulsa, Okla.) and moon", nil, nil),
    ] as [(String, String, String?, String?)])
  func `a title line is parsed`(line: String, name: String, place: String?, years: String?) {
    let parts = TitleLine(line)
    #expect(parts.name == name)
    #expect(parts.place == place)
    #expect(parts.years?.description == years)
  }

  @Test(arguments: [
    ("english", "English"), ("west virginia", "West Virginia"),
    ("district of columbia", "District of Columbia"),
    ("winston-salem", "Winston-Salem"), ("st. louis", "St. Louis"), ("fond du lac", "Fond du Lac"),
    ("the dalles", "The Dalles"), ("McMinnville", "McMinnville"), ("greek (modern)", "Greek (Modern)"),
    ("", ""),
  ])
  func `names are capitalized`(name: String, capitalized: String) {
    #expect(Capitalized.name(name) == capitalized)
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
