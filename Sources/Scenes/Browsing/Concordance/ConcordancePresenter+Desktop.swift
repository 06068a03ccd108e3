import MVP
import Newspapers
import Presentation

/// What can be done with a hit outside the screen.
extension ConcordancePresenter {
  public func openInBrowser(row: Int) {
    guard let page = state.content?.row(at: row)?.address else { return }
    guard let address = archive?.webAddress(of: page) else { return sayNoAddress() }
    desktop?.open(address, telling: router)
  }

  public func copy(_ part: CopiedPart, row: Int) {
    guard let row = state.content?.row(at: row) else { return }
    let text: String? =
      switch part {
      case .address: row.address.flatMap { archive?.webAddress(of: $0) }
      case .text: "\(row.text)\n\(row.place)"
      case .lccn: String(row.hit.id.prefix { $0 != "/" })
      }
    guard let text else { return sayNoAddress() }
    desktop?.copy(text, done: part == .text ? "Copied the hit" : nil, telling: router)
  }

  /// Copies a citation of the page.
  public func cite(row: Int, choosesStyle: Bool) async {
    guard let row = state.content?.row(at: row), let page = row.address else { return }
    await citer?.copy(.page(page), title: row.newspaper, choosesStyle: choosesStyle, router)
  }

  private func sayNoAddress() { router?.announce(failure: "This page has no address on the web") }
}
