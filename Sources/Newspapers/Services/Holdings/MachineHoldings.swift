/// The newspapers and pages on this machine. Looks them up here, without asking any server.
public protocol MachineHoldings: Sendable {
  /// The newspapers on this machine.
  func newspapers() async throws(NewspaperError) -> HeldNewspapers

  /// Newspapers of a city that are on this machine, at most `limit`; the total counts all.
  func newspapers(of place: Place, limit: Int) async throws(NewspaperError) -> LibraryRows<Newspaper>

  /// The pages whose text is here.
  func pages() async throws(NewspaperError) -> HeldPages

  /// The front pages of a day of the year that are here, the earliest first.
  func frontPages(month: Int, day: Int, limit: Int) async throws(NewspaperError) -> LibraryRows<HeldPage>

  /// The issues of a newspaper whose front pages are here, the earliest first.
  func frontPages(of lccn: LCCN, limit: Int) async throws(NewspaperError) -> [IssueID]

  /// Those of `pages` whose text is here.
  func held(of pages: [PageID]) async throws(NewspaperError) -> Set<PageID>

  /// How many pages of each day of a newspaper have their text here; days without any are left out.
  func pagesByDay(of lccn: LCCN) async throws(NewspaperError) -> [IssueDate: Int]

  /// The pages of all editions of a day whose text is here, in order.
  func pages(of lccn: LCCN, on date: IssueDate) async throws(NewspaperError) -> [PageID]
}

extension MachineHoldings {
  /// The pages of an issue whose texts are here, for when `error` keeps its list from being loaded; also none
  /// if that cannot be determined.
  public func pages(of issue: IssueID, without error: NewspaperError) async -> [PageID] {
    guard error.leavesWhatIsHere else { return [] }
    return ((try? await pages(of: issue.lccn, on: issue.date)) ?? []).filter { $0.issue == issue }
  }

  /// How many pages of a newspaper have their texts here; also 0 if that cannot be determined.
  public func pageCount(of lccn: LCCN) async -> Int {
    // An unreadable index is reported where it is searched.
    ((try? await pagesByDay(of: lccn)) ?? [:]).values.reduce(0, +)
  }
}

public struct HeldNewspapers: Hashable, Sendable {
  public let count: Int
  /// Those with digitized issues.
  public let digitized: Int
  public let origin: Origin

  public init(count: Int, digitized: Int, origin: Origin) {
    self.count = count
    self.digitized = digitized
    self.origin = origin
  }
}

public struct HeldPages: Hashable, Sendable {
  public let count: Int
  public let bytes: Int

  public init(count: Int, bytes: Int) {
    self.count = count
    self.bytes = bytes
  }
}

/// A page that is on this machine.
public struct HeldPage: Hashable, Sendable {
  public let page: PageID
  /// The newspaper's title and place; empty if unknown.
  public let title: String
  public let place: String

  public init(page: PageID, title: String, place: String) {
    self.page = page
    self.title = title
    self.place = place
  }
}

/// Used if nothing is known about this machine.
public struct NoHoldings: MachineHoldings {
  public init() {}

  public func newspapers() async throws(NewspaperError) -> HeldNewspapers {
    HeldNewspapers(count: 0, digitized: 0, origin: Origin(name: "this machine", asOf: 0, isLive: false))
  }
  public func newspapers(
    of place: Place, limit: Int
  ) async throws(NewspaperError) -> LibraryRows<Newspaper> { .none }
  public func pages() async throws(NewspaperError) -> HeldPages { HeldPages(count: 0, bytes: 0) }
  public func frontPages(
    month: Int, day: Int, limit: Int
  ) async throws(NewspaperError) -> LibraryRows<HeldPage> { .none }
  public func frontPages(of lccn: LCCN, limit: Int) async throws(NewspaperError) -> [IssueID] { [] }
  public func held(of pages: [PageID]) async throws(NewspaperError) -> Set<PageID> { [] }
  public func pagesByDay(of lccn: LCCN) async throws(NewspaperError) -> [IssueDate: Int] { [:] }
  public func pages(of lccn: LCCN, on date: IssueDate) async throws(NewspaperError) -> [PageID] { [] }
}
