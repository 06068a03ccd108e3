/// What OCR read on a page.
public struct PageText: Hashable, Sendable {
  public let page: PageID
  /// Lines as they are printed, with their hyphens; blank lines are between blocks. Empty for a page without words.
  public let text: String
  /// Where the words stand, if the text was read from there; nil where the source was asked for the text alone.
  public let layout: PageLayout?
  public let origin: Origin

  public init(page: PageID, text: String, layout: PageLayout? = nil, origin: Origin) {
    self.page = page
    self.text = text
    self.layout = layout
    self.origin = origin
  }
}
