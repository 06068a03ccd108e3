import MVP
import Newspapers
import Presentation

/// Lists the newspapers that a state on the map opens, without a request, and leads to each.
public final class StateListPresenter: MvpPresenter<StateListContent> {
  private let directory: any NewspaperDirectory
  private let router: (any Router<Route>)?
  /// The first rows of the list, as it loads them itself.
  private static let first = Window(offset: 0, limit: NewspaperListing.usualWindow)

  public init(directory: any NewspaperDirectory, router: (any Router<Route>)? = nil) {
    (self.directory, self.router) = (directory, router)
  }

  /// - Parameter query: what would be opened.
  public func look(at query: NewspaperQuery) async {
    do throws(NewspaperError) {
      let listing = try await directory.newspapers(
        matching: query, window: StateListPresenter.first, freshness: .kept)
      show(.content(StateListContent(query, listing)))
    } catch {
      switch error {
      case .canceled: return
      case .notHere: show(.content(StateListContent(query, nil)))
      default: show(.failed(Failure(error)))
      }
    }
  }

  /// Opens the record of a newspaper, as its list does.
  func open(row: Int) {
    guard let content = state.content, let rows = content.rows, rows.indices.contains(row),
      let origin = content.origin
    else { return }
    let preview = NewspaperDetailContent(previewing: rows[row], origin: origin)
    router?.open(.newspaper(rows[row].lccn, preview: preview))
  }
}

/// The beginning of the list that a state on the map opens: display-ready.
public struct StateListContent: Hashable, Sendable {
  public let query: NewspaperQuery
  /// The first rows, in the order of the list; nil if the list is not on this machine.
  public let rows: [NewspaperRow]?
  /// How long the list is: `1,024 newspapers`; nil if it is not on this machine.
  public let length: String?
  /// Where the rows come from; nil if the list is not on this machine.
  let origin: OriginContent?
  private let total: Int
  private let isOpenEnded: Bool

  /// - Parameter listing: nil if the list is not on this machine.
  init(_ query: NewspaperQuery, _ listing: NewspaperListing?) {
    self.query = query
    rows = listing.map { $0.newspapers.map { NewspaperRow($0, in: query.state) } }
    length = listing.map { Numerals.count($0.total, isOpenEnded: $0.isOpenEnded, "newspaper") }
    origin = listing.map { OriginContent($0.origin) }
    (total, isOpenEnded) = (listing?.total ?? 0, listing?.isOpenEnded ?? false)
  }

  /// What follows that many rows: `1,004 more`; nil if nothing does.
  func rest(after shown: Int) -> String? {
    let left = total - shown
    guard left > 0 else { return nil }
    return isOpenEnded ? "more" : "\(Numerals.grouped(left)) more"
  }
}
