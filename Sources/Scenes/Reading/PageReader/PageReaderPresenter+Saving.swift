import MVP
import Newspapers
import Presentation

/// Saving a page.
extension PageReaderPresenter {
  /// Prompts for the kind of file and saves the page. If a file with that name exists, the reader decides.
  public func save() async {
    let page = page
    guard let saving else {
      router?.announce(failure: "Pages cannot be saved here")
      return
    }
    let files = archive.files(of: page)
    guard !files.isEmpty else {
      router?.announce(failure: "\(archive.name(of: page.issue.lccn)) has no files of this page")
      return
    }
    guard let file = await router?.ask({ .saveAsPicker(files, reply: $0) }) else { return }
    let name = FileNameTemplate.usual.name(of: file, of: page)
    do throws(NewspaperError) {
      if try await isSaved(file, of: page, as: name, by: saving) { return }
      let otherName = try saving.freeName(like: name)
      switch await router?.ask({ .existingFilePicker(otherName: otherName, reply: $0) }) {
      case .keep:
        if try await isSaved(file, of: page, as: otherName, by: saving) { return }
        router?.announce(failure: "\(otherName) already exists; not overwritten")
      case .replace: _ = try await isSaved(file, of: page, as: name, by: saving, replaces: true)
      case nil: router?.announce("Nothing saved; \(name) was not changed")
      }
    } catch {
      router?.announce(failure: Failure(error).message)
    }
  }

  /// Saves a file and says so; saves nothing and returns false if one with that name exists.
  private func isSaved(
    _ file: PageFile, of page: PageID, as name: String, by saving: PageSaving, replaces: Bool = false
  ) async throws(NewspaperError) -> Bool {
    router?.announce(Notice("Saving \(name)", .progress))
    let end = SavingEnd()
    defer { end.isReached = true }
    let outcome = try await saving.save(file, of: page, as: name, replaces: replaces) {
      [weak self] progress in await self?.tell(progress, of: name, until: end)
    }
    switch outcome {
    case .existing: return false
    case .saved(let file):
      router?.announce("Saved \(name), \(ProgressWords.size(file.bytes)), in \(file.folder)")
    case .held(let file, _):
      router?.announce(
        "Saved the text on this machine: \(name), \(ProgressWords.size(file.bytes)), in \(file.folder)")
    }
    return true
  }

  public func saySaving() { router?.announce(failure: "Still saving another file") }

  /// - Parameter end: a late report would replace the outcome.
  private func tell(_ progress: SaveProgress, of name: String, until end: SavingEnd) {
    guard !end.isReached else { return }
    let total = progress.total.map { " of \(ProgressWords.size($0))" } ?? ""
    router?.announce(Notice("Saving \(name), \(ProgressWords.size(progress.bytes))\(total)", .progress))
  }
}

/// Whether the outcome of saving a file is known.
@MainActor private final class SavingEnd {
  var isReached = false
}

extension SavedFile {
  /// The path without the file name.
  fileprivate var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
