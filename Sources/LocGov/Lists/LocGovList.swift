import NewspaperHTTP
import Newspapers

/// One of the Library's lists of newspapers, to be fetched completely.
struct LocGovList: NewspaperList {
  let source: ListingSource
  let list: ListingSource.List

  var name: String { source.server.site.name }

  var isOfDigitized: Bool {
    if case .directory = list { false } else { true }
  }

  @concurrent
  func size() async throws(NewspaperError) -> NewspaperListProgress {
    let first = try await page(ListPlace(page: 1, size: Endpoint.largestPage))
    let (total, came) = (first?.total, first?.rows.count ?? 0)
    let (size, unreadable) = (max(1, came), first?.rows.count { $0 == nil } ?? 0)
    let counted = total ?? came
    return NewspaperListProgress(
      fetched: came - unreadable, total: total, requests: total.map { max(1, ($0 + size - 1) / size) },
      origin: first?.origin.lacking(
        .init(rows: "newspapers", came: counted - unreadable, counted: counted, unreadable: unreadable)))
  }

  @concurrent
  func newspapers(
    _ progress: @Sendable (NewspaperListProgress) async -> Void
  ) async throws(NewspaperError) -> NewspaperListing {
    let whole = try await WholeList<ListingPage>.fetch(
      of: "newspapers", host: source.server.site.host, progress: progress
    ) { place throws(NewspaperError) in
      try await page(place)
    }
    guard let whole else { throw .unsupported(source: name, what: "a list of this many newspapers") }
    let newspapers = Newspaper.merged(whole.pages.flatMap { $0.rows.compactMap(\.self) })
    return NewspaperListing(newspapers: newspapers, offset: 0, total: newspapers.count, origin: whole.origin)
  }

  func refresh() async {
    source.server.refresh()
    source.sizes.forget()
  }

  /// An old answer, the fallback during an outage, does not count: it has already been imported.
  private func page(_ place: ListPlace) async throws(NewspaperError) -> ListingPage? {
    let page = try await source.pageUnlessPastTheEnd(place, of: list, .recent)
    if let cause = page?.origin.fallbackFor?.error { throw cause }
    if let total = page?.total, total > 2 * Endpoint.reach {
      throw .unsupported(
        source: name, what: .other("a list of \(total) newspapers: it gives at most 100,000 from each end"))
    }
    return page
  }
}

extension LocGovService {
  /// Everything that the Library has digitized.
  public var digitizedList: any NewspaperList { LocGovList(source: listings, list: .titles) }
}
