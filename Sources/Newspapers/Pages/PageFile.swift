/// The files that there are of a page.
public enum PageFile: String, CaseIterable, Hashable, Sendable {
  /// What OCR read, UTF-8.
  case text
  /// The same with the place of each word, ALTO XML.
  case alto
  case pdf
  /// The master scan, JPEG 2000.
  case jp2
  /// The whole page as JPEG, as large as the source makes it.
  case jpg
  /// What the source says of the page.
  case json
}
