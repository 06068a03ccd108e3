/// Imports newspapers from files into the local catalogue.
public protocol NewspaperImporter: Sendable {
  /// Imports `files` (`-` is standard input), of whatever kind; later files take precedence.
  ///
  /// Nothing changes until everything has been read, and then all at once: an import that ends early, for
  /// whatever reason, leaves things as they were.
  /// - Parameters:
  ///   - isStrict: whether an unreadable record ends the import; otherwise it is skipped.
  ///   - progress: called from time to time, in whatever task runs the import.
  /// - Throws: `.unreadable` for files of no known kind, and for records if strict; `.local` if the disk
  ///   cannot be read or written; `.cancelled`.
  func importNewspapers(
    from files: [String], isStrict: Bool, progress: @Sendable @escaping (ImportProgress) async -> Void
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
