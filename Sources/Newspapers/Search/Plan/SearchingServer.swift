/// A server that finds pages by words, as far as it goes: what a `PlannedSearch` asks.
public protocol SearchingServer: Sendable {
  /// For display: `www.loc.gov`.
  var name: String { get }

  /// What it takes in one request.
  func capabilities() async throws(NewspaperError) -> SearchCapabilities

  /// The rows from `start` on, counted from 0, as many as one response has: one request, or none if it was kept.
  func rows(
    of search: NativeSearch, order: SearchOrder, from start: Int, freshness: Freshness
  ) async throws(NewspaperError) -> NativeRows

  /// What the server shows of a page that it found, where a row said so: one request, or none if it was kept.
  func passage(
    at source: PassageSource, of page: PageID, freshness: Freshness
  ) async throws(NewspaperError) -> FoundPassage

  /// How all pages of a list are distributed: one request, or none if it was kept; `.unsupported` if it cannot tell.
  func facets(of search: NativeSearch, freshness: Freshness) async throws(NewspaperError) -> NativeFacets

  /// How many pages a list has: one request, or none if it was kept.
  func total(of search: NativeSearch, freshness: Freshness) async throws(NewspaperError) -> Int

  /// Where the list is.
  func address(of search: NativeSearch, order: SearchOrder) async throws(NewspaperError) -> SearchAddress
}

extension SearchingServer {
  /// For a server that does not count.
  public func facets(
    of search: NativeSearch, freshness: Freshness
  ) async throws(NewspaperError) -> NativeFacets {
    throw .unsupported(source: name, what: "counts of all pages")
  }

  /// For a server that says it with the first rows only.
  public func total(of search: NativeSearch, freshness: Freshness) async throws(NewspaperError) -> Int {
    try await rows(of: search, order: .date, from: 0, freshness: freshness).total
  }

  /// For a server whose rows bring all that it shows.
  public func passage(
    at source: PassageSource, of page: PageID, freshness: Freshness
  ) async throws(NewspaperError) -> FoundPassage {
    throw .unsupported(source: name, what: "passages of single pages")
  }
}

/// Where a server has a list of pages found.
public struct SearchAddress: Sendable {
  /// What says what is searched for, without the pages of the list and its format.
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
/// Throws `.notFound` if no newspaper does: a server would answer such a question with an honest-looking zero.
public typealias NewspaperLookup = @Sendable (SearchField) async throws(NewspaperError) -> Set<LCCN>
