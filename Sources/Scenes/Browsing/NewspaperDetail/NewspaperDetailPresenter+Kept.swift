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
}
