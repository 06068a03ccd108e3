import MVP
import Newspapers
import Presentation

extension NewspaperListPresenter {
  /// Shows `wanted` and the adjacent pages; `listing` is the newest answer, nil if all was here.
  func showPages(_ wanted: [Int], of listing: NewspaperListing?) async {
    let total = listing?.total ?? state.content?.total ?? 0
    let origin = listing.map { OriginContent($0.origin) } ?? state.content?.origin
    guard total > 0, let origin else {
      // The source may know what this machine does not.
      if origin?.awaited != nil { return }
      let asked = query
      let nothing = await nothing(listing)
      if asked == query { show(.empty(nothing)) }
      return
    }
    guard let first = wanted.first, let last = wanted.last else { return }
    pages.keep(near: first...last)
    let range = pages.run(around: first...last)
    show(
      .content(
        NewspaperListContent(
          rows: range.flatMap { pages[$0] ?? [] }, offset: range.lowerBound * pageSize, total: total,
          query: query, origin: origin, closestWords: closestWords, gaps: gaps,
          timeline: timeline, isOpenEnded: listing?.isOpenEnded ?? state.content?.isOpenEnded ?? false
        ).marked(shelf?.marked ?? []).holding(local).anchored(at: anchor)))
  }
}
