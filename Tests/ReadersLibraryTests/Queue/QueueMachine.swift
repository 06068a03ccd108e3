import Newspapers
import Synchronization
import TestSupport

/// What is stored: what the source was successfully asked for.
final class QueueMachine: PageShelf {
  let archive = StubArchive(name: "this machine")
  let isFull = Mutex(false)
  /// Those of the stored pages.
  let titles = Mutex<[String?]>([])

  func takes(_ way: KeptPage.Way) -> Bool { true }
  func keep(_ pages: [KeptPage]) async throws(NewspaperError) -> KeptCount {
    if isFull.withLock({ $0 }) { throw .local(what: "pages.sqlite: No space left on device") }
    titles.withLock { $0 += pages.map(\.title) }
    for page in pages { archive.contents.texts[page.page] = page.text }
    return KeptCount(added: pages.count)
  }
}
