import MVP
import Newspapers
import Presentation

/// Passing the record to other programs.
extension NewspaperDetailPresenter {
  public func openInBrowser() { addressed?.openInBrowser(with: desktop, router) }

  public func copy(_ part: CopiedPart) { addressed?.copy(part, with: desktop, router) }

  /// Copies a citation of the newspaper.
  public func cite(choosesStyle: Bool) async {
    await citer?.copy(
      .newspaper(lccn), title: state.content?.row.title, choosesStyle: choosesStyle, router)
  }

  /// What is shown; a preview with its page at the source that has its issues.
  private var addressed: NewspaperDetailContent? {
    state.content.map { $0.addressed(archive?.webAddress(of: lccn)) }
  }
}
