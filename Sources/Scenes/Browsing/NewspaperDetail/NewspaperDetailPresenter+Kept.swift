import MVP
import Newspapers
import Presentation

/// What this machine knows of a newspaper that the reader's library remembers.
extension NewspaperDetailPresenter {
  /// Shows the record if it is on this machine, or what would stand in for it is; the preview stays if neither is.
  func showKept() async {
    for directory in [directory, directory.standIn].compactMap(\.self) {
      guard let record = try? await directory.newspaper(lccn, freshness: .kept) else { continue }
      return show(.content(NewspaperDetailContent(record, listed: preview?.row).marked(bookmark)))
    }
  }

  /// Why there is no record: of a newspaper that can be read here it is only the record that is missing.
  func failure(of error: NewspaperError) async -> Failure {
    guard case .notFound = error, let pages = await holdings?.pageCount(of: lccn), pages > 0 else {
      return Failure(error)
    }
    return .noRecord(of: lccn, pages: pages, error)
  }
}
