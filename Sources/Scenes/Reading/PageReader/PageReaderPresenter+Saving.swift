import MVP
import Newspapers
import Presentation

/// Saving a page.
extension PageReaderPresenter {
  /// Prompts for the kind of file and saves the page; an existing file of that name is kept.
  public func save() async {
    let page = page
    guard let saving, let file = await router?.ask({ .saveAsPicker(reply: $0) }) else { return }
    let name = FileNameTemplate.usual.name(of: file, of: page)
    router?.announce("Saving \(name)")
    do throws(NewspaperError) {
      let outcome = try await saving.save(file, of: page, as: name, replaces: false) {
        [weak self] progress in await self?.tell(progress, of: name)
      }
      switch outcome {
      case .saved(let file):
        router?.announce("Saved \(name), \(ProgressWords.size(file.bytes)), in \(file.folder)")
      case .existing: router?.announce("✗ \(name) already exists; not overwritten")
      }
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
