/// One source of newspapers with everything it can do; it feeds presenters.
///
/// Each ability is a protocol of its own, and a presenter takes only those it needs.
public struct NewspaperService: Sendable {
  /// Lists of newspapers, and their records.
  public let directory: any NewspaperDirectory
  /// Issues, front pages and pages.
  public let archive: any NewspaperArchive
  /// The same issues and pages as far as they are on this machine; sends nothing. Nil if not known
  /// separately.
  public let kept: (any NewspaperArchive)?
  /// Searches of the text of pages, if any.
  public let search: SearchSources
  /// Reads pages again on this machine; nil if that is not offered.
  public let rereader: Rereader?
  /// The OCR of whole batches; nil if none is offered.
  public let ocrArchives: (any OCRArchiveList)?
  /// What this machine knows about newspapers of which `directory` has no record.
  public let known: any KnownNewspapers

  public init(
    directory: any NewspaperDirectory, archive: any NewspaperArchive,
    kept: (any NewspaperArchive)? = nil, search: SearchSources = SearchSources(), rereader: Rereader? = nil,
    ocrArchives: (any OCRArchiveList)? = nil, known: any KnownNewspapers = NoKnownNewspapers()
  ) {
    self.directory = directory
    self.archive = archive
    self.kept = kept
    self.search = search
    self.rereader = rereader
    self.ocrArchives = ocrArchives
    self.known = known
  }

  /// For display: `www.loc.gov`, `oregonnews.uoregon.edu`, `starter catalog`.
  public var name: String { directory.name }
}
