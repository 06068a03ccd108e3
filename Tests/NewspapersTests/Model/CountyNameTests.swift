import Newspapers
import TestSupport
import Testing

@Suite struct CountyNameTests {
  @Test(arguments: [
    ("Cook County", "Illinois", "Cook"), ("Cook county", "Illinois", "Cook"), ("Cook", "Illinois", "Cook"),
    ("Rapides Parish", "Louisiana", "Rapides"), ("Rapides Parish", "Jamaica", "Rapides Parish"),
    ("Cook County County", "Illinois", "Cook"), ("County", "Illinois", "County"),
    ("County County", "Illinois", "County"), ("Baltimore City", "Maryland", "Baltimore City"),
    ("James City", "Virginia", "James City"),
    ("Greater Anchorage Area Borough", "Alaska", "Greater Anchorage Area Borough"),
    ("Durham County", "England", "Durham County"), ("San Juan County", "Puerto Rico", "San Juan"),
  ])
  func `a county has one name in the U.S.`(name: String, state: String, plain: String) {
    #expect(CountyName.plain(name, in: state) == plain)
    #expect(Place(state: state, county: name).county == plain)
    #expect(Place("\(state)--\(name)--Anytown")?.cataloged == "\(state)--\(plain)--Anytown")
    #expect(CountyName.plain(plain, in: state) == plain)
  }

  @Test(arguments: ["Cook", "Cook County", "cook county"])
  func `filters find either name`(wanted: String) {
    let newspapers: [Newspaper] = [
      .sample("sn00000001", "Bee", "Illinois--Cook County--Chicago"),
      .sample("sn00000002", "Sun", "Illinois--Cook--Chicago"),
      .sample("sn00000003", "Blade", "Ohio--Lucas--Toledo"),
    ]
    let found = NewspaperIndex(newspapers).matching(NewspaperQuery(county: wanted))
    #expect(found.map(\.title) == ["Bee", "Sun"])
    let tallies = NewspaperTallies(of: newspapers, matching: NewspaperQuery())
    #expect(tallies.counties.map { "\($0.name) \($0.count)" } == ["Illinois--Cook-- 2", "Ohio--Lucas-- 1"])
    let facts = PageFacts(
      page: PageID(issue: IssueID(lccn: newspapers[0].lccn, date: .start(of: 1900)), sequence: 1),
      title: "Bee",
      places: newspapers[0].places)
    #expect(facts.holds(SearchField(.county, [.name(wanted)])) == true)
    #expect(facts.holds(SearchField(.county, [.name("Lucas")])) == false)
  }
}
