/// When the text of a page that a search found is loaded, where that takes a request of its own.
enum PreviewChoice: String, CaseIterable, Sendable {
  /// Once the reader rests on the page.
  case rest
  /// When the reader asks for it.
  case ask
}
