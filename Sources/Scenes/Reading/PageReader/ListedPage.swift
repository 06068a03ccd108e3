import Newspapers

/// A page of a list that is read page by page.
public struct ListedPage: Hashable, Sendable {
  public let page: PageID
  /// The newspaper's title; nil if the list does not say.
  public let title: String?

  public init(page: PageID, title: String?) {
    self.page = page
    self.title = title
  }
}
