import HTTP
import LocGov
import Newspapers
import Synchronization
import Testing

@testable import TestSupport

/// Counts at the Library without fetching lists.
struct PageCountTests {
  private let made = MadeLibrarySearch()

  // MARK: Exact counts

  @Test func `for every query, an exact count is the number of pages`() async throws {
    var dice = SeededDice(8)
    let library = try made.library()
    let search = made.search(library, SearchAllowance(requests: 400, countsExactly: true))
    let plans = search as? PlannedSearch
    var (exact, ofSeveral) = (0, 0)
    for _ in 0..<200 {
      guard let query = try? SearchQuery.read(MadeQueries.query(&dice)).query,
        let plan = try await plans?.plan(query, order: .date), plan.requests <= 20
      else { continue }
      let meant = library.pages.filter { MadeQueries.means(query.expression, $0) }.count
      let count = try await search.count(of: query, freshness: .recent)
      #expect((count.least...(count.most ?? .max)).contains(meant), "\(query): \(count), not \(meant)")
      guard case .exact = count else { continue }
      exact += 1
      if !plan.isNative { ofSeveral += 1 }
    }
    #expect(exact > 80 && ofSeveral > 40, "\(exact), \(ofSeveral)")
  }

  @Test(arguments: [
    ("gold rush", 1), ("\"gold rush\" OR \"silver mine\"", 3), ("gold -rush", 2),
    ("gold state:(Ohio OR Iowa)", 3),
    ("(\"gold rush\" OR silver) -mine", 6), ("\"gold rush\" OR \"silver mine\" OR \"flood bell\"", 7),
  ])
  func `a count takes as many requests as there are lists to count`(text: String, requests: Int) async throws
  {
    let library = try made.library()
    let query = try made.query(text)
    let meant = library.pages.filter { MadeQueries.means(query.expression, $0) }.count
    let search = made.search(library, SearchAllowance(requests: 8, countsExactly: true))
    #expect(try await search.count(of: query, freshness: .recent) == .exact(meant))
    // Stored lists are looked for first, which sends nothing.
    #expect(made.asked.count == requests, "\(made.asked.count)")
    #expect(made.asked.addresses.withLock { $0.allSatisfy { $0.contains("c=1&") } })
    let explanation = try await search.explanation(of: query, order: .date)
    #expect((explanation.exactRequests ?? 1) == requests)
  }

  @Test func `a page of a newspaper in two states counts once`() async throws {
    var pages = try made.library().pages
    for index in pages.indices where pages[index].title == "Bonville bee" {
      pages[index].secondState = "Iowa"
    }
    let library = MadeLibraryPages(pages)
    let search = made.search(library, SearchAllowance(requests: 8, countsExactly: true))
    for text in ["gold state:(Ohio OR Iowa)", "gold state:Ohio -state:Iowa", "gold state:Ohio state:Iowa"] {
      let query = try made.query(text)
      let meant = pages.filter { MadeQueries.means(query.expression, $0) }.count
      #expect(meant > 0)
      #expect(try await search.count(of: query, freshness: .recent) == .exact(meant), "\(text)")
    }
  }

  @Test func `a page of a newspaper in two cities is found by each, and counts once`() async throws {
    var pages = try made.library().pages
    for index in pages.indices {
      let isInBoth = pages[index].title == "Bonville bee"
      pages[index].counties = isInBoth ? ["Cochise", "Pima"] : ["Pima"]
      pages[index].cities = isInBoth ? ["Bisbee", "Douglas"] : ["Douglas"]
    }
    let library = MadeLibraryPages(pages)
    let search = made.search(library, SearchAllowance(requests: 8, countsExactly: true))
    for text in [
      "city:Bisbee", "city:Douglas", "county:Cochise", "county:Pima", "city:(Bisbee OR Douglas)",
      "county:(Cochise OR Pima)", "city:Bisbee (city:Douglas)", "county:Cochise (county:Pima)",
    ] {
      let query = try made.query("gold state:Ohio \(text)")
      let meant = Set(pages.filter { MadeQueries.means(query.expression, $0) }.map(\.page))
      #expect(!meant.isEmpty)
      let found = try await search.hits(
        of: query, order: .date, window: Window(offset: 0, limit: 1000), freshness: .recent)
      #expect(Set(found.hits.map(\.page)) == meant, "\(text)")
      #expect(try await search.count(of: query, freshness: .recent) == .exact(meant.count), "\(text)")
    }
    // Neither is an ignored filter, which would have been tried in the simple search.
    #expect(made.asked.addresses.withLock { $0.allSatisfy { $0.contains("searchType=advanced") } })
  }

