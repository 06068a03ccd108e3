import MVP
import Newspapers
import Presentation

/// Adds pages that were read or saved to the index, once they are shown: a moment later, several at a time,
/// on its own task.
///
/// What sources say about the newspapers of those pages is remembered, and added to pages that were stored
/// before it was said.
actor PageKeeping {
  nonisolated private let shelf: KnowingShelf
  private let seen: SeenNewspapers
  private let log: AccessLog
  private var waiting: [KeptPage] = []
  /// The newspapers of pages that were stored.
  private var stored: Set<LCCN> = []
  /// The newspapers about which more has been said since.
  private var late: Set<LCCN> = []
  private var work: Task<Void, Never>?

  /// Long enough for the page to be drawn.
  private static let pause = Duration.milliseconds(400)

  init(shelf: KnowingShelf, seen: SeenNewspapers, log: AccessLog) {
    self.shelf = shelf
    self.seen = seen
    self.log = log
  }

  nonisolated func takes(_ way: KeptPage.Way) -> Bool { shelf.takes(way) }

  func take(_ issue: Issue) { note(issue.newspaper, of: issue.id.lccn) }

  /// Takes what a list says about newspapers.
  func take(_ newspapers: [Newspaper]) {
    for newspaper in newspapers { note(newspaper, of: newspaper.lccn) }
  }

  /// Takes what a list says about pages.
  func take(_ pages: [PageFacts]) {
    for page in pages { complete(page.page.issue.lccn, ifNew: seen.note(page)) }
  }

  /// Takes the record of a newspaper.
  /// - Parameter lccn: the number that it was requested by.
  func take(_ record: Newspaper, of lccn: LCCN) { note(record, of: lccn, isRecord: true) }

  private func note(_ newspaper: Newspaper, of lccn: LCCN, isRecord: Bool = false) {
    complete(lccn, ifNew: seen.note(newspaper, of: lccn, isRecord: isRecord))
  }

  /// Adds what was said about a newspaper to its pages that were stored before.
  private func complete(_ lccn: LCCN, ifNew isNew: Bool) {
    guard isNew, stored.contains(lccn) else { return }
    late.insert(lccn)
    begin()
  }

  func take(_ text: PageText) {
    take(
      KeptPage(
        page: text.page, text: text.text, source: text.origin.name, way: .read, fetched: text.origin.asOf))
  }

  func take(_ page: KeptPage) {
    guard shelf.takes(page.way) else { return }
    waiting.append(page)
    begin()
  }

  private func begin() {
    guard work == nil else { return }
    work = Task {
      // Canceled: everything has to be written now.
      try? await Task.sleep(for: PageKeeping.pause)
      await write()
      work = nil
    }
  }

  private func write() async {
    while !waiting.isEmpty || !late.isEmpty {
      let (pages, newspapers) = (waiting, late)
      (waiting, late) = ([], [])
      // Done before the pages are stored: what is said meanwhile may come too late for them.
      stored.formUnion(pages.map(\.page.issue.lccn))
      do throws(NewspaperError) {
        if !pages.isEmpty { _ = try await shelf.keep(pages) }
        if !newspapers.isEmpty { try await shelf.complete(newspapers) }
      } catch {
        // The reader has the page; say why searches will not find it.
        log.trouble("not put into the index: \(Failure.words(for: error))")
      }
    }
  }

  /// Writes what is pending, before the program exits.
  func finish() async {
    work?.cancel()
    await work?.value
    await write()
  }
}
