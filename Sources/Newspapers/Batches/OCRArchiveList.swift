/// The OCR of whole batches that a server offers for download.
public protocol OCRArchiveList: Sendable {
  /// All of them, at most a day old.
  /// - Throws: `.unsupported` if the server has no such list.
  func archives() async throws(NewspaperError) -> OCRArchiveListing
}

public struct OCRArchiveListing: Hashable, Sendable {
  public let archives: [OCRArchive]
  /// Rows without a usable name or address.
  public let unusable: Int
  /// How many of the files may be requested in ten minutes; nil if the server has no such rule.
  public let filesInTenMinutes: Int?
  public let origin: Origin

  public init(archives: [OCRArchive], unusable: Int, filesInTenMinutes: Int? = nil, origin: Origin) {
    self.archives = archives
    self.unusable = unusable
    self.filesInTenMinutes = filesInTenMinutes
    self.origin = origin
  }
}