  /// As an old response beside a new one does.
  @Test func `lengths that contradict each other give no count below zero`() async throws {
    let search = made.search { url in
      let count = url.contains("fire") ? 145 : 101
      let found = #""page_coordinate_data": {"searchTerms": {"gold": [[1, 1, 1, 1]]}}"#
      let row = #"{"id": "http://www.loc.gov/resource/sn84022673/1905-07-04/ed-1/?sp=1", \#(found)}"#
      return .json(#"{"results": [\#(row)], "pagination": {"of": \#(count), "next": null}}"#)
    }
    let query = try made.query("\"gold rush\" -\"fire engine\"")
    let count = try await search.allowing(SearchAllowance(requests: 8, countsExactly: true)).count(
      of: query, freshness: .recent)
    #expect(count.least >= 0 && (count.most ?? 0) >= 0, "\(count)")
  }

  /// The Library measures distances only between words, which may be there without their phrase.
  @Test func `pages near a phrase are not left out for its words`() async throws {
    let library = try made.library()
    let search = made.search(library, SearchAllowance(requests: 8, countsExactly: true))
    let query = try made.query("gold -near/5(\"rush silver\" mine)")
    let gold = library.pages.filter { $0.words.contains("gold") }
    let meant = gold.filter { !$0.text.contains(/rush silver( \w+){0,5} mine|mine( \w+){0,5} rush silver/) }
    let hits = try await search.hits(
      of: query, order: .date, window: Window(offset: 0, limit: 500), freshness: .recent)
    #expect(Set(hits.hits.map(\.page)).isSuperset(of: meant.map(\.page)) && meant.count < gold.count)
    #expect(try await search.count(of: query, freshness: .recent) == .between(least: 0, most: gold.count))
  }

  @Test func `unless requested, at most two requests go beyond the lists`() async throws {
    let library = try made.library()
    let search = made.search(library, SearchAllowance())
    let three = try made.query("\"gold rush\" OR \"silver mine\" OR \"flood bell\"")
    if case .exact = try await search.count(of: three, freshness: .recent) {
      // Bounds that meet are exact, too.
      #expect(made.asked.count <= 5)
    }
    #expect(made.asked.count == 3)
    let two = try made.query("\"gold rush\" OR \"silver mine\"")
    guard case .exact = try await search.count(of: two, freshness: .recent) else {
      Issue.record("one more request was not sent")
      return
    }
  }

  // MARK: Facets

  @Test func `one request counts all pages by facets`() async throws {
    var library = try made.library()
    library.facetValues = 2
    let search = made.search(library)
    let meant = library.pages.filter { $0.words.contains("gold") }
    let decade = try await search.facet(.decade, of: made.query("gold"), freshness: .atHand)
    #expect(decade.values.map(\.name) == ["1890s"] && decade.values[0].count == meant.count)
    #expect(
      decade.scope == .all && decade.remainder == nil
        && decade.values[0].field.description == "date:1890..1899")
    let state = try await search.facet(.state, of: made.query("gold"), freshness: .atHand)
    let texas = meant.filter { $0.state == "Texas" }.count
    #expect(
      state.values.count == 2
        && state.remainder == .unlisted(min(texas, meant.count - state.values.reduce(0) { $0 + $1.count })))
    #expect(state.values.allSatisfy { value in meant.filter { $0.state == value.name }.count == value.count })
    let title = try await search.facet(.title, of: made.query("gold"), freshness: .atHand)
    #expect(title.values.first?.field.description.hasPrefix("title:") == true)
    await #expect(throws: NewspaperError.self) {
      try await search.facet(.year, of: made.query("gold"), freshness: .atHand)
    }
    await #expect(throws: NewspaperError.self) {
      try await search.facet(.decade, of: made.query("gold -rush"), freshness: .atHand)
    }
    #expect(made.asked.addresses.withLock { $0.allSatisfy { $0.contains("at=facets") } })
  }

  @Test func `decades that do not add up are reported`() async throws {
    var library = try made.library()
    library.missingInFacets = 3
    let count = library.pages.filter { $0.words.contains("gold") }.count
    let facet = try await made.search(library).facet(.decade, of: made.query("gold"), freshness: .atHand)
    #expect(facet.remainder == .unequal(count - 3, of: count))
  }

  @Test(arguments: [("location_state", "state:Ohio"), ("start_date", "date:1989"), ("fa", "language:German")])
  func `counts of pages other than those requested are an error`(ignored: String, field: String) async throws
  {
    var library = try made.library()
    library.ignored = [ignored]
    let query = try made.query("(gold OR silver) \(field)")
    await #expect(throws: NewspaperError.self) {
      try await made.search(library).facet(.decade, of: query, freshness: .atHand)
    }
  }
}
