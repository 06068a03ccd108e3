import Newspapers
import Synchronization
import TestSupport
import Testing

/// What is remembered about newspapers while the program runs.
struct SeenNewspapersTests {
  @Test func `a record goes before a list, and a found page only completes it`() throws {
    let (seen, lccn) = (SeenNewspapers(), try LCCN("sn97071004"))
    #expect(!seen.note(Newspaper(lccn: lccn, title: "sn97071004"), of: lccn), "a number says nothing")
    #expect(seen[lccn] == nil)
    let listed = Newspaper(lccn: lccn, title: "Spray courier", places: [Place(state: "Oregon")])
    #expect(seen.note(listed, of: lccn))
    let record = Newspaper(
      lccn: lccn, title: "The Spray courier",
      places: [Place(state: "Oregon", county: "Wheeler", city: "Spray")])
    #expect(seen.note(record, of: lccn, isRecord: true))
    let found = Newspaper(
      lccn: lccn, title: "Courier", places: [Place(state: "Ohio")], languages: ["English"])
    #expect(seen.note(found, of: lccn))
    #expect(!seen.note(record, of: lccn, isRecord: true), "nothing is new")
    let known = try #require(seen[lccn])
    #expect(
      known.title == record.title && known.places == record.places && known.languages == ["English"])
  }

  @Test func `a fuller place goes before a shorter one, unless they contradict each other`() throws {
    let (seen, lccn) = (SeenNewspapers(), try LCCN("sn97071004"))
    func places(_ written: String..., isRecord: Bool = false) -> [String] {
      let places = written.compactMap { Place($0) }
      let said = Newspaper(lccn: lccn, title: "Spray courier", places: places)
      seen.note(said, of: lccn, isRecord: isRecord)
      return seen[lccn]?.places.map(\.cataloged) ?? []
    }
    #expect(places("Oregon", "Idaho") == ["Oregon", "Idaho"])
    #expect(places("Oregon--Spray") == ["Oregon--Spray", "Idaho"])
    #expect(places("Oregon--Wheeler--Fossil") == ["Oregon--Spray", "Idaho"])
    #expect(places("Oregon--Wheeler--Spray", "Ohio") == ["Oregon--Wheeler--Spray", "Idaho"])
    #expect(places("Oregon") == ["Oregon--Wheeler--Spray", "Idaho"])
    #expect(places("Oregon--Wheeler--", isRecord: true) == ["Oregon--Wheeler--Spray"])
  }

  @Test func `of several fuller places the fullest counts, however a city is spelled`() throws {
    let state = [Place(state: "Minnesota")]
    let rows = ["Minnesota--Ramsey--", "Minnesota--Ramsey--Saint Paul", "Minnesota--Saint Paul"]
      .compactMap { Place($0) }
    let (seen, lccn) = (SeenNewspapers(), try LCCN("sn97071004"))
    seen.note(Newspaper(lccn: lccn, title: "Star", places: state), of: lccn)
    seen.note(Newspaper(lccn: lccn, title: "Star", places: rows), of: lccn)
    #expect(seen[lccn]?.places == [rows[1]])
    let (other, city) = (try LCCN("sn97071005"), [Place(state: "Minnesota", city: "St. Paul")])
    seen.note(Newspaper(lccn: other, title: "Star", places: city), of: other)
    seen.note(Newspaper(lccn: other, title: "Star", places: [rows[2]]), of: other)
    #expect(seen[other]?.places == city, "it says no more")
    seen.note(Newspaper(lccn: other, title: "Star", places: rows), of: other)
    #expect(seen[other]?.places == [rows[1]])
  }

  @Test func `the languages of a page that was found are its own`() throws {
    let (seen, lccn) = (SeenNewspapers(), try LCCN("sn97071004"))
    let date = try #require(IssueDate("1916-01-06"))
    func page(_ sequence: Int) -> PageID {
      PageID(issue: IssueID(lccn: lccn, date: date), sequence: sequence)
    }
    let facts = PageFacts(
      page: page(1), title: "Spray courier", places: [Place(state: "Oregon")], languages: ["German"])
    #expect(seen.note(facts) && !seen.note(facts))
    let known = try #require(seen[lccn])
    #expect(known.title == "Spray courier" && known.places == facts.places && known.languages.isEmpty)
    #expect(seen.languages(of: page(1)) == ["German"] && seen.languages(of: page(2)).isEmpty)
    let record = Newspaper(lccn: lccn, title: "The Spray courier", languages: ["English"])
    #expect(seen.note(record, of: lccn, isRecord: true) && seen[lccn]?.languages == ["English"])
    #expect(seen.languages(of: page(1)) == ["German"])
  }

  @Test(arguments: [false, true])
  func `lists and records are told, unless they are this machine's`(isLocal: Bool) async throws {
    let told = Mutex<[LCCN]>([])
    let directory = WatchedDirectory(
      StubDirectory(Newspaper.samples, isLocal: isLocal),
      tell: { rows in told.withLock { $0 += rows.map(\.lccn) } },
      tellRecord: { _, lccn in told.withLock { $0.append(lccn) } })
    let list = try await directory.newspapers(
      matching: NewspaperQuery(), window: Window(offset: 0, limit: 2), freshness: .recent)
    let lccns = list.newspapers.map(\.lccn)
    _ = try await directory.newspaper(lccns[0], freshness: .recent)
    #expect(lccns.count == 2 && told.withLock { $0 } == (isLocal ? [] : lccns + [lccns[0]]))
  }
}
