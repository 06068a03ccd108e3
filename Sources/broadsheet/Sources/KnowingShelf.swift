import Newspapers
import PageIndex

/// Stores pages in the index, once what this machine knows about their newspapers is at hand.
struct KnowingShelf: PageShelf {
  let shelf: PageIndexShelf
  /// Remembers what stored responses say about a newspaper: its record, and one of its issues, unless that is
  /// nil. Sends nothing.
  let look: @Sendable (LCCN, IssueID?) async -> Void
  /// What is known about the languages of a page itself.
  let languages: @Sendable (PageID) -> [String]
  /// Who has a page, which may be another source than that of its text.
  let home: @Sendable (PageID) -> IssueSource?

  func takes(_ way: KeptPage.Way) -> Bool { shelf.takes(way) }

  func keep(_ pages: [KeptPage]) async throws(NewspaperError) -> KeptCount {
    for issue in Set(pages.filter { takes($0.way) }.map(\.page.issue)) { await look(issue.lccn, issue) }
    return try await shelf.keep(pages.map { $0.completed(by: languages($0.page), at: home($0.page)) })
  }

  /// Adds what is known by now to the pages of these newspapers.
  func complete(_ newspapers: Set<LCCN>) async throws(NewspaperError) {
    for lccn in newspapers { await look(lccn, nil) }
    try await shelf.complete(newspapers)
  }
}
