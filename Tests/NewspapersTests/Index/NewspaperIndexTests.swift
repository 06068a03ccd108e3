import Newspapers
import Testing

@Suite struct NewspaperIndexTests {
  private let index: NewspaperIndex

  init() throws {
    func newspaper(
      _ lccn: String, _ title: String, _ places: [String], _ years: String?,
      _ languages: [String] = ["English"]
    ) throws -> Newspaper {
      Newspaper(
        lccn: try LCCN(lccn), title: title, places: places.compactMap { Place($0) },
        years: years.map { PublicationYears($0) }, languages: languages)
    }
    index = NewspaperIndex([
      try newspaper("sn83030214", "New-York tribune", ["New York--New York--New York"], "1866-1924"),
      try newspaper(
        "sn83045081", "Der Deutsche correspondent", ["Maryland----Baltimore"], "1841-1918", ["German"]),
      try newspaper(
        "sn83025242", "Uusi kotimaa", ["Minnesota--Otter Tail--New York Mills", "Oregon--Clatsop--Astoria"],
        "188?-1934", ["Finnish"]),
      try newspaper("sn97071004", "Spray courier", ["Oregon--Wheeler--Spray"], "????-19??"),
      try newspaper("sn88086023", "The Spray courier", ["Oregon--Umatilla--Pendleton"], "1888-current"),
      try newspaper("00225879", "The monitor", [], nil, []),
    ])
  }

  private func lccns(_ query: NewspaperQuery) -> [String] { index.matching(query).map(\.lccn.description) }

