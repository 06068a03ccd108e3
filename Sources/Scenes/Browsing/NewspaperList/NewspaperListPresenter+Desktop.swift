import MVP
import Newspapers
import Presentation

/// What can be done with a listed newspaper outside the program.
extension NewspaperListPresenter {
  public func openInBrowser(row: Int) {
    guard let content = state.content, let row = content.row(at: row) else { return }
    preview(row, content).openInBrowser(with: desktop, router)
  }

  public func copy(_ part: CopiedPart, row: Int) {
    guard let content = state.content, let row = content.row(at: row) else { return }
    preview(row, content).copy(part, with: desktop, router)
  }
}
