import Newspapers

/// A page of a list, as it is asked for.
struct ListPlace: Hashable, Sendable {
  /// Counted from 1.
  let page: Int
  /// Rows a page.
  let size: Int
  /// Whether the list is sorted the other way round.
  var isFromTheEnd = false

  /// Rows before the page.
  var start: Int { (page - 1) * size }

  /// Whether a list of `total` rows ends before the page.
  func isPastTheEnd(of total: Int) -> Bool { page > 1 && start >= total }

  /// Whether the page may have no rows: the Library's own counts were seen to be one too high.
  func mayBeEmpty(of total: Int) -> Bool { total == 0 || page > 1 && start + 1 >= total }

  /// What `ask` brings; nil if the server answers as it does for pages past the end: with 404 or 400.
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
