/// Another server, with only some answers changed.
public protocol DecoratedServer: SearchingServer {
  /// The other server.
  var server: any SearchingServer { get }
}

extension DecoratedServer {
  public var name: String { server.name }
  public var countsAllPages: Bool { server.countsAllPages }

  public func capabilities() async throws(NewspaperError) -> SearchCapabilities {
    try await server.capabilities()
  }

  public func rows(
    of search: NativeSearch, order: SearchOrder, from start: Int, freshness: Freshness
  ) async throws(NewspaperError) -> NativeRows {
    try await server.rows(of: search, order: order, from: start, freshness: freshness)
  }

  public func passage(
    at source: PassageSource, of page: PageID, freshness: Freshness
  ) async throws(NewspaperError) -> FoundPassage {
    try await server.passage(at: source, of: page, freshness: freshness)
  }

  public func facets(
    of search: NativeSearch, freshness: Freshness
  ) async throws(NewspaperError) -> NativeFacets {
    try await server.facets(of: search, freshness: freshness)
  }

  public func total(of search: NativeSearch, freshness: Freshness) async throws(NewspaperError) -> Int {
    try await server.total(of: search, freshness: freshness)
  }

  public func address(
    of search: NativeSearch, order: SearchOrder
  ) async throws(NewspaperError) -> SearchAddress {
    try await server.address(of: search, order: order)
  }

  public func refresh() async { await server.refresh() }
}