  @Test func `the empty query finds all, by title without article, then by number`() {
    #expect(
      lccns(NewspaperQuery()) == [
        "sn83045081", "00225879", "sn83030214", "sn88086023", "sn97071004", "sn83025242",
      ])
  }

  @Test(
    arguments: [
      (NewspaperQuery(state: "oregon"), ["sn88086023", "sn97071004", "sn83025242"]),
      (NewspaperQuery(state: "MINNESOTA"), ["sn83025242"]),
      (NewspaperQuery(state: "Ore"), []),
      (NewspaperQuery(language: "german"), ["sn83045081"]),
      (NewspaperQuery(state: "Oregon", language: "Finnish"), ["sn83025242"]),
      (NewspaperQuery(state: "New York", from: 1925), []),
      (NewspaperQuery(state: "New York", from: 1924), ["sn83030214"]),
      (NewspaperQuery(state: "Oregon", to: 1880), ["sn83025242"]),
      (NewspaperQuery(state: "Oregon", from: 1935), ["sn88086023", "sn97071004"]),
      (NewspaperQuery(words: "tribune new"), ["sn83030214"]),
      (NewspaperQuery(words: "NEW york"), ["sn83030214", "sn83025242"]),
      (NewspaperQuery(words: "corr balt"), ["sn83045081"]),
      (NewspaperQuery(words: "bune"), []),
      (NewspaperQuery(words: "SN8303"), ["sn83030214"]),
      (NewspaperQuery(words: "spray umat"), ["sn88086023"]),
      (
        NewspaperQuery(words: "  - "),
        ["sn83045081", "00225879", "sn83030214", "sn88086023", "sn97071004", "sn83025242"]
      ),
    ])
  func `newspapers are found`(query: NewspaperQuery, expected: [String]) {
    #expect(lccns(query) == expected)
  }

  @Test func `newspapers of unknown years are left out of a range, and counted`() {
    let origin = Origin(name: "test", asOf: 0, isLive: false)
    let window = Window(offset: 0, limit: 10)
    #expect(
      index.listing(NewspaperQuery(from: 1700), window, origin: origin).gaps
        == ListGaps(unknown: 1, fields: [.years]))
    #expect(index.listing(NewspaperQuery(state: "Oregon", to: 1999), window, origin: origin).gaps == .none)
    #expect(index.listing(NewspaperQuery(), window, origin: origin).gaps == .none)
  }

  @Test(
    arguments: [
      (
        NewspaperOrder.place,
        ["sn83045081", "sn83025242", "sn83030214", "sn88086023", "sn97071004", "00225879"]
      ),
      (.start, ["sn83045081", "sn83030214", "sn83025242", "sn88086023", "sn97071004", "00225879"]),
      (.end, ["sn83045081", "sn83030214", "sn83025242", "sn97071004", "sn88086023", "00225879"]),
    ])
  func `newspapers are sorted, unknown ones last`(order: NewspaperOrder, expected: [String]) {
    #expect(lccns(NewspaperQuery(order: order)) == expected)
  }

  @Test func `each state is counted once for a newspaper`() throws {
    let twice = Newspaper(
      lccn: try LCCN("sn83030214"), title: "A",
      places: [Place(state: "Ohio", city: "A"), Place(state: "Ohio", city: "B")])
    #expect(NewspaperIndex([twice]).stateTallies() == [StateTally(state: "Ohio", newspaperCount: 1)])
    #expect(index.stateTallies().map(\.state) == ["Maryland", "Minnesota", "New York", "Oregon"])
    #expect(index.stateTallies().map(\.newspaperCount) == [1, 1, 1, 3])
  }

  @Test func `as many are counted as digitized as that filter finds`() {
    let tallies = NewspaperTallies(of: index.matching(NewspaperQuery()), matching: NewspaperQuery())
    #expect(tallies.digitized == index.matching(NewspaperQuery(isDigitized: true)).count)
  }

  @Test func `a listing is a window of the matches`() {
    let origin = Origin(name: "test", asOf: 0, isLive: false)
    let listing = NewspaperListing(
      Window(offset: 4, limit: 4), of: index.matching(NewspaperQuery()), origin: origin)
    #expect(listing.newspapers.map(\.lccn.description) == ["sn97071004", "sn83025242"])
    #expect(listing.offset == 4)
    #expect(listing.total == 6)
  }

  @Test func `titles are in text order, however they begin`() throws {
    var random = SystemRandomNumberGenerator()
    let signs = ["a", "b", "e", "e\u{301}", "\u{301}", "\u{e9}", " ", "z", "ж", "\u{1F4F0}"]
    let newspapers = try (0..<400).map { number in
      let length = Int.random(in: 0...10, using: &random)
      let sortTitle = (0..<length).map { _ in signs.randomElement(using: &random) ?? "" }.joined()
      return Newspaper(
        lccn: try LCCN("sn8\(7_000_000 + number)"), title: "title", sortTitle: sortTitle)
    }
    let expected = newspapers.sorted { ($0.sortTitle, $0.lccn) < ($1.sortTitle, $1.lccn) }
    #expect(NewspaperIndex(newspapers).matching(NewspaperQuery()).map(\.lccn) == expected.map(\.lccn))
  }

  @Test(arguments: [
    ("tribnue", "tribune", ["sn83030214"]), ("courrier", "courier", ["sn97071004", "sn88086023"]),
    ("spray curier", "spray courier", ["sn97071004", "sn88086023"]),
    // While a word is typed.
    ("corresbon", "correspondent", ["sn83045081"]), ("the mounitor", "the monitor", ["00225879"]),
  ])
  func `a mistyped letter finds what was meant, and says so`(words: String, meant: String, lccns: [String]) {
    let origin = Origin(name: "news.example", asOf: 0, isLive: true)
    let listing = index.listing(
      NewspaperQuery(words: words), Window(offset: 0, limit: 9), origin: origin)
    #expect(listing.closestWords == meant && Set(listing.newspapers.map(\.lccn.description)) == Set(lccns))
    #expect(!index.hasMatch(NewspaperQuery(words: words)) && index.hasMatch(NewspaperQuery(words: meant)))
  }

  @Test(arguments: ["abeille", "L’Abeille", "orleans l'ab", "herault publishing"])
  func `words after an apostrophe and those of other texts are found`(words: String) throws {
    let index = NewspaperIndex([
      Newspaper(
        lccn: try LCCN("sn86053687"), title: "L'Abeille de la Nouvelle-Orléans",
        places: [Place(state: "Louisiana", county: "Orleans", city: "New Orleans")]),
      Newspaper(lccn: try LCCN("sn83030214"), title: "Labor", placeName: "Specimen"),
    ]) { $0 == 0 ? ["Hérault Publishing Co."] : [] }
    #expect(index.matching(NewspaperQuery(words: words)).map(\.lccn.description) == ["sn86053687"])
    // `labeille` is also a letter away from `abeille`.
    #expect(index.hasMatch(NewspaperQuery(words: words)), "they are found as they are, not as a mistake")
    #expect(index.matching(NewspaperQuery(words: "specimen")).map(\.title) == ["Labor"])
  }

  @Test(arguments: ["sn83030215", "tribnue currier", "xyzzy", "nw"])
  func `numbers, short words and more than one wrong letter are not guessed`(words: String) {
    #expect(lccns(NewspaperQuery(words: words)) == [])
  }
}
