import Newspapers

/// A page of a list, as requested.
struct ListPlace: Hashable, Sendable {
  /// From 1.
  let page: Int
  /// Rows per page.
  let size: Int
  /// Whether the list is in reverse order.
  var isFromTheEnd = false

  /// Where a list that is fetched as a whole begins.
  static let first = ListPlace(page: 1, size: Endpoint.largestPage)

  /// Rows before the page.
  var start: Int { (page - 1) * size }

  /// How many rows the page has in a list of `total` rows.
  func due(of total: Int) -> Int { min(size, max(0, total - start)) }

  /// Whether a list of `total` rows ends before the page.
  func isPastTheEnd(of total: Int) -> Bool { page > 1 && start >= total }

  /// Whether the page may be empty: the Library's counts are sometimes one too high.
  func mayBeEmpty(of total: Int) -> Bool { total == 0 || page > 1 && start + 1 >= total }

  /// The result of `ask`; nil if the server responds as it does for pages past the end: with 404 or 400.
  func unlessPastTheEnd<Page>(
    _ ask: () async throws(NewspaperError) -> Page
  ) async throws(NewspaperError) -> Page? {
    do throws(NewspaperError) {
      return try await ask()
    } catch {
      switch error {
      case .notFound where page > 1, .serverError(_, status: 400) where page > 1: return nil
      default: throw error
      }
    }
  }
}
