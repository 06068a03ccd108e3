/// The front page of an issue, in a list of the front pages of a day.
public struct FrontPage: Hashable, Sendable {
  public let page: PageID
  /// The newspaper's title.
  public let title: String
  /// As the source writes it: `Oregon--Multnomah--Portland`, `Portland, Or.`; nil if it does not say.
  public let place: String?

  public init(page: PageID, title: String, place: String? = nil) {
    self.page = page
    self.title = title
    self.place = place
  }
}
