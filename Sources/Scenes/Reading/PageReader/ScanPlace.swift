/// Where a page's scan is shown.
enum ScanPlace: Hashable, Sendable {
  case hidden
  /// Beside the text.
  case beside
  /// Instead of the text, if there is no room for both.
  case alone
}
