/// The kinds of files of a page.
public enum PageFile: String, CaseIterable, Hashable, Sendable {
  /// The OCR text, UTF-8.
  case text
  /// The OCR text with the position of each word, ALTO XML.
  case alto
  case pdf
  /// The master scan, JPEG 2000.
  case jp2
  /// The whole page as JPEG, as large as the source makes it.
  case jpg
  /// The source's metadata of the page.
  case json
}
