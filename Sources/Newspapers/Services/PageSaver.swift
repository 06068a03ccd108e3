/// Saves files of pages into a folder of this machine.
public protocol PageSaver: Sendable {
  /// For people: the path of the file `name` if there is something of that name; nil if there is not.
  func pathOfExisting(_ name: String) throws(NewspaperError) -> String?

  /// Bytes that the file has; nil where its source does not say. Nothing is saved.
  func size(
    of file: PageFile, of page: PageID, at location: PageFileLocation
  ) async throws(NewspaperError) -> Int?

  /// Saves the file as `name`. It has that name only once it is whole; what an interruption leaves is gone on with the
  /// next time.
  /// - Parameters:
  ///   - name: one of a file, without a folder.
  ///   - replaces: whether it may take the place of another.
  ///   - progress: told from time to time how far it is.
  /// - Throws: `.local` for a disk that cannot be written, and for a file that is there; `.malformed` for an answer
  ///   that is not as long as promised, or not of the kind.
  func save(
    _ file: PageFile, of page: PageID, at location: PageFileLocation, as name: String, replaces: Bool,
    progress: @Sendable @escaping (SaveProgress) async -> Void
  ) async throws(NewspaperError) -> SavedFile
}
