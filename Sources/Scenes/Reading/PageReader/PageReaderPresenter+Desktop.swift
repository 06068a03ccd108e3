import MVP
import Newspapers
import Presentation

/// What can be done with a page outside the screen.
extension PageReaderPresenter {
  public func openInBrowser() {
    guard let address = archive.webAddress(of: page) else { return sayNoAddress() }
    desktop?.open(address, telling: router)
  }

  public func copy(_ part: CopiedPart) {
    guard let text = text(of: part) else { return part == .address ? sayNoAddress() : sayNothing() }
    desktop?.copy(text, done: part == .text ? "Copied the page's text" : nil, telling: router)
  }

  /// Opens the page for clipping a region of it.
  public func openClip(at start: ClipStart) {
    // The framed part can be read again from there.
    mayHaveOtherText = true
    router?.open(
      .clipping(page, title: heading.title, start: start, foundBy: found?.query.description))
  }

  /// Copies a citation of the page.
  public func cite(choosesStyle: Bool) async {
    await citer?.copy(.page(page), title: heading.title, choosesStyle: choosesStyle, router)
  }

  private func text(of part: CopiedPart) -> String? {
    switch part {
    case .address: archive.webAddress(of: page)
    case .text: state.content.map { $0.texts.joined(separator: $0.mode == .reading ? "\n\n" : "\n") }
    case .lccn: page.issue.lccn.description
    }
  }

  private func sayNoAddress() {
    router?.announce(
      failure: "\(Failure.named(archive.name(of: page.issue.lccn))) has no address for this page")
  }

  private func sayNothing() { router?.announce(failure: "No text to copy") }
}
