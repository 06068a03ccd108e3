/// The names in one list of archives: a second archive of the same name would overwrite the first one's
/// files.
public struct ArchiveNames: Sendable {
  private var batches: Set<String> = []
  private var files: Set<String> = []

  public init() {}

  /// - Returns: false if an earlier archive has its batch's name, or its file's.
  public mutating func take(_ archive: OCRArchive) -> Bool {
    guard !batches.contains(archive.batch), !files.contains(archive.fileName) else { return false }
    batches.insert(archive.batch)
    files.insert(archive.fileName)
    return true
  }
}
