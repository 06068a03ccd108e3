import Files
import NewspaperHTTP
import Newspapers

/// Saves files of pages, and adds their texts to the index.
struct KeepingSaver: DecoratedSaver {
  let saver: any PageSaver
  let keeping: PageKeeping
  let readLayout: LayoutReading
  let now: @Sendable () -> Double

  func save(
    _ file: PageFile, of page: PageID, at location: PageFileLocation, as name: String, replaces: Bool,
    progress: @Sendable @escaping (SaveProgress) async -> Void
  ) async throws(NewspaperError) -> SavedFile {
    let saved = try await saver.save(
      file, of: page, at: location, as: name, replaces: replaces, progress: progress)
    if let kept = kept(page, in: saved, file, from: location) { await keeping.take(kept) }
    return saved
  }

  /// Nil for a file without words.
  private func kept(
    _ page: PageID, in saved: SavedFile, _ file: PageFile, from location: PageFileLocation
  ) -> KeptPage? {
    guard keeping.takes(.saved), file == .text || file == .alto,
      let bytes = (try? WholeFile(path: saved.path).read()) ?? nil
    else { return nil }
    var (text, quality) = (PlainText.text(bytes, type: saved.type), Double?.none)
    if file == .alto {
      // Problems with the file show when it is read.
      guard let layout = try? readLayout(bytes, saved.path) else { return nil }
      let printed = PrintedText(layout)
      (text, quality) = (printed.lines.joined(separator: "\n"), printed.quality?.value)
    }
    return KeptPage(
      page: page, text: text, source: location.source, way: .saved, fetched: now(),
      quality: quality)
  }
}
