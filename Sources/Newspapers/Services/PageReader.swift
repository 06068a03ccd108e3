/// Reads pages: their text, where its words stand, and their picture.
///
/// Every method fails with a `NewspaperError`; `.notFound` where there is no such page, or it has no text or no scan.
public protocol PageReader: Sendable {
  /// What OCR read on the page.
  func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText

  /// The same with the place of each word: the larger file.
  func layout(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageLayout

  /// A picture of the page or of a part of it: one small request for each view that was not seen before.
  func scan(of page: PageID, _ view: ScanView) async throws(NewspaperError) -> PageScan

  /// Where a file of the page is; `.unsupported` where the source has none of the kind.
  func location(of file: PageFile, of page: PageID) async throws(NewspaperError) -> PageFileLocation

  /// The page's page for people; nil where it has none.
  func webAddress(of page: PageID) -> String?
}
