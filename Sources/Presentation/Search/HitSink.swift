import Newspapers

/// A file for the lines of found pages. Lines are written completely, and each page only once, however often
/// the search is started.
@MainActor public protocol HitSink: AnyObject {
  /// The pages that it has.
  var pages: Set<PageID> { get }

  /// For display.
  var path: String { get }

  /// Appends lines, each of one page.
  func append(_ lines: [(page: PageID, line: String)]) throws(NewspaperError)

  /// Reports that it has all pages.
  func finish(_ receipt: SearchReceipt) throws(NewspaperError)
}
