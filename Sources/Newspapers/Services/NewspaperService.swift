/// One source of newspapers with everything it can do: what presenters are fed from.
///
/// Each ability is a protocol of its own, and a presenter takes only those it needs.
public struct NewspaperService: Sendable {
  /// Lists of newspapers, and their records.
  public let directory: any NewspaperDirectory
  /// Issues, front pages and pages.
  public let archive: any NewspaperArchive
  /// What this machine has of the same issues and pages: it sends nothing. Nil if that is not known apart.
  public let kept: (any NewspaperArchive)?
  /// Searches of the words of pages, as far as there are any.
  public let search: SearchSources
  /// Reads pages anew on this machine; nil where that is not offered.
  public let rereader: Rereader?
  /// The OCR of whole batches; nil where none is offered.
  public let ocrArchives: (any OCRArchiveList)?

  public init(
    directory: any NewspaperDirectory, archive: any NewspaperArchive,
    kept: (any NewspaperArchive)? = nil, search: SearchSources = SearchSources(), rereader: Rereader? = nil,
    ocrArchives: (any OCRArchiveList)? = nil
  ) {
    self.directory = directory
    self.archive = archive
    self.kept = kept
    self.search = search
    self.rereader = rereader
    self.ocrArchives = ocrArchives
  }

  /// For display: `www.loc.gov`, `oregonnews.uoregon.edu`, `starter catalog`.
  public var name: String { directory.name }
}
