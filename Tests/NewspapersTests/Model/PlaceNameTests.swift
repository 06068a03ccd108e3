import Newspapers
import Testing

struct PlaceNameTests {
  @Test(arguments: [
    ("St. Louis", "Saint Louis"), ("st louis", "saint louis"), ("East St. Louis", "East Saint Louis"),
    ("Mt. Vernon", "Mount Vernon"), ("FT. WORTH", "FORT WORTH"), ("Sault Ste. Marie", "Sault Sainte Marie"),
    ("Saint Paul", "Saint Paul"), ("Stark", "Stark"), ("Fort", "Fort"), ("St", "St"), ("Wall St", "Wall St"),
  ])
  func `abbreviations are spelled out`(written: String, full: String) {
    #expect(PlaceName.spelledOut(written) == full)
    #expect(PlaceName.folded(written) == PlaceName.folded(full))
    #expect(PlaceName.spellings(of: written).first == written)
    #expect(PlaceName.spellings(of: written).contains(full))
  }

  @Test func `a name is found in each of its spellings`() {
    #expect(
      PlaceName.spellings(of: "Bay Saint Louis") == ["Bay Saint Louis", "Bay St. Louis", "Bay St Louis"])
    #expect(PlaceName.spellings(of: "st. paul") == ["st. paul", "saint paul", "st paul"])
    #expect(PlaceName.spellings(of: "Toledo") == ["Toledo"])
  }

  @Test func `the spellings of a name do not multiply without end`() {
    let name = String(repeating: "st ", count: 9) + "paul"
    let spellings = PlaceName.spellings(of: name)
    #expect(spellings.count == 27 && spellings.first == name, "\(spellings.count)")
    #expect(spellings.allSatisfy { $0.hasSuffix(" st st st st st st paul") })
  }

  @Test(arguments: ["St. Louis", "Saint Louis", "st louis"])
  func `a page is in a city and a county however they are written`(typed: String) throws {
    let date = try #require(IssueDate("1900-01-01"))
    for place in ["Missouri--Saint Louis--Saint Louis", "Missouri--St. Louis--St. Louis"] {
      let facts = PageFacts(
        page: PageID(issue: IssueID(lccn: try LCCN("sn90000001"), date: date), sequence: 1), title: "Star",
        places: [place].compactMap { Place($0) })
      for name in [SearchField.Name.city, .county] {
        #expect(facts.holds(SearchField(name, [.name(typed)])) == true)
      }
      let query = NewspaperQuery(county: typed, city: typed)
      #expect(PlaceFilter(query).matches(try #require(Place(place))))
    }
  }

  @Test func `newspapers of one place are counted together`() throws {
    let newspapers = try ["Missouri--Saint Louis--Saint Louis", "Missouri--St. Louis--St. Louis"].enumerated()
      .map { number, place in
        Newspaper(
          lccn: try LCCN("sn9000000\(number)"), title: "Star", places: [place].compactMap { Place($0) })
      }
    let tallies = NewspaperTallies(of: newspapers, matching: NewspaperQuery())
    #expect(tallies.counties.map { "\($0.name) \($0.count)" } == ["Missouri--Saint Louis-- 2"])
    #expect(tallies.cities.map { "\($0.name) \($0.count)" } == ["Missouri--Saint Louis--Saint Louis 2"])
  }
}
