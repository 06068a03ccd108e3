/// What OCR read on a page.
public struct PageText: Hashable, Sendable {
  public let page: PageID
  /// Lines as they are printed, with their hyphens; blank lines are between blocks. Empty for a page without words.
  public let text: String
  public let origin: Origin

  public init(page: PageID, text: String, origin: Origin) {
    self.page = page
    self.text = text
    self.origin = origin
  }
}
