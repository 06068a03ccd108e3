import MVP
import Newspapers
import Presentation

/// Lists the newspapers that a state on the map opens, without a request.
public final class StateListPresenter: MvpPresenter<StateListContent> {
  private let directory: any NewspaperDirectory
  /// The first rows of the list, as it loads them itself.
  private static let first = Window(offset: 0, limit: NewspaperListing.usualWindow)

  public init(directory: any NewspaperDirectory) { self.directory = directory }

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
}

/// The beginning of the list that a state on the map opens: display-ready.
public struct StateListContent: Hashable, Sendable {
  public let query: NewspaperQuery
  /// The first rows, in the order of the list; nil if the list is not on this machine.
  public let rows: [NewspaperRow]?
  /// How long the list is: `1,024 newspapers`; nil if it is not on this machine.
  public let length: String?
  private let total: Int
  private let isOpenEnded: Bool

  /// - Parameter listing: nil if the list is not on this machine.
  init(_ query: NewspaperQuery, _ listing: NewspaperListing?) {
    self.query = query
    rows = listing.map { $0.newspapers.map { NewspaperRow($0, in: query.state) } }
    length = listing.map { Numerals.count($0.total, isOpenEnded: $0.isOpenEnded, "newspaper") }
    (total, isOpenEnded) = (listing?.total ?? 0, listing?.isOpenEnded ?? false)
  }

  /// What follows that many rows: `1,004 more`; nil if nothing does.
  func rest(after shown: Int) -> String? {
    let left = total - shown
    guard left > 0 else { return nil }
    return isOpenEnded ? "more" : "\(Numerals.grouped(left)) more"
  }
}
