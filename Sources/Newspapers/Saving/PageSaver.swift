/// Saves files of pages to a local folder.
public protocol PageSaver: Sendable {
  /// For display: the path that the file `name` has, or would have.
  func path(of name: String) -> String

  /// The same; nil if nothing with that name exists.
  func pathOfExisting(_ name: String) throws(NewspaperError) -> String?

  /// The size of the file in bytes; nil if its source does not say. Saves nothing.
  func size(
    of file: PageFile, of page: PageID, at location: PageFileLocation
  ) async throws(NewspaperError) -> Int?

  /// Saves the file as `name`. It gets that name only once it is complete; an interrupted download resumes
  /// next time.
  /// - Parameters:
  ///   - name: a file name, without a folder.
  ///   - replaces: whether it may replace an existing file.
  ///   - progress: called from time to time.
  /// - Throws: `.local` if the disk cannot be written or the file exists; `.malformed` if the response has
  ///   the wrong length or kind.
  func save(
    _ file: PageFile, of page: PageID, at location: PageFileLocation, as name: String, replaces: Bool,
    progress: @Sendable @escaping (SaveProgress) async -> Void
  ) async throws(NewspaperError) -> SavedFile
}
