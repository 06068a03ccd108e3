import MVP
import Newspapers

/// What can be done with a newspaper outside the screen, wherever it is shown.
extension NewspaperDetailContent {
  @MainActor public func openInBrowser(with desktop: (any Desktop)?, _ router: (any Announcer)?) {
    guard let webAddress else { return sayNoAddress(router) }
    desktop?.open(webAddress, telling: router)
  }

  @MainActor public func copy(_ part: CopiedPart, with desktop: (any Desktop)?, _ router: (any Announcer)?) {
    guard let text = text(of: part) else { return sayNoAddress(router) }
    desktop?.copy(text, done: part == .text ? "Copied the record as text" : nil, telling: router)
  }

  /// Nil if there is no such address.
  public func text(of part: CopiedPart) -> String? {
    switch part {
    case .address: webAddress
    // Leaves out the reader's private note and tags.
    case .text: marked(nil).plainDocument.plainLines(width: 80).joined(separator: "\n")
    case .lccn: row.lccn.description
    }
  }

  /// A preview may have no address yet, but the Library has a page for every LCCN.
  private var webAddress: String? {
    if !address.isEmpty { return address }
    return row.lccn.isDemonstration ? nil : IssueSource.libraryAddress(of: row.lccn)
  }

  @MainActor private func sayNoAddress(_ router: (any Announcer)?) {
    router?.announce(failure: "This newspaper has no address on the web")
  }
}
