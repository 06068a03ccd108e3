import HTTP
import LocGov
import NewspaperHTTP
import Newspapers
import Synchronization
import TestSupport
import Testing

/// What happens to lists if the Library pages them in an unexpected way.
@Suite(.timeLimit(.minutes(1))) struct MoodTests {
  private func service(_ library: MadeLibrary) -> LocGovService { LocGovService(library.client) }

  private func lccn(_ number: Int) throws -> LCCN { try LCCN(MadeLibrary.lccn(number)) }

  // MARK: Whole lists

  @Test(arguments: LibraryMoods.small) func `issues are fetched at the page size that the server uses`(
    moods: LibraryMoods
  )
    async throws
  {
    let library = MadeLibrary(titles: 3, issues: 50, moods)
    let list = try await service(library).issues(of: lccn(1), in: nil, freshness: .recent)
    #expect(list.issues.count == 50 && list.origin.shortfall == nil)
  }

  @Test func `coverage is complete only if all issues arrived`() async throws {
    let whole = MadeLibrary(titles: 3, issues: 50, LibraryMoods { $0.mostRows = 25 })
    let coverage = try await service(whole).coverageByYear(of: lccn(1), freshness: .recent)
    #expect(coverage.isComplete && coverage.years == [1900: 50])
    let lacking = MadeLibrary(
      titles: 3, issues: 50,
      LibraryMoods {
        $0.mostRows = 25
        $0.miscount = 1
      })
    let less = try await service(lacking).coverageByYear(of: lccn(1), freshness: .recent)
    #expect(!less.isComplete && less.years == [1900: 50])
    #expect(less.origin.shortfall == .init(rows: "issues", came: 50, counted: 51))
  }

  @Test(arguments: [0, 1]) func `the issues of all years are counted if requested`(miscount: Int)
    async throws
  {
    let library = MadeLibrary(
      titles: 1, issues: 500,
      LibraryMoods {
        $0.mostRows = 25
        $0.miscount = miscount
      })
    let steps = Mutex<[NewspaperListProgress]>([])
    let coverage = try await service(library).wholeCoverageByYear(of: lccn(0), freshness: .recent) { step in
      steps.withLock { $0.append(step) }
    }
    #expect(coverage.years == [1900: 365, 1901: 135])
    #expect(
      coverage.isComplete == (miscount == 0), "a list that lacks something is never passed off as whole")
    #expect(
      steps.withLock { $0.first } == .init(fetched: 25, total: 500 + miscount, requests: 20 + miscount))
  }

  @Test func `counts from an incomplete list are not trusted`() async throws {
    let library = MadeLibrary(
      titles: 1, issues: 1200,
      LibraryMoods {
        $0.mostRows = 100
        $0.miscount = 1
      })
    let service = service(library)
    let list = try await service.issues(of: lccn(0), in: 1900...1900, freshness: .recent)
    #expect(list.origin.shortfall == .init(rows: "issues", came: 365, counted: 366))
    #expect(try await service.coverageByYear(of: lccn(0), freshness: .recent).years == [:])
  }

  @Test func `years are not counted if that would take many requests`() async throws {
    let library = MadeLibrary(titles: 1, issues: 500, LibraryMoods { $0.mostRows = 25 })
    let coverage = try await service(library).coverageByYear(of: lccn(0), freshness: .recent)
    #expect(!coverage.isComplete && coverage.years.isEmpty && coverage.digitized.issueCount == 500)
    #expect(library.asked.count == 3)
  }

  @Test func `rows that fall between pages are fetched from the other end`() async throws {
    let library = MadeLibrary(
      titles: 1, issues: 100,
      LibraryMoods {
        $0.mostRows = 30
        $0.doubles = 2
      })
    let list = try await service(library).issues(of: lccn(0), in: nil, freshness: .recent)
    #expect(list.issues.count == 100 && list.origin.shortfall == nil)
  }

  @Test func `the digitized list lacks nothing, though pages overlap`() async throws {
    let library = MadeLibrary(titles: 4046, LibraryMoods { $0.doubles = 3 })
    let all = try await service(library).digitizedList.newspapers { _ in }
    #expect(Set(all.newspapers.map(\.lccn)).count == 4046 && all.origin.shortfall == nil)
  }

  @Test func `missing rows are reported, and more than one percent is an error`() async throws {
    func all(_ miscount: Int) async throws -> NewspaperListing {
      try await service(MadeLibrary(titles: 1500, LibraryMoods { $0.miscount = miscount })).digitizedList
        .newspapers { _ in }
    }
    #expect(try await all(12).origin.shortfall == .init(rows: "newspapers", came: 1500, counted: 1512))
    await #expect(
      throws: NewspaperError.malformed(host: "www.loc.gov", what: "only 1500 of 1600 newspapers arrived")
    ) { try await all(100) }
  }

  @Test func `a single missing row does not cost a second pass`() async throws {
    let library = MadeLibrary(titles: 1500, LibraryMoods { $0.miscount = 1 })
    let all = try await service(library).digitizedList.newspapers { _ in }
    #expect(library.asked.count == 2 && all.origin.shortfall?.came == 1500)
  }

  @Test func `words are found in a list with small pages, if there are not too many`() async throws {
    let library = MadeLibrary(titles: 120, LibraryMoods { $0.mostRows = 25 })
    let query = NewspaperQuery(words: "paper")
    let window = Window(offset: 0, limit: 5)
    #expect(try await service(library).newspapers(matching: query, window: window).total == 120)
    let large = MadeLibrary(titles: 1200, LibraryMoods { $0.mostRows = 25 })
    let error = await #expect(throws: NewspaperError.self) {
      try await service(large).newspapers(matching: query, window: window)
    }
    guard case .unsupported(_, let what) = error else {
      Testing.Issue.record("\(String(describing: error))")
      return
    }
    #expect(what.description.contains("broadsheet sync") && large.asked.count == 1)
  }

  // MARK: Partial responses

  @Test func `after two failed partial responses, a server gets requests for whole ones`()
    async throws
  {
    let library = MadeLibrary(titles: 60, issues: 20, LibraryMoods { $0.knowsNoParts = true })
    let service = service(library)
    let window = Window(offset: 0, limit: 10)
    #expect(try await service.newspapers(matching: NewspaperQuery(), window: window).total == 60)
    #expect(library.asked.map { $0.contains("at=") } == [true, false])
    #expect(try await service.issues(of: lccn(2), in: nil, freshness: .recent).issues.count == 20)
    #expect(try await service.newspaper(lccn(2)).detail.newspaper.title == "Paper 00002")
    #expect(library.asked.map { $0.contains("at=") } == [true, false, true, false, false])
  }

  @Test func `a whole response that is not understood, either, is an error`() async throws {
    let client = StubHTTPClient(.json("{}"))
    await #expect(throws: NewspaperError.malformed(host: "www.loc.gov", what: "“item” is missing")) {
      try await LocGovService(client).newspaper(lccn(2))
    }
    await #expect(throws: NewspaperError.self) {
      try await LocGovService(client).issue(
        IssueID(lccn: lccn(2), date: try #require(IssueDate("1900-01-01"))), freshness: .recent)
    }
    #expect(client.urls.map { $0.contains("&at=") } == [true, false, true, false])
  }

  @Test func `a 404 after the first page is the end of a list of issues`() async throws {
    let library = MadeLibrary(titles: 1, issues: 1000, LibraryMoods { $0.miscount = 5 })
    let list = try await service(library).issues(of: lccn(0), in: nil, freshness: .recent)
    #expect(list.issues.count == 1000 && list.origin.shortfall?.counted == 1005)
  }

  @Test func `a server that repeats a nameless row is not asked forever`() async throws {
    let client = StubHTTPClient { request async throws(HTTPError) in
      let row = #"{"id":"http://www.loc.gov/item/sn83030214/1866-04-10/ed-1/","date":"1866-04-10"}"#
      return FixtureResponse.json(#"{"results":[\#(row),{}],"pagination":{"of":19999}}"#)
        .response(to: request.url)
    }
    let error = await #expect(throws: NewspaperError.self) {
      try await LocGovService(client).issues(of: LCCN("sn83030214"), in: nil, freshness: .recent)
    }
    #expect("\(try #require(error))".contains("only 3 of 19999 issues arrived"))
    #expect(client.urls.count == 4)
  }
}
