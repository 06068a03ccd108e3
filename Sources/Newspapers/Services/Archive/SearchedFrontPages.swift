/// Another archive, which lists a day's front pages by searching this machine's if it has no list of them or
/// cannot be reached.
public struct SearchedFrontPages: DecoratedArchive {
  let archive: any NewspaperArchive
  private let search: any FullTextSearch

  /// - Parameter search: a search of this machine's pages, so that it takes no request.
  public init(_ archive: any NewspaperArchive, search: any FullTextSearch) {
    self.archive = archive
    self.search = search
  }

  /// A stored list comes first: it is complete, while the pages here are only those that somebody read.
  public func frontPages(
    of date: IssueDate, state: String?, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> FrontPageList {
    do throws(NewspaperError) {
      return try await archive.frontPages(of: date, state: state, window: window, freshness: freshness)
    } catch {
      guard error.leavesWhatIsHere else { throw error }
      let found = try await found(date, state, window)
      if found.total > 0 { return error.isOutage ? found.asFallback(for: archive.name, after: error) : found }
      guard error.isNotHere else { throw error }
      // If a day has pages here, an empty result for a state means none, not unknown.
      guard state != nil, try await self.found(date, nil, window).total > 0 else { throw error }
      return found
    }
  }

  private func found(
    _ date: IssueDate, _ state: String?, _ window: Window
  ) async throws(NewspaperError) -> FrontPageList {
    var fields = [SearchField(.page, [.numbers(1...1)])]
    if let days = IssueDateRange(from: date, to: date) { fields.append(SearchField(.date, [.dates(days)])) }
    if let state { fields.append(SearchField(.state, [.name(state)])) }
    let query: SearchQuery
    do throws(SearchQueryError) {
      query = try SearchQuery(.all(fields.map { .field($0) }))
    } catch {
      throw .unreadable(what: error.message)
    }
    let hits = try await search.hits(of: query, order: .title, window: window, freshness: .kept)
    return FrontPageList(
      date: date,
      pages: hits.hits.map { FrontPage(page: $0.page, title: $0.title, place: $0.place?.cataloged) },
      offset: window.offset, total: hits.count.least, origin: hits.origin)
  }
}

extension FrontPageList {
  /// The same instead of what `name` would have sent.
  fileprivate func asFallback(for name: String, after error: NewspaperError) -> FrontPageList {
    FrontPageList(
      date: date, pages: pages, offset: offset, total: total,
      origin: origin.asFallback(for: name, after: error))
  }
}
