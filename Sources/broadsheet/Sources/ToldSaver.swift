import Newspapers

/// Saves files of pages, and reports after a screen has ended what quitting interrupted.
struct ToldSaver: DecoratedSaver {
  let saver: any PageSaver
  let log: AccessLog

  func save(
    _ file: PageFile, of page: PageID, at location: PageFileLocation, as name: String, replaces: Bool,
    progress: @Sendable @escaping (SaveProgress) async -> Void
  ) async throws(NewspaperError) -> SavedFile {
    do throws(NewspaperError) {
      return try await saver.save(
        file, of: page, at: location, as: name, replaces: replaces, progress: progress)
    } catch {
      if error == .canceled { log.trouble("stopped saving \(name); saving it again resumes the download") }
      throw error
    }
  }
}
