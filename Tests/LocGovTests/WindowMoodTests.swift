import HTTP
import LocGov
import NewspaperHTTP
import Newspapers
import TestSupport
import Testing

/// Windows of lists at a Library that uses its own page sizes, or does not say how long lists are.
@Suite(.timeLimit(.minutes(1))) struct WindowMoodTests {
  private func service(_ library: MadeLibrary) -> LocGovService { LocGovService(library.client) }

  private func lccn(_ number: Int) throws -> LCCN { try LCCN(MadeLibrary.lccn(number)) }

  // MARK: Windows

  @Test(
    arguments: LibraryMoods.small + [LibraryMoods { $0.pastTheEnd = .badRequest }],
    [(0, 20), (20, 20), (50, 50), (90, 50), (0, 130), (119, 1), (7, 3)])
  func `every window shows its rows`(moods: LibraryMoods, window: (Int, Int)) async throws {
    let library = MadeLibrary(titles: 130, moods)
    let listing = try await service(library).newspapers(
      matching: NewspaperQuery(), window: Window(offset: window.0, limit: window.1))
    let expected = (window.0..<min(130, window.0 + window.1)).map(MadeLibrary.lccn)
    #expect(listing.lccns == expected && listing.total == 130 && !listing.isOpenEnded)
  }

  @Test(arguments: [LibraryMoods.PastTheEnd.notFound, .badRequest, .empty], [2, 13, 30])
  func `no row is lost if pages are larger than requested`(
    past: LibraryMoods.PastTheEnd, titles: Int
  ) async throws {
    let moods = LibraryMoods {
      $0.fixedRows = 25
      $0.pastTheEnd = past
    }
    let library = MadeLibrary(titles: titles, issues: 2, moods)
    let known = service(library)
    for limit in [1, 4] {
      for offset in stride(from: 0, to: titles, by: limit) {
        let expected = (offset..<min(titles, offset + limit)).map(MadeLibrary.lccn)
        // A service that has seen nothing yet, and one that has.
        for each in [service(library), known] {
          let listing = try await each.newspapers(
            matching: NewspaperQuery(), window: Window(offset: offset, limit: limit))
          #expect(listing.lccns == expected && listing.total == titles, "\(offset)")
        }
      }
    }
    let last = try await service(library).frontPages(
      of: #require(IssueDate("1900-01-01")), state: nil, window: Window(offset: titles - 1, limit: 1),
      freshness: .recent)
    #expect(last.pages.count == 1 && last.total == titles)
  }

  @Test func `the page size received is requested from then on`() async throws {
    let library = MadeLibrary(titles: 130, LibraryMoods { $0.mostRows = 25 })
    let service = service(library)
    for offset in [50, 100] {
      _ = try await service.newspapers(
        matching: NewspaperQuery(), window: Window(offset: offset, limit: 50))
    }
    let pages = library.asked.map { $0.split(separator: "title_s&").last ?? "" }
    #expect(pages == ["c=50&sp=2", "c=25&sp=3", "c=25&sp=4", "c=25&sp=5", "c=25&sp=6"])
  }

  @Test func `a count that is one too high says nothing of the page size`() async throws {
    let library = MadeLibrary(titles: 30, LibraryMoods { $0.miscount = 1 })
    let service = service(library)
    for state in [nil, "Ohio"] {
      let listing = try await service.newspapers(
        matching: NewspaperQuery(state: state), window: Window(offset: 0, limit: 50))
      #expect(listing.newspapers.count == (state == nil ? 30 : 8))
    }
    #expect(library.asked.filter { $0.contains("c=50") }.count == 2, "\(library.asked)")
  }

  @Test(arguments: LibraryMoods.small) func `all front pages of a day are shown`(moods: LibraryMoods)
    async throws
  {
    let library = MadeLibrary(titles: 26, issues: 2, moods)
    let list = try await service(library).frontPages(
      of: #require(IssueDate("1900-01-01")), state: nil, window: Window(offset: 0, limit: 1000),
      freshness: .recent)
    #expect(list.total == 26 && list.pages.count == 26)
  }

  @Test func `front pages that come twice are listed once, and as many are missing`() async throws {
    let moods = LibraryMoods {
      $0.mostRows = 10
      $0.doubles = 1
    }
    let library = MadeLibrary(titles: 26, issues: 2, moods)
    let list = try await service(library).frontPages(
      of: #require(IssueDate("1900-01-01")), state: nil, window: Window(offset: 0, limit: 1000),
      freshness: .recent)
    #expect(list.total == 26 && list.pages.count == 24 && Set(list.pages.map(\.page)).count == 24)
    #expect(list.origin.shortfall == Origin.Shortfall(rows: "front pages", came: 24, counted: 26))
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

  @Test(arguments: lengthless) func `a list that does not say its length still has one`(moods: LibraryMoods)
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

  @Test func `a window deep in a list of unknown length takes few requests`() async throws {
    let library = MadeLibrary(titles: 4600, issues: 1, LibraryMoods { $0.saysTotal = false })
    let listing = try await service(library).newspapers(
      matching: NewspaperQuery(), window: Window(offset: 4425, limit: 75))
    #expect(listing.lccns == (4425..<4500).map(MadeLibrary.lccn) && listing.total == 4600)
    #expect(library.asked.count == 6, "\(library.asked)")
  }

  @Test(arguments: [LibraryMoods.Nesting.plain, .content, .pages])
  func `rows are found wherever they are`(nesting: LibraryMoods.Nesting) async throws {
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
}

extension LibraryMoods {
  /// Pages with sizes other than requested or declared.
  static let small: [LibraryMoods] = [
    LibraryMoods { $0.mostRows = 25 }, LibraryMoods { $0.fixedRows = 25 }, LibraryMoods { $0.mostRows = 7 },
    LibraryMoods {
      $0.mostRows = 25
      $0.label = 1000
      $0.pastTheEnd = .empty
    },
    LibraryMoods { $0.label = 25 },
  ]
}
