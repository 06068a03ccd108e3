/// Imports newspapers from files into the local catalog.
public protocol NewspaperImporter: Sendable {
  /// Imports `files` (`-` is standard input), of whatever kind; later files take precedence.
  ///
  /// Nothing changes until everything has been read, and then all at once: an import that ends early, for
  /// whatever reason, changes nothing.
  /// - Parameters:
  ///   - tolerance: what may be wrong with the files.
  ///   - progress: called with the progress from time to time, in the task of the import.
  /// - Throws: `.unreadable` for files of unknown kinds, for what is not tolerated, and if there is nothing
  ///   to import; `.local` if the disk cannot be read or written; `.canceled`.
  func importNewspapers(
    from files: [String], tolerance: ImportTolerance,
    progress: @Sendable @escaping (ImportProgress) async -> Void
  ) async throws(NewspaperError) -> ImportReport

  /// Imports the complete list of newspapers that `source` has digitized, replacing its previous list. All at
  /// once, like an import of files.
  /// - Parameter source: whose list it is, as `IssueSource` stores it.
  /// - Throws: `.local` if the disk cannot be read or written.
  func takeList(_ newspapers: [Newspaper], of source: String) async throws(NewspaperError) -> ImportReport

  /// Imports newspapers from a directory, digitized or not; anything else known about them takes precedence.
  /// - Parameter source: whose directory it is.
  /// - Throws: `.local` if the disk cannot be read or written.
  func takeDirectory(
    _ newspapers: [Newspaper], of source: String
  ) async throws(NewspaperError) -> ImportReport
}
