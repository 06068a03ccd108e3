/// Reads pages: their text, the positions of the words, and their pictures.
///
/// Every method fails with a `NewspaperError`: `.notFound` if there is no such page, or it has no text or
/// scan.
public protocol PageReader: Sendable {
  /// The OCR text of the page.
  func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText

  /// The same with the position of each word: the larger file.
  func layout(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageLayout

  /// A picture of the page or part of it: one small request for each view not seen before.
  func scan(of page: PageID, _ view: ScanView) async throws(NewspaperError) -> PageScan

  /// Whether this machine has a part of the page, so that reading it takes no request: nothing is sent, and nothing
  /// large is read. What it has may still prove to be damaged.
  func isHere(_ part: PagePart, of page: PageID) async -> Bool

  /// The hosts that must be asked for a picture, once for each request, as far as known without one; empty if
  /// this machine has it anyway.
  func requests(for view: ScanView, of page: PageID) async -> [String]

  /// The kinds of files that the page may have, as far as known without a request.
  func files(of page: PageID) -> [PageFile]

  /// Where to get a file of the page; `.unsupported` if the source has none of the kind.
  func location(of file: PageFile, of page: PageID) async throws(NewspaperError) -> PageFileLocation

  /// Where the file is if it is no longer at `gone`, as `location` said; nil if the source knows no other
  /// place.
  func location(
    of file: PageFile, of page: PageID, insteadOf gone: PageFileLocation
  ) async throws(NewspaperError) -> PageFileLocation?

  /// The page's web page; nil if it has none.
  func webAddress(of page: PageID) -> String?
}

extension PageReader {
  /// None, for an archive on this machine.
  public func requests(for view: ScanView, of page: PageID) async -> [String] { [] }

  /// All, for a source that has to be asked.
  public func files(of page: PageID) -> [PageFile] { PageFile.allCases }

  /// None, for a source whose files stay where they are.
  public func location(
    of file: PageFile, of page: PageID, insteadOf gone: PageFileLocation
  ) async throws(NewspaperError) -> PageFileLocation? { nil }
}

/// What a reader may have of a page.
public enum PagePart: Hashable, Sendable {
  case text
  /// A picture of the page, as it was requested.
  case scan(ScanView)
}
