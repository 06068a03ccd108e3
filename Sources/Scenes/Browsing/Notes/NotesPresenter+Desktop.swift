import MVP
import Newspapers
import Presentation

/// What can be done with a note outside the screen.
extension NotesPresenter {
  public func openInBrowser(_ row: NoteRow) {
    guard let address = row.excerpt.webAddress else { return sayNoAddress() }
    desktop?.open(address, telling: router)
  }

  public func copy(_ part: CopiedPart, _ row: NoteRow) {
    let text: String? =
      switch part {
      case .address: row.excerpt.webAddress
      case .text: [row.text, row.note].first { !$0.isEmpty }
      case .lccn: row.excerpt.page.issue.lccn.description
      }
    guard let text else {
      if part == .address { return sayNoAddress() }
      router?.announce(failure: "No text to copy")
      return
    }
    desktop?.copy(text, telling: router)
  }

  public func cite(_ row: NoteRow, choosesStyle: Bool) async {
    await citer?.copy(row.excerpt, choosesStyle: choosesStyle, router)
  }

  private func sayNoAddress() { router?.announce(failure: "This page has no address on the web") }
}
