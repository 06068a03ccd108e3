import MVP
import Newspapers
import Presentation
import Terminal
import TestSupport
import Testing

@testable import Scenes

@MainActor @Suite(.timeLimit(.minutes(2))) struct FacetTests {
  private let directory = StubDirectory(Newspaper.samples, isLocal: true)

  private func titles(_ options: [PickerOption<FacetChoice>]) -> [String] {
    options.map { "\($0.row.title)|\($0.row.note)" }
  }

  @Test func `the menu shows each filter with its values`() async throws {
    let options = try await FacetOptions(directory: directory, query: NewspaperQuery()).options()
    let menu = options.filter { !$0.isDeep }
    #expect(menu.first.map { $0.row.title } == "State")
    #expect(titles(menu).contains("Language|1 ›"))
    #expect(menu.allSatisfy { $0.row.title != "Ethnicity" }, "what has no values is not offered")
    let oregon = try #require(options.first { $0.row.title == "Oregon" })
    #expect(oregon.isDeep && oregon.row.note == "state 1" && oregon.value == .value(.state, "Oregon"))
  }

  @Test func `active filters come first and can be removed`() async throws {
    let query = NewspaperQuery(state: "Oregon", from: 1860, to: 1869)
    let options = try await FacetOptions(directory: directory, query: query).options()
    #expect(titles(Array(options.prefix(2))) == ["✕ State: Oregon|", "✕ Decade: 1860–1869|"])
    #expect(options[0].value == .remove(.state))
  }

  @Test func `the values of a filter are counted without it`() async throws {
    let query = NewspaperQuery(state: "Oregon")
    let options = try await FacetValueOptions(directory: directory, filter: .state, query: query).options()
    #expect(options[0].row == .init("Any state"))
    #expect(options.count > 2, "other states can be picked, too")
    #expect(options.filter(\.row.isCurrent).map(\.row.title) == ["Oregon"])
  }

  @Test func `a city whose county is left out is one row, and the county distinguishes cities of one name`()
    async throws
  {
    let places = [
      "Oregon--Multnomah--Portland", "Oregon--Multnomah--Portland", "Oregon--Portland", "Ohio--Lucas--Clay",
      "Ohio--Knox--Clay", "Maine--Cumberland--Portland",
    ]
    let newspapers = places.enumerated().map { Newspaper.sample("sn8000000\($0)", "Paper \($0)", $1) }
    let directory = StubDirectory(newspapers, isLocal: true)
    let options = try await FacetValueOptions(directory: directory, filter: .city, query: NewspaperQuery())
      .options().dropFirst()
    #expect(
      titles(Array(options)) == [
        "Portland, Oregon|3", "Portland, Maine|1", "Clay, Ohio (Knox)|1", "Clay, Ohio (Lucas)|1",
      ])
    for option in options {
      let query = NewspaperQuery().applying(option.value)
      let listing = try await directory.newspapers(matching: query, window: Window(offset: 0, limit: 10))
      #expect(String(listing.total) == option.row.note, "\(option.row.title)")
    }
  }

  @Test(
    arguments: [
      (NewspaperQuery(state: "Ohio"), ["Toledo, Ohio|2", "Mentor, Ohio|1"]),
      (NewspaperQuery(state: "Ohio", county: "Lucas"), ["Toledo, Ohio|2"]),
      (NewspaperQuery(state: "Ohio", city: "Toledo"), nil),
    ] as [(NewspaperQuery, [String]?)])
  func `only places of the chosen state and county are offered`(
    query: NewspaperQuery, cities: [String]?
  ) async throws {
    let counties = ["Lucas, Ohio|2", "Lake, Ohio|1"]
    let newspapers = [
      ["Ohio--Lucas--Toledo", "Illinois--Alexander--Cairo"], ["Ohio--Lucas--Toledo", "Ohio--Lake--Mentor"],
      ["Illinois--Alexander--Cairo"],
    ].enumerated().compactMap { number, places in
      try? Newspaper(
        lccn: LCCN("sn8000000\(number)"), title: "Paper \(number)", places: places.compactMap { Place($0) })
    }
    let directory = StubDirectory(newspapers, isLocal: true)
    let all = try await FacetOptions(directory: directory, query: query).options()
    for (filter, values) in [(.county, counties), (.city, cities)] as [(NewspaperFilter, [String]?)] {
      guard let values else { continue }
      let options = try await FacetValueOptions(directory: directory, filter: filter, query: query).options()
      #expect(titles(Array(options.dropFirst())) == values)
      #expect(all.contains { $0.value == .values(filter) && $0.row.note == "\(values.count) ›" })
      for option in options.dropFirst() {
        let opened = try await directory.newspapers(
          matching: query.applying(option.value), window: Window(offset: 0, limit: 10))
        #expect(String(opened.total) == option.row.note, "\(option.row.title)")
      }
    }
  }

  @Test func `filters that nothing would match are not offered`() async throws {
    let newspaper = Newspaper(
      lccn: try LCCN("sn80000001"), title: "Paper", years: PublicationYears("1880-1890"))
    let options = try await FacetOptions(
      directory: StubDirectory([newspaper], isLocal: true), query: NewspaperQuery()
    ).options()
    #expect(options.contains { $0.row.title == "Decade" })
    #expect(!options.contains { ["Still published", "Language", "Frequency"].contains($0.row.title) })
  }

  @Test func `a source that cannot count offers its states`() async throws {
    let remote = StubDirectory(Newspaper.samples)
    let options = try await FacetOptions(directory: remote, query: NewspaperQuery()).options()
    #expect(options.filter { !$0.isDeep }.map(\.row.title) == ["State"])
    #expect(
      options[0].row.detail
        == "news.example only lists its states. In a shell, broadsheet sync --directory adds all filters.")
  }

  @Test(arguments: [
    (FacetChoice.value(.state, "Ohio"), NewspaperQuery(state: "Ohio", words: "sun")),
    (.value(.county, "Ohio--Lucas--"), NewspaperQuery(state: "Ohio", county: "Lucas", words: "sun")),
    (
      .value(.city, "Ohio--Lucas--Toledo"),
      NewspaperQuery(state: "Ohio", county: "Lucas", city: "Toledo", words: "sun")
    ),
    (.value(.language, "Polish"), NewspaperQuery(language: "Polish", words: "sun")),
    (.value(.ethnicity, "Polish"), NewspaperQuery(ethnicity: "Polish", words: "sun")),
    (.value(.frequency, "Daily"), NewspaperQuery(frequency: "Daily", words: "sun")),
    (.value(.digitized, ""), NewspaperQuery(isDigitized: true, words: "sun")),
    (.value(.current, ""), NewspaperQuery(isCurrent: true, words: "sun")),
    (.value(.years, "1890"), NewspaperQuery(from: 1890, to: 1899, words: "sun")),
    (.value(.issueYears, "1890"), NewspaperQuery(issuesFrom: 1890, issuesTo: 1899, words: "sun")),
    (.value(.years, "1880-1900"), NewspaperQuery(from: 1880, to: 1900, words: "sun")),
    (.value(.years, "-1900"), NewspaperQuery(to: 1900, words: "sun")),
    (.value(.issueYears, "1884-1884"), NewspaperQuery(issuesFrom: 1884, issuesTo: 1884, words: "sun")),
    (.remove(.words), NewspaperQuery()), (.removeAll, NewspaperQuery()),
  ])
  func `a choice narrows the query`(choice: FacetChoice, query: NewspaperQuery) {
    #expect(NewspaperQuery(words: "sun").applying(choice) == query)
  }

  @Test func `every active filter can be removed`() {
    let full = NewspaperQuery(
      state: "Ohio", county: "Lucas", city: "Toledo", language: "Polish", ethnicity: "Polish",
      frequency: "Daily",
      isDigitized: true, isCurrent: true, from: 1890, to: 1899, issuesFrom: 1890, issuesTo: 1899,
      words: "sun",
      order: .start)
    for filter in NewspaperFilter.allCases {
      let less = full.applying(.remove(filter))
      #expect(full.words(for: filter) != nil && less.words(for: filter) == nil)
      #expect(!less.filters.contains(filter) && less.order == .start)
    }
    #expect(full.applying(.remove(.state)).city == nil, "a city goes with its state")
    #expect(full.applying(.remove(.city)).state == "Ohio")
  }

  @Test func `one of several filters is removed`() async throws {
    let query = NewspaperQuery(language: "English", words: "washington")
    let stage = Stage(columns: 80, rows: 24, service: directory, route: .newspapers(query))
    try await stage.wait(for: "1 of 3")
    stage.press("x")
    try await stage.wait(for: "✕ All of these")
    try await stage.wait(for: "✕ Words: “washington”")
    stage.type("words")
    stage.press("Enter")
    try await stage.wait(for: "1 of 5")
    #expect(stage.lines[0].contains("Newspapers · English"))
    stage.press("x")
    for _ in 0..<5000 where stage.lines[0] != " Broadsheet │ Newspapers" {
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(stage.lines[0] == " Broadsheet │ Newspapers")
  }

  @Test func `a decade is picked in two steps`() async throws {
    let stage = Stage(columns: 80, rows: 24, service: directory)
    try await stage.wait(for: "1 of 5")
    stage.press("f")
    try await stage.wait(for: "Decade")
    stage.type("decade")
    stage.press("Enter")
    try await stage.wait(for: "Any decade")
    stage.type("1850")
    stage.press("Enter")
    try await stage.wait(for: "Newspapers · 1850–1859")
  }
}
