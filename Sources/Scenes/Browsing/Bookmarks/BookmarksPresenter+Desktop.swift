import MVP
import Newspapers
import Presentation

/// What can be done with the newspaper of a row outside the screen.
extension BookmarksPresenter {
  public func openInBrowser(row: LibraryRow) { addressed(row)?.openInBrowser(with: desktop, router) }

  public func copy(_ part: CopiedPart, row: LibraryRow) { addressed(row)?.copy(part, with: desktop, router) }

  /// Copies a citation of the newspaper.
  public func cite(row: LibraryRow, choosesStyle: Bool) async {
    guard let newspaper = row.newspaper else { return }
    await citer?.copy(
      .newspaper(newspaper.lccn), title: newspaper.title, choosesStyle: choosesStyle, router)
  }

  /// The newspaper of a row, with its page at the source that has its issues.
  private func addressed(_ row: LibraryRow) -> NewspaperDetailContent? {
    preview(row).map { $0.addressed(archive?.webAddress(of: $0.row.lccn)) }
  }
}
