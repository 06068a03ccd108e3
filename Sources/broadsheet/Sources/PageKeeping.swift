import Newspapers

/// Adds pages that were read or saved to the index, once they are shown: a moment later, several at a time,
/// on its own task.
actor PageKeeping {
  nonisolated private let shelf: any PageShelf
  private let log: AccessLog
  private var waiting: [KeptPage] = []
  private var titles: [LCCN: String] = [:]
  private var work: Task<Void, Never>?

  /// Long enough for the page to be drawn.
  private static let pause = Duration.milliseconds(400)

  init(shelf: any PageShelf, log: AccessLog) {
    self.shelf = shelf
    self.log = log
  }

  nonisolated func takes(_ way: KeptPage.Way) -> Bool { shelf.takes(way) }

  func take(_ issue: Issue) { titles[issue.id.lccn] = issue.title }

  func take(_ text: PageText) {
    take(
      KeptPage(
        page: text.page, text: text.text, title: titles[text.page.issue.lccn], source: text.origin.name,
        way: .read,
        fetched: text.origin.asOf))
  }

  func take(_ page: KeptPage) {
    guard shelf.takes(page.way) else { return }
    waiting.append(page)
    guard work == nil else { return }
    work = Task {
      // Canceled: everything has to be written now.
      try? await Task.sleep(for: PageKeeping.pause)
      await write()
      work = nil
    }
  }

  private func write() async {
    while !waiting.isEmpty {
      let pages = waiting
      waiting = []
      do throws(NewspaperError) {
        try await shelf.keep(pages)
      } catch {
        // The reader has the page; say why searches will not find it.
        log.trouble("not put into the index: \(PageKeeping.words(error))")
      }
    }
  }

  private static func words(_ error: NewspaperError) -> String {
    if case .local(let what) = error { what } else { "\(error)" }
  }

  /// Writes what is pending, before the program exits.
  func finish() async {
    work?.cancel()
    await work?.value
    await write()
  }
}
