import MVP
import Newspapers

/// What can be done with a newspaper outside the screen, wherever it is shown.
extension NewspaperDetailContent {
  @MainActor public func openInBrowser(with desktop: (any Desktop)?, _ router: (any Announcer)?) {
    desktop?.open(webAddress, telling: router)
  }

  @MainActor public func copy(_ part: CopiedPart, with desktop: (any Desktop)?, _ router: (any Announcer)?) {
    desktop?.copy(text(of: part), done: part == .text ? "Copied the record as text" : nil, telling: router)
  }

  public func text(of part: CopiedPart) -> String {
    switch part {
    case .address: webAddress
    // Leaves out the reader's private note and tags.
    case .text: marked(nil).plainDocument.plainLines(width: 80).joined(separator: "\n")
    case .lccn: row.lccn.description
    }
  }

  /// A preview may have no address yet, but the Library has a page for every LCCN.
  var webAddress: String { address.isEmpty ? IssueSource.library.webAddress(of: row.lccn) : address }
}
