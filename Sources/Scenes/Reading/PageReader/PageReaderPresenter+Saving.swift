import MVP
import Newspapers
import Presentation

/// Saving a page.
extension PageReaderPresenter {
  /// Prompts for the kind of file and saves the page; an existing file of that name is kept.
  public func save() async {
    let page = page
    guard let saver, let file = await router?.ask({ .saveAsPicker(reply: $0) }) else { return }
    let name = FileNameTemplate.usual.name(of: file, of: page)
    do throws(NewspaperError) {
      guard try saver.pathOfExisting(name) == nil else {
        router?.announce("✗ \(name) already exists; not overwritten")
        return
      }
      router?.announce("Saving \(name)")
      let location = try await archive.location(of: file, of: page)
      let saved = try await saver.save(file, of: page, at: location, as: name, replaces: false) {
        [weak self] progress in await self?.tell(progress, of: name)
      }
      router?.announce("Saved \(name), \(ProgressWords.size(saved.bytes)), in \(saved.folder)")
    } catch {
      router?.announce("✗ \(Failure(error).message)")
    }
  }

  public func saySaving() { router?.announce("✗ Still saving another file") }

  private func tell(_ progress: SaveProgress, of name: String) {
    let total = progress.total.map { " of \(ProgressWords.size($0))" } ?? ""
    router?.announce("Saving \(name), \(ProgressWords.size(progress.bytes))\(total)")
  }
}

extension SavedFile {
  /// The path without the file name.
  fileprivate var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
