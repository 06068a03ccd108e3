import MVP
import Newspapers
import Presentation

/// What can be done with a found page outside the program.
extension SearchPresenter {
  public func openInBrowser(row: Int) {
    guard let row = state.content?.row(at: row) else { return }
    guard let address = archive?.webAddress(of: row.page) else { return sayNoAddress(row) }
    desktop?.open(address, telling: router)
  }

  public func copy(_ part: CopiedPart, row: Int) {
    guard let row = state.content?.row(at: row) else { return }
    guard let text = text(of: part, row) else {
      if part == .address { return sayNoAddress(row) }
      router?.announce(failure: "No text to copy")
      return
    }
    desktop?.copy(text, telling: router)
  }

  /// Copies a citation of a found page.
  public func cite(row: Int, choosesStyle: Bool) async {
    guard let row = state.content?.row(at: row) else { return }
    await citer?.copy(.page(row.page), title: row.title, choosesStyle: choosesStyle, router)
  }

  private func text(of part: CopiedPart, _ row: SearchRow) -> String? {
    let address = archive?.webAddress(of: row.page)
    return switch part {
    case .address: address
    case .text: row.snippets.isEmpty ? nil : row.snippets.map(\.text).joined(separator: "\n")
    case .lccn: row.page.issue.lccn.description
    }
  }

  private func sayNoAddress(_ row: SearchRow) {
    let source = archive.map { Failure.named($0.name(of: row.page.issue.lccn)) } ?? "this machine"
    router?.announce(failure: "\(source) has no address for this page")
  }
}
