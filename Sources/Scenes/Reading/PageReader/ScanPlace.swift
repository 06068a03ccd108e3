/// Where a page's scan is shown.
enum ScanPlace: Hashable, Sendable {
  case hidden
  /// Beside the text.
  case beside
  /// In the text's place, where there is no room for both.
  case alone
}
