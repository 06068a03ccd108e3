/// Takes newspapers from files into what is kept on this machine.
public protocol NewspaperImporter: Sendable {
  /// Imports `files` (`-` is standard input), of whatever kind their contents are; the later outdo the earlier.
  ///
  /// Until everything has been read nothing changes, and then all at once: an import that ends in the middle, whoever
  /// ended it, leaves things as they were.
  /// - Parameters:
  ///   - isStrict: whether a record that cannot be read ends the import; else it is left out.
  ///   - progress: told from time to time how far it is, in whatever task the import runs.
  /// - Throws: `.unreadable` for files that are none of the kinds, and for records if strict; `.local` for a disk that
  ///   cannot be read or written; `.cancelled`.
  func importNewspapers(
    from files: [String], isStrict: Bool, progress: @Sendable @escaping (ImportProgress) async -> Void
  ) async throws(NewspaperError) -> ImportReport

  /// Takes in the newspapers that `source` lists as digitised, all of them: they take the place of what it listed
  /// before. All at once, as an import of files.
  /// - Parameter source: whose list it is, as `IssueSource` stores it.
  /// - Throws: `.local` for a disk that cannot be read or written.
  func takeList(_ newspapers: [Newspaper], of source: String) async throws(NewspaperError) -> ImportReport

  /// Takes in newspapers that a directory names, digitised or not; whatever else is known of one outdoes that.
  /// - Parameter source: whose directory it is.
  /// - Throws: `.local` for a disk that cannot be read or written.
  func takeDirectory(
    _ newspapers: [Newspaper], of source: String
  ) async throws(NewspaperError) -> ImportReport
}
