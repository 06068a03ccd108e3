/// A server that finds pages by words, within its limits: what a `PlannedSearch` queries.
public protocol SearchingServer: Sendable {
  /// For display: `www.loc.gov`.
  var name: String { get }

  /// Whether it knows `facets`.
  var countsAllPages: Bool { get }

  /// What it takes in one request.
  func capabilities() async throws(NewspaperError) -> SearchCapabilities

  /// The rows from `start` on, counted from 0, as many as one response has: one request, or none if it was
  /// stored.
  func rows(
    of search: NativeSearch, order: SearchOrder, from start: Int, freshness: Freshness
  ) async throws(NewspaperError) -> NativeRows

  /// The passage of a found page, from where its row said: one request, or none if it was stored.
  func passage(
    at source: PassageSource, of page: PageID, freshness: Freshness
  ) async throws(NewspaperError) -> FoundPassage

  /// How all pages of a list are distributed: one request, or none if it was stored, and perhaps another that checks
  /// it; `.unsupported` if it cannot say.
  func facets(of search: NativeSearch, freshness: Freshness) async throws(NewspaperError) -> NativeFacets

  /// How many pages a list has: one request, or none if it was stored.
  func total(of search: NativeSearch, freshness: Freshness) async throws(NewspaperError) -> Int

  /// Where the list is.
  func address(of search: NativeSearch, order: SearchOrder) async throws(NewspaperError) -> SearchAddress

  /// Searches again from now on, however new the stored answers to searches are.
  func refresh() async
}

extension SearchingServer {
  /// For a server that does not count.
  public var countsAllPages: Bool { false }

  /// For a server that does not count.
  public func facets(
    of search: NativeSearch, freshness: Freshness
  ) async throws(NewspaperError) -> NativeFacets {
    throw .unsupported(source: name, what: .countOfAllPages)
  }

  /// For a server that says it with the first rows only.
  public func total(of search: NativeSearch, freshness: Freshness) async throws(NewspaperError) -> Int {
    try await rows(of: search, order: .date, from: 0, freshness: freshness).total
  }

  /// For a server whose rows include everything it shows.
  public func passage(
    at source: PassageSource, of page: PageID, freshness: Freshness
  ) async throws(NewspaperError) -> FoundPassage {
    throw .unsupported(source: name, what: "passages of single pages")
  }
}

/// Where a server has a list of found pages.
public struct SearchAddress: Sendable {
  /// The part that says what is searched for, without the list's page and format.
  public let parameters: [(name: String, value: String)]
  /// For people.
  public let web: String
  /// What this program requests first.
  public let api: String

  public init(parameters: [(name: String, value: String)], web: String, api: String) {
    self.parameters = parameters
    self.web = web
    self.api = api
  }
}

/// Looks up the newspapers that have a field, for sources that only know their LCCNs.
///
/// Throws `.notFound` if no newspaper does: a server would answer with a plausible zero.
public typealias NewspaperLookup = @Sendable (SearchField) async throws(NewspaperError) -> Set<LCCN>

/// Those of some newspapers that are known not to have what a field asks for. Makes no request.
public typealias NewspaperExclusion =
  @Sendable (SearchField, Set<LCCN>) async throws(NewspaperError) -> Set<LCCN>

/// The newspaper that a title line is about; nil if none is known, or several may be meant. Makes no request.
public typealias NamedNewspaper = @Sendable (TitleLine) async throws(NewspaperError) -> LCCN?
