import Citations
import Newspapers
import Presentation
import TestSupport
import Testing

/// What citations say about a newspaper.
@Suite(.timeLimit(.minutes(2))) struct CitedNewspaperTests {
  private func reference(
    _ places: [String], published: String?, years: String = "1902-1903", to address: String = "/1945-01-01",
    _ details: Citing.Details = Citing.Details()
  ) throws -> Reference {
    let lccn = try LCCN("sn92060454")
    let newspaper = Newspaper(
      lccn: lccn, title: "The union times", places: places.compactMap { Place($0) },
      years: PublicationYears(years), languages: ["English"])
    let record = NewspaperRecord(
      detail: NewspaperDetail(newspaper: newspaper, placeOfPublication: published),
      origin: Origin(name: "news.example", asOf: 0, isLive: false))
    return Citing.reference(
      to: try PageAddress("\(lccn)\(address)"), record: record, archive: StubArchive(), details)
  }

  @Test(
    arguments: [
      (["Colorado", "Connecticut--New Haven--New Haven"], "New Haven, Conn.", "New Haven, Connecticut"),
      (
        ["Michigan", "Mississippi--Harrison--Kessler Field"], "Kessler Field, Miss.",
        "Kessler Field, Mississippi"
      ),
      (["New York", "Minnesota--Ramsey--Saint Paul"], "St. Paul, Minn.", "Saint Paul, Minnesota"),
      (["District of Columbia", "Virginia--Alexandria"], "Alexandria [D.C.]", "Alexandria, Virginia"),
      (["Nebraska"], "St. Paul, Howard County, Neb.", "St. Paul, Nebraska"),
      (["Ohio"], "Washington, D.C.", "Washington, D.C."),
      (["Maryland"], "[Baltimore, Md.]", "Baltimore, Maryland"),
      (["West Virginia"], "Wheeling, Va. [W. Va.]", "Wheeling, West Virginia"),
      (
        ["Virginia--Harrison--Clarksburg", "West Virginia--Harrison--Clarksburg"],
        "Clarksburg, Va. [i.e. W. Va.]", "Clarksburg, West Virginia"
      ),
      (["Kansas"], "Kansas City, Mo.", "Kansas City, Missouri"),
      (["New York"], "Wood River, Buffalo County, N.T. [Neb.]", "Wood River, Nebraska"),
      (
        [
          "Alabama--Jefferson--Birmingham", "Tennessee--Shelby--Memphis",
          "Mississippi--Oktibbeha--Starkville",
        ],
        "Starkville, Miss.", "Starkville, Mississippi"
      ),
      (
        ["Kansas--Wyandotte--Kansas City", "Missouri--Jackson--Kansas City"], "Kansas City, Mo.",
        "Kansas City, Missouri"
      ),
      (["Oregon--Umatilla--Pendleton"], nil, "Pendleton, Oregon"),
      (["Oregon--Umatilla--Pendleton"], "[S.l.", "Pendleton, Oregon"),
      (["Illinois"], "[S.l.], Ill.", "Illinois"),
      (["Minnesota"], "Minneapolis", "Minnesota"), ([], "Geneva", nil),
    ] as [([String], String?, String?)])
  func `the place is the one of publication`(places: [String], published: String?, place: String?) throws {
    #expect(try reference(places, published: published).place == place)
  }

  @Test(arguments: [
    ("1902-1903", ", 1902–1903"), ("1902", ", 1902"), ("uuuu-uuuu", ""), ("1922-19uu", ", 1922–[19??]"),
    ("183u-18uu", ", [183?]–[18??]"), ("19uu-19uu", ", [19??]–[19??]"), ("uuuu-1890", ", [????]–1890"),
    ("1915-9999", ", 1915–current"),
  ])
  func `years that are not known end no title like a question`(years: String, end: String) throws {
    let reference = try reference(["Ohio--Lucas--Toledo"], published: nil, years: years, to: "")
    #expect(reference.title == "The Union Times (Toledo, Ohio)\(end)")
    #expect(CitationStyle.chicago.citation(reference).hasPrefix("“\(reference.title),” "))
  }

  @Test func `a newspaper that is not digitized is in the Library's directory, in every style`() throws {
    func reference(_ address: String, isUndigitized: Bool = true, at host: String = "www.loc.gov") throws
      -> Reference
    {
      let lccn = try LCCN("sn92060454")
      let record = NewspaperRecord(
        detail: NewspaperDetail(newspaper: Newspaper(lccn: lccn, title: "The union times")),
        origin: Origin(name: "catalog", asOf: 0, isLive: false), isUndigitized: isUndigitized)
      return Citing.reference(
        to: try PageAddress("\(lccn)\(address)"), record: record, archive: StubArchive(name: host))
    }
    let undigitized = try reference("")
    #expect(undigitized.address == "https://www.loc.gov/lccn/sn92060454/")
    for style in CitationStyle.allCases {
      let citation = style.citation(undigitized)
      #expect(citation.contains("U.S. Newspaper Directory"), "\(style): \(citation)")
      #expect(!citation.contains("Chronicling America"), "\(style): \(citation)")
    }
    #expect(try reference("", isUndigitized: false).collection == .chroniclingAmerica)
    #expect(try reference("/1902-01-01").collection == .chroniclingAmerica)
    #expect(try reference("", at: "news.example").collection == CitedCollection(name: "news.example"))
  }

  @Test func `another title keeps the place and the years`() throws {
    var details = Citing.Details()
    details.title = "Times"
    let places = ["Ohio--Lucas--Toledo"]
    #expect(try reference(places, published: nil, to: "", details).title == "Times (Toledo, Ohio), 1902–1903")
    #expect(try reference(places, published: nil, details).title == "Times")
  }
}
