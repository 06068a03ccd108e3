import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// How the records in `Fixtures/marc/directory.xml` are mapped.
struct MARCMappingTests {
  private func records() throws -> (newspapers: [StoredNewspaper], passedOver: Int) {
    try records(Fixture.bytes("marc/directory.xml"))
  }

  private func records(_ xml: [UInt8]) throws -> (newspapers: [StoredNewspaper], passedOver: Int) {
    var reader = MARCNewspapers(MemorySource(xml))
    var (newspapers, passedOver) = ([StoredNewspaper](), 0)
    while true {
      switch try reader.next() {
      case .newspaper(let newspaper): newspapers.append(newspaper)
      case .passedOver: passedOver += 1
      case .end: return (newspapers, passedOver)
      case .listed, .fault, .removed, .cut: Issue.record("record \(reader.recordNumber) is read wrongly")
      }
    }
  }

  @Test func `every field of a record is kept`() throws {
    let star = try #require(records().newspapers.first)
    #expect(star.lccn == "sn83045462" && star.title == "Evening star")
    #expect(star.otherTitles == "Star,\nSunday star" || star.otherTitles == "Star\nSunday star")
    #expect(star.places == "District of Columbia--Washington")
    #expect(star.placeOfPublication == "Washington, D.C." && star.publisher == "W.D. Wallach & Hope")
    #expect(star.startYear == "1854" && star.endYear == "1972")
    #expect(star.frequency == "Daily" && star.frequencyWords == "" && star.languages == "English")
    #expect(star.subjects == "Washington (D.C.)--Newspapers")
    #expect(star.oclc == "2260929" && star.issn == "2331-9968")
    #expect(
      Lines.strings(star.notes) == [
        "Earlier frequency: Daily (except Sunday),, 1854-1905".replacing(",,", with: ","),
        "Vol. 4, no. 513 (Aug. 5, 1854)-120th year, no. 194 (July 12, 1972).",
        "Issues of the year of its founding are rare.",
      ])
    #expect(
      try RelatedTitle.read(star.preceding) == [
        RelatedNewspaper(lccn: LCCN("sn83045461"), title: "Daily evening star")
      ])
    #expect(
      try RelatedTitle.read(star.succeeding) == [
        RelatedNewspaper(lccn: LCCN("sn82016181"), title: "Washington daily news (Washington, D.C. : 1921)"),
        RelatedNewspaper(lccn: nil, title: "Evening star and the Washington daily news"),
      ])
  }

  @Test func `the state comes from the code where the place is misspelled`() throws {
    let courier = try records().newspapers[1]
    #expect(courier.places == "Wisconsin--Milwaukee--Milwaukee")
    #expect(courier.title == "Kurjer polski = Goniec miasta Poznański")
    #expect(courier.languages == "Polish\nEnglish" && courier.ethnicities == "Polish")
    #expect(courier.startYear == "1888" && courier.endYear == "????" && courier.oclc == "9453627")
  }

  @Test func `a place in another state stays along with the code's state`() throws {
    let herald = try records().newspapers[2]
    #expect(herald.places == "North Carolina\nVirginia--Richmond")
    #expect(herald.title == "Der Nord‐Carolinische Zeitungs&Bote")
    #expect(herald.startYear == "188?" && herald.endYear == "current" && herald.ethnicities == "German")
    #expect(herald.subjects == "Germans")
  }

  @Test func `a code that contradicts the place of publication comes after the places`() {
    let places = ["Connecticut--New Haven--New Haven"]
    func arranged(_ published: String) -> [String] {
      MARCPlaces.arranged(
        places.compactMap { Place($0) }, state: "Colorado", published: published)
    }
    #expect(arranged("New Haven, Conn.") == places + ["Colorado"])
    #expect(arranged("") == ["Colorado"] + places && arranged("Denver, Colo.") == ["Colorado"] + places)
  }

  @Test func `a code of the state that a place was in earlier comes after that of now`() {
    let places = ["West Virginia--Ohio--Wheeling"]
    #expect(
      MARCPlaces.arranged(
        places.compactMap { Place($0) }, state: "Virginia", published: "Wheeling, Va. [W. Va.]")
        == places + ["Virginia"])
  }

  /// The places of a newspaper with Ohio's code.
  /// - Parameter fields: 752, each as `a=Iceland|d=Reykjavík`.
  private func places(_ fields: [String], published: String) throws -> [String] {
    func datafield(_ tag: Int, _ written: String) -> String {
      let subfields = written.split(separator: "|").map { part in
        "<subfield code=\"\(part.prefix(1))\">\(part.dropFirst(2))</subfield>"
      }
      return "<datafield tag=\"\(tag)\" ind1=\" \" ind2=\" \">\(subfields.joined())</datafield>"
    }
    let publication = datafield(260, "a=\(published) :")
    let places = fields.map { datafield(752, $0) }
    let record = MARCSample.record(1, more: publication + places.joined())
    let xml = Array(MARCSample.collection([record]).utf8)
    let newspaper = try #require(records(xml).newspapers.first)
    return Lines.strings(newspaper.places)
  }

  @Test(arguments: [
    (["a=Iceland|d=Reykjavík."], "Reykjavík", ["Iceland--Reykjavík"]),
    (["a=Great Britain|b=England|d=London."], "London, England", ["Great Britain--London"]),
    (["a=Iran|d=Tehran."], "[Cleveland, Ohio]", ["Iran--Tehran", "Ohio"]),
    (
      ["a=Canada|b=Ontario|d=Windsor.", "a=United States|b=Ohio|c=Lucas|d=Toledo."], "Windsor, Ont.",
      ["Ohio--Lucas--Toledo", "Canada--Windsor"]
    ),
  ])
  func `a town in another country is not in the code's state`(
    fields: [String], published: String, expected: [String]
  ) throws {
    #expect(try places(fields, published: published) == expected)
  }

  @Test(arguments: [
    (
      "a=Uniterd States|b=Illinois|c=Champaign|d=Champaign.", "Champaign, Ill.",
      ["Illinois--Champaign--Champaign", "Ohio"]
    ),
    ("a=United State|b=Ohoi|c=Lucas|d=Toledo.", "Toledo", ["Ohio--Lucas--Toledo"]),
    ("a=United States b Ohio|c=Lucas|d=Toledo.", "Toledo", ["Ohio--Lucas--Toledo"]),
    ("a=Miami Nation of Ohio|d=Piqua.", "Piqua, Miami Nation [Ohio]", ["Ohio--Piqua"]),
  ])
  func `a misspelled United States is no other country`(
    field: String, published: String, expected: [String]
  ) throws {
    #expect(try places([field], published: published) == expected)
  }

  @Test(arguments: [
    ("b=New York|c=Kings|d=Brooklyn (New York, N.Y.)", "New York--Kings--Brooklyn"),
    ("b=New York|c=Kings|d=Brooklyn(New York, N.Y.).", "New York--Kings--Brooklyn"),
    ("b=Florida|d=Coconut Grove (Miami, Fla.)", "Florida--Coconut Grove"),
    ("b=Minnesota|d=Hassan (Township)", "Minnesota--Hassan (Township)"),
    ("b=Minnesota|d=Saint Anthony (1945- )", "Minnesota--Saint Anthony (1945- )"),
  ])
  func `a city is named without the city and state that it is in`(field: String, place: String) throws {
    #expect(try places(["a=United States|\(field)"], published: "").contains(place))
  }

  @Test func `holdings are skipped`() throws {
    let (newspapers, passedOver) = try records()
    #expect(newspapers.count == 3 && passedOver == 1)
  }

  @Test(arguments: [
    ("Polish Americans", "Polish"), ("Germans.", "German"), ("African Americans", "African American"),
    ("Jewish newspapers", "Jewish"), ("Dakota Indians", "Indians of North America"),
    ("East Indians", "East Indian"),
    ("German American newspapers", "German"), ("Polish people", "Polish"), ("Agriculture", nil),
    ("American newspapers", nil),
    ("Community newspapers", nil),
  ])
  func `headings give the ethnicity`(heading: String, people: String?) {
    #expect(Ethnicities.name(of: heading) == people)
  }

  @Test(arguments: [
    ("ocm02260929", "2260929"), ("on1234567890", "1234567890"), (" 9453627 ", "9453627"), ("sn83045462", nil),
    ("", nil),
  ])
  func `OCLC numbers are bare digits`(written: String, digits: String?) {
    #expect(OCLCNumber.digits(written) == digits)
  }
}
