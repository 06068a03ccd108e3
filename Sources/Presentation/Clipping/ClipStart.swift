/// Where a clip starts on a page.
public enum ClipStart: Hashable, Sendable {
  /// In fractions of the page.
  case point(x: Double, y: Double)
  /// Where these words, which the reader sees, are; the middle of the page if they are not found.
  case words(String)
  /// A region in pixels of the whole scan, as in old addresses.
  case pixels(left: Int, top: Int, width: Int, height: Int)
}
