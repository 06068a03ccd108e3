import HTTP
import LocGov
import NewspaperHTTP
import Newspapers
import TestSupport
import Testing

/// What happens to lists if the Library pages them in its own way.
@Suite(.timeLimit(.minutes(1))) struct MoodTests {
  private func service(_ library: MadeLibrary) -> LocGovService { LocGovService(library.client) }

  private func lccn(_ number: Int) throws -> LCCN { try LCCN(MadeLibrary.lccn(number)) }

  private static let small: [LibraryMoods] = [
    LibraryMoods { $0.mostRows = 25 }, LibraryMoods { $0.fixedRows = 25 }, LibraryMoods { $0.mostRows = 7 },
    LibraryMoods {
      $0.mostRows = 25
      $0.label = 1000
      $0.pastTheEnd = .empty
    },
    LibraryMoods { $0.label = 25 },
  ]

  // MARK: Whole lists

  @Test(arguments: small) func `issues are fetched at the size that comes`(moods: LibraryMoods) async throws {
    let library = MadeLibrary(titles: 3, issues: 50, moods)
    let list = try await service(library).issues(of: lccn(1), in: nil, freshness: .recent)
    #expect(list.issues.count == 50 && list.origin.shortfall == nil)
  }

  @Test func `coverage is complete only if all issues came`() async throws {
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

  @Test func `a newspaper whose issues would take many requests keeps its years to itself`() async throws {
    let library = MadeLibrary(titles: 1, issues: 500, LibraryMoods { $0.mostRows = 25 })
    let coverage = try await service(library).coverageByYear(of: lccn(0), freshness: .recent)
    #expect(!coverage.isComplete && coverage.years.isEmpty && coverage.digitised.issueCount == 500)
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

  @Test func `the digitised list lacks nothing, though pages overlap`() async throws {
    let library = MadeLibrary(titles: 4046, LibraryMoods { $0.doubles = 3 })
    let all = try await service(library).digitisedList.newspapers { _ in }
    #expect(Set(all.newspapers.map(\.lccn)).count == 4046 && all.origin.shortfall == nil)
  }

  @Test func `what cannot be had is said, and more than a hundredth is an error`() async throws {
    func all(_ miscount: Int) async throws -> NewspaperListing {
      try await service(MadeLibrary(titles: 1500, LibraryMoods { $0.miscount = miscount })).digitisedList
        .newspapers { _ in }
    }
    #expect(try await all(12).origin.shortfall == .init(rows: "newspapers", came: 1500, counted: 1512))
    await #expect(
      throws: NewspaperError.malformed(host: "www.loc.gov", what: "only 1500 of 1600 newspapers came")
    ) { try await all(100) }
  }

  @Test func `a single row that is missing costs no second pass`() async throws {
    let library = MadeLibrary(titles: 1500, LibraryMoods { $0.miscount = 1 })
    let all = try await service(library).digitisedList.newspapers { _ in }
    #expect(library.asked.count == 2 && all.origin.shortfall?.came == 1500)
  }

  @Test func `words are found in a list that comes in small pages, if they are not too many`() async throws {
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
    #expect(what.contains("broadsheet sync") && large.asked.count == 1)
  }

  // MARK: Windows

  @Test(
    arguments: small + [LibraryMoods { $0.pastTheEnd = .badRequest }],
    [(0, 20), (20, 20), (50, 50), (90, 50), (0, 130), (119, 1), (7, 3)])
  func `every window shows its rows`(moods: LibraryMoods, window: (Int, Int)) async throws {
    let library = MadeLibrary(titles: 130, moods)
    let listing = try await service(library).newspapers(
      matching: NewspaperQuery(), window: Window(offset: window.0, limit: window.1))
    let expected = (window.0..<min(130, window.0 + window.1)).map(MadeLibrary.lccn)
    #expect(listing.lccns == expected && listing.total == 130 && !listing.isOpenEnded)
  }

  @Test func `the size that came is asked for from then on`() async throws {
    let library = MadeLibrary(titles: 130, LibraryMoods { $0.mostRows = 25 })
    let service = service(library)
    for offset in [50, 100] {
      _ = try await service.newspapers(
        matching: NewspaperQuery(), window: Window(offset: offset, limit: 50))
    }
    let pages = library.asked.map { $0.split(separator: "title_s&").last ?? "" }
    #expect(pages == ["c=50&sp=2", "c=25&sp=3", "c=25&sp=4", "c=25&sp=5", "c=25&sp=6"])
  }

  @Test(arguments: small) func `all front pages of a day are shown`(moods: LibraryMoods) async throws {
    let library = MadeLibrary(titles: 26, issues: 2, moods)
    let list = try await service(library).frontPages(
      of: #require(IssueDate("1900-01-01")), state: nil, window: Window(offset: 0, limit: 1000),
      freshness: .recent)
    #expect(list.total == 26 && list.pages.count == 26)
  }

  // MARK: Lists of unknown length

  private static let lengthless: [LibraryMoods] = [
    LibraryMoods { $0.saysTotal = false },
    LibraryMoods {
      $0.saysTotal = false
      $0.saysNext = false
      $0.mostRows = 25
    },
    LibraryMoods {
      $0.saysTotal = false
      $0.saysNext = false
      $0.pastTheEnd = .empty
    },
    LibraryMoods {
      $0.saysTotal = false
      $0.saysNext = false
      $0.pastTheEnd = .firstPage
    },
  ]

  @Test(arguments: lengthless) func `a list that does not say its length has one`(moods: LibraryMoods)
    async throws
  {
    let service = service(MadeLibrary(titles: 60, issues: 50, moods))
    func listing(_ offset: Int, _ limit: Int) async throws -> NewspaperListing {
      try await service.newspapers(
        matching: NewspaperQuery(), window: Window(offset: offset, limit: limit))
    }
    let first = try await listing(0, 20)
    #expect(first.lccns == (0..<20).map(MadeLibrary.lccn) && first.isOpenEnded && first.total > 20)
    #expect(try await listing(20, 20).lccns == (20..<40).map(MadeLibrary.lccn))
    let last = try await listing(40, 40)
    #expect(last.lccns == (40..<60).map(MadeLibrary.lccn) && !last.isOpenEnded && last.total == 60)
    #expect(try await listing(400, 40).lccns.isEmpty)
    let issues = try await service.issues(of: lccn(1), in: nil, freshness: .recent)
    #expect(issues.issues.count == 50)
    let found = try await service.newspapers(
      matching: NewspaperQuery(words: "paper"), window: Window(offset: 0, limit: 5))
    #expect(found.total == 60)
    #expect(try await service.coverage(of: lccn(1), freshness: .recent)?.lastIssue != nil)
  }

  @Test(arguments: [LibraryMoods.Nesting.plain, .content, .pages])
  func `rows are found wherever they stand`(nesting: LibraryMoods.Nesting) async throws {
    let service = service(MadeLibrary(titles: 60, issues: 50, LibraryMoods { $0.nesting = nesting }))
    let window = Window(offset: 20, limit: 10)
    #expect(try await service.newspapers(matching: NewspaperQuery(), window: window).total == 60)
    #expect(try await service.issues(of: lccn(3), in: 1900...1900, freshness: .recent).issues.count == 50)
    let pages = try await service.frontPages(
      of: #require(IssueDate("1900-02-01")), state: "Ohio", window: Window(offset: 0, limit: 5),
      freshness: .recent)
    #expect(pages.total == 15 && pages.pages.count == 5)
  }

  @Test func `rows in pages are counted by their total, if nothing else counts them`() async throws {
    let moods = LibraryMoods {
      $0.nesting = .pages
      $0.totalIsLength = true
      $0.mostRows = 25
    }
    let service = service(MadeLibrary(titles: 60, issues: 50, moods))
    let pages = try await service.frontPages(
      of: #require(IssueDate("1900-02-01")), state: nil, window: Window(offset: 20, limit: 20),
      freshness: .recent)
    #expect(pages.total == 60 && pages.pages.count == 20 && !pages.isOpenEnded)
    #expect(try await service.issues(of: lccn(3), in: nil, freshness: .recent).issues.count == 50)
  }

  @Test func `a 404 behind the first page is the end of a list of issues`() async throws {
    let library = MadeLibrary(titles: 1, issues: 1000, LibraryMoods { $0.miscount = 5 })
    let list = try await service(library).issues(of: lccn(0), in: nil, freshness: .recent)
    #expect(list.issues.count == 1000 && list.origin.shortfall?.counted == 1005)
  }
}
