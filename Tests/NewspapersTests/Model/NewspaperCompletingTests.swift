import Newspapers
import Testing

/// What is known of a newspaper from several sources.
struct NewspaperCompletingTests {
  private let full: Newspaper
  private let bare: Newspaper

  init() throws {
    let lccn = try LCCN("sn97071004")
    full = Newspaper(
      lccn: lccn, title: "The Spray courier", sortTitle: "spray courier, the",
      places: [Place(state: "Oregon", county: "Wheeler", city: "Spray")],
      years: PublicationYears("1901-1916"), languages: ["English"], frequency: "Weekly",
      coverage: DigitizedCoverage(firstIssue: nil, lastIssue: nil, issueCount: 12), placeName: "Spray, Or.")
    bare = Newspaper(lccn: lccn, title: lccn.description)
  }

  @Test func `one that says nothing has everything from another`() {
    #expect(bare.completed(by: full) == full && full.completed(by: bare) == full)
    #expect(bare.joined(with: full) == full && full.completed(by: nil) == full)
  }

  @Test func `what both say is the first one's`() {
    let other = Newspaper(
      lccn: full.lccn, title: "Courier", places: [Place(state: "Ohio")], years: PublicationYears("1900-1917"),
      languages: ["German"], frequency: "Daily",
      coverage: DigitizedCoverage(firstIssue: nil, lastIssue: nil, issueCount: 1), placeName: "Ohio")
    #expect(full.completed(by: other) == full)
    #expect(full.joined(with: other).places == full.places + other.places)
  }

  @Test func `a place is as full as either says it`() {
    let listed = Newspaper(
      lccn: full.lccn, title: "Courier", places: [Place(state: "Oregon"), Place(state: "Idaho")])
    #expect(listed.completed(by: full).places == full.places + [Place(state: "Idaho")])
    #expect(listed.joined(with: full).places == full.places + [Place(state: "Idaho")])
    #expect(full.joined(with: listed).places == full.places + [Place(state: "Idaho")])
  }

  @Test(arguments: [
    ("1???-19??", "1901-1916", "1901-1916"), ("1901-????", "1900-1916", "1900-1916"),
    ("1901-1916", "1900-1917", "1901-1916"), ("????-1916", "1901-????", "1901-1916"),
    ("1901-????", "????-????", "1901-????"), ("18??-19??", "1901-1916", "18??-19??"),
    ("1901-????", "????-1916", "1901-1916"), ("????-????", "????-1916", "????-1916"),
  ])
  func `ends of its years that are not known are another's`(own: String, other: String, whole: String) {
    #expect(PublicationYears(own).completed(by: PublicationYears(other)) == PublicationYears(whole))
    #expect(PublicationYears(own).completed(by: nil) == PublicationYears(own))
  }

  @Test func `a record that says nothing has everything from another, except for its web pages`() {
    let related = [RelatedNewspaper(lccn: nil, title: "Before")]
    func detail(_ address: String) -> NewspaperDetail {
      NewspaperDetail(
        newspaper: full, otherTitles: ["Courier"], placeOfPublication: "Spray, Or.", publisher: "C.F. French",
        subjects: ["Spray (Or.)"], notes: ["A note."], essay: "It was.", preceding: related,
        succeeding: related, oclc: "123", issn: "1234-5678", webAddress: address,
        otherWebAddresses: [address])
    }
    let empty = NewspaperDetail(newspaper: bare, webAddress: "own", otherWebAddresses: ["own"])
    #expect(empty.isUntitled && empty.completed(by: detail("other")) == detail("own"))
    #expect(detail("own").completed(by: empty) == detail("own"))
  }
}
