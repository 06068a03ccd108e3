import LocGov
import Newspapers
import TestSupport
import Testing

@Suite struct ItemDriftTests {
  private func detail(_ file: String, _ lccn: String = "sn85059812") async throws -> NewspaperDetail {
    try await LocGovService.answering("drift/\(file).json").newspaper(try LCCN(lccn)).detail
  }

  @Test(arguments: ["item-strings", "item-objects"])
  func `texts, and objects with labels, are read where lists were`(file: String) async throws {
    let detail = try await detail(file)
    #expect(detail.newspaper.languages == ["English"])
    #expect(detail.newspaper.places == [Place(state: "West Virginia", county: "Kanawha", city: "Charleston")])
    #expect(detail.newspaper.frequency == "Weekly")
    #expect(detail.newspaper.years == PublicationYears("1901-1913"))
    #expect(detail.subjects == ["Charleston (W. Va.)--Newspapers"])
    #expect(detail.notes.count == 1)
    #expect(detail.oclc == "12920534")
    #expect(detail.issn == "2574-6464")
  }

  @Test func `single texts are lists of one`() async throws {
    let detail = try await detail("item-strings")
    #expect(detail.otherTitles == ["Charleston advocate"])
    #expect(detail.notes == ["One note alone."])
    #expect(detail.essay == "One paragraph alone.")
    #expect(detail.placeOfPublication == "Charleston, W. Va.")
    #expect(detail.publisher == "Advocate Pub. Co.")
  }

  @Test func `nulls mean nothing, and the title line fills in`() async throws {
    let detail = try await detail("item-nulls")
    #expect(detail.newspaper.title == "The Advocate")
    #expect(detail.newspaper.years == PublicationYears("1901-1913"))
    #expect(detail.newspaper.places == [Place(state: "West Virginia")])
    #expect(detail.newspaper.languages.isEmpty)
    #expect(detail.newspaper.frequency == nil)
    #expect(detail.placeOfPublication == "Charleston, W. Va.")
    #expect(detail.publisher == nil)
    #expect(detail.essay == nil)
    #expect(detail.oclc == nil)
    #expect(detail.preceding.isEmpty && detail.succeeding.isEmpty && detail.notes.isEmpty)
  }

  @Test func `a title alone is a record`() async throws {
    let newspaper = try await detail("item-bare").newspaper
    #expect(
      newspaper
        == Newspaper(
          lccn: try LCCN("sn85059812"), title: "The Advocate", years: PublicationYears("1901-1913")))
  }

  @Test func `numbers are read as texts`() async throws {
    let detail = try await detail("item-numbers")
    #expect(detail.oclc == "12920534")
    #expect(detail.issn == "25746464")
  }

  @Test func `languages are taken from their links if nothing else names them`() async throws {
    #expect(try await detail("item-languages", "sn93061569").newspaper.languages == ["English", "Spanish"])
  }

  @Test(arguments: [
    ("item-vague-dates", "18??–19??"), ("item-current", "1888–current"),
    ("item-unknown-dates", "1907–????"),
  ])
  func `vague years are read`(file: String, printed: String) async throws {
    #expect(try await detail(file).newspaper.years?.description == printed)
  }

  @Test func `a district without counties keeps its city and its lower-case words`() async throws {
    let places = try await detail("item-dc", "sn84026749").newspaper.places
    #expect(places == [Place(state: "District of Columbia", city: "Washington")])
  }

  @Test func `related newspapers are read as objects, names and addresses`() async throws {
    let detail = try await detail("item-related", "sn83030214")
    #expect(
      detail.preceding == [
        RelatedNewspaper(lccn: try LCCN("sn83030213"), title: "New-York daily tribune"),
        RelatedNewspaper(lccn: nil, title: "Evening edition of the tribune"),
        RelatedNewspaper(lccn: try LCCN("sn83030352"), title: "sn83030352"),
        RelatedNewspaper(lccn: try LCCN("sn83030212"), title: "New-York tribune"),
      ])
    #expect(detail.succeeding == [RelatedNewspaper(lccn: nil, title: "New York herald")])
  }

  @Test func `HTML becomes text everywhere`() async throws {
    let detail = try await detail("item-html", "sn83030214")
    #expect(detail.newspaper.title == "New-York Tribune & Herald")
    #expect(detail.notes == ["Seen: \"Vol. 26\" <1866->.", "A very long note here."])
    #expect(detail.otherTitles == ["Café & Co."])
    #expect(detail.subjects == ["Printers & publishers--Newspapers"])
    #expect(detail.essay == "Two names\n\nFirst “paragraph”, over two lines.\n\nSecond\n\nand third.")
  }

  @Test func `a merged record is shown under its new number`() async throws {
    let detail = try await detail("item-merged", "sn87093109")
    #expect(detail.newspaper.lccn.description == "sn84022797")
    #expect(detail.webAddress == "https://www.loc.gov/item/sn84022797/")
  }
}
