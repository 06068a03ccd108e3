/// What OCR read on a page.
public struct PageText: Hashable, Sendable {
  public let page: PageID
  /// Lines as printed, with their hyphens; blank lines separate blocks. Empty for a page without words.
  public let text: String
  /// The positions of the words, if the text came from there; nil if only the text was requested.
  public let layout: PageLayout?
  public let origin: Origin
  /// The parts that were read on this machine because the reader prefers that; empty if it is the source's
  /// text.
  public let readings: [OCRReading]

  public init(
    page: PageID, text: String, layout: PageLayout? = nil, origin: Origin, readings: [OCRReading] = []
  ) {
    self.page = page
    self.text = text
    self.layout = layout
    self.origin = origin
    self.readings = readings
  }
}
