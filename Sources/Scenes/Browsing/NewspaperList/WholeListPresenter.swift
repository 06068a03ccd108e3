import MVP
import Newspapers
import Presentation

/// Lists all newspapers that match a query, page by page, and keeps only their numbers: the Library's order
/// is not stable, so its pages overlap, and rows fall between them.
public final class WholeListPresenter: MvpPresenter<WholeListContent> {
  private let query: NewspaperQuery
  private let directory: any NewspaperDirectory
  private let archive: (any IssueArchive)?
  private lazy var local = archive?.localPages ?? [:]
  private let firstPage: Int
  private let pageSize: Int
  private let isWanted: () -> Bool

  /// As many rows as servers return at once.
  public static let usualPageSize = 1000

  /// - Parameters:
  ///   - archive: knows what is on this machine; nil for a view that does not show it.
  ///   - firstPage: where to begin, from 1.
  ///   - isWanted: whether anyone still reads the output.
  public init(
    query: NewspaperQuery, directory: any NewspaperDirectory, archive: (any IssueArchive)? = nil,
    firstPage: Int = 1, pageSize: Int = usualPageSize, isWanted: @escaping () -> Bool = { true }
  ) {
    self.query = query
    self.directory = directory
    self.archive = archive
    self.firstPage = firstPage
    self.pageSize = pageSize
    self.isWanted = isWanted
  }

  public override func start() async {
    var page = firstPage
    var known: Set<LCCN> = []
    do throws(NewspaperError) {
      while isWanted() {
        let window = Window(offset: (page - 1) * pageSize, limit: pageSize)
        let listing = try await directory.newspapers(matching: query, window: window, freshness: .recent)
        // After an outage in the middle, another list must not continue this one.
        if page > firstPage, let cause = listing.origin.fallbackFor?.error { throw cause }
        guard listing.total > 0, query.words.isEmpty || !SoughtWords(query.words).isEmpty else {
          return await showNothing(listing)
        }
        let isLast = window.offset + pageSize >= listing.total
        let new = listing.newspapers.filter { known.insert($0.lccn).inserted }
        let passedOver = (firstPage - 1) * pageSize
        let missing =
          isLast && !listing.isOpenEnded ? max(0, listing.total - passedOver - known.count) : 0
        show(
          .content(
            WholeListContent(
              new, of: listing, query: query, isLast: isLast, passedOver: passedOver, missing: missing,
              local: local)))
        if isLast { return }
        page += 1
      }
    } catch {
      show(.failed(failure(error, at: page)))
    }
  }

  private func showNothing(_ listing: NewspaperListing) async {
    let list = NewspaperListPresenter(query: query, directory: directory, pageSize: pageSize)
    show(.empty(listing.total == 0 ? await list.nothing(listing) : NewspaperListPresenter.noWords))
  }

  private func failure(_ error: NewspaperError, at page: Int) -> Failure {
    let failure = Failure(error)
    guard page > firstPage else { return failure }
    return Failure(
      failure.message,
      advice: ["To resume from here, add --page \(page) --per-page \(pageSize)."] + failure.advice,
      exitCode: failure.exitCode)
  }
}
