import MVP
import Newspapers
import Presentation

/// What can be done with a listed newspaper outside the program.
extension NewspaperListPresenter {
  public func openInBrowser(row: Int) { addressed(row)?.openInBrowser(with: desktop, router) }

  public func copy(_ part: CopiedPart, row: Int) { addressed(row)?.copy(part, with: desktop, router) }

  /// Copies a citation of the newspaper.
  public func cite(row: Int, choosesStyle: Bool) async {
    guard let row = state.content?.row(at: row) else { return }
    await citer?.copy(.newspaper(row.lccn), title: row.title, choosesStyle: choosesStyle, router)
  }

  /// The newspaper in a row, with its page at the source that has its issues.
  private func addressed(_ row: Int) -> NewspaperDetailContent? {
    guard let content = state.content, let row = content.row(at: row) else { return nil }
    return preview(row, content).addressed(archive?.webAddress(of: row.lccn))
  }
}
