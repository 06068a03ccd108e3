/// The front page of an issue, in a list of a day's front pages.
public struct FrontPage: Hashable, Sendable {
  public let page: PageID
  /// The newspaper's title.
  public let title: String
  /// As written by the source: `Oregon--Multnomah--Portland`, `Portland, Or.`; nil if it does not say.
  public let place: String?
  /// Where the source says the page's picture is; only the source can read it (`ScanView.listed`); nil if it
  /// does not say.
  public let picture: String?

  public init(page: PageID, title: String, place: String? = nil, picture: String? = nil) {
    self.page = page
    self.title = title
    self.place = place
    self.picture = picture
  }
}
