import Newspapers
import Text

/// A front page as a list shows it: display-ready, and free of terminal control characters.
public struct FrontPageRow: Hashable, Sendable {
  public let page: PageID
  public let title: String
  /// `Portland, Oregon`; empty if the source does not say.
  public let place: String
  /// Its picture.
  let wanted: WantedPicture

  init(_ frontPage: FrontPage) {
    page = frontPage.page
    wanted = WantedPicture(frontPage.page, listed: frontPage.picture)
    let title = Sanitizer.sanitized(frontPage.title)
    self.title = title.isEmpty ? page.issue.lccn.description : title
    let place = frontPage.place ?? ""
    // As cataloged, starting with the state, or as printed.
    let cataloged = place.contains("--") ? Place(place)?.description : nil
    self.place = Sanitizer.sanitized(cataloged ?? place)
  }

  /// `Evening star, edition 2`.
  var name: String { page.issue.edition > 1 ? "\(title), edition \(page.issue.edition)" : title }
}
