import Newspapers

/// A file that takes the lines of pages found, whole, and has each page once however often the search is begun.
@MainActor public protocol HitSink: AnyObject {
  /// The pages that it has.
  var pages: Set<PageID> { get }

  /// For display.
  var path: String { get }

  /// Appends lines, each of one page.
  func append(_ lines: [(page: PageID, line: String)]) throws(NewspaperError)

  /// Says that it has all pages.
  /// - Parameter summary: what was found, for people.
  func finish(_ summary: String) throws(NewspaperError)
}
