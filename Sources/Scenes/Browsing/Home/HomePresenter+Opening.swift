import MVP
import Newspapers
import Presentation

/// Where the rows lead.
extension HomePresenter {
  public func open(_ row: HomeRow) {
    switch row.target {
    case .session(let former): session?.wish(for: former)
    case .position(let position):
      router?.open(.page(position.page, title: position.newspaper.title.nonEmpty))
    case .frontPage(let held): router?.open(.page(held.page, title: held.title.nonEmpty))
    case .bookmark(let bookmark):
      router?.open(
        bookmark.pageRoute
          ?? .newspaper(
            bookmark.lccn, preview: bookmark.newspaper.title.isEmpty ? nil : preview(bookmark.newspaper)))
    case .search(let search):
      router?.open(.search(search.query, isAsked: true, order: search.order, source: search.source))
    case .job: router?.open(.jobs)
    case .newspapers: router?.open(.newspapers(NewspaperQuery()))
    case .demonstration(let lccn): router?.open(.newspaper(lccn, preview: nil))
    case .address: router?.open(.address)
    case .importing:
      router?.announce(
        "In a shell: “broadsheet sync --directory” (17 minutes) or “broadsheet import”"
      )
    case .map: router?.open(.map())
    case .newSearch: router?.open(.search("", isAsked: false))
    case .frontPages: openFrontPages()
    }
  }

  /// The full list that a section shows the beginning of.
  public func openList(of kind: HomeContent.Section.Kind?) {
    switch kind {
    case .reading: router?.open(.reading)
    case .searches: router?.open(.savedSearches)
    case .jobs: router?.open(.jobs)
    case .session, .bookmarks, .day, .begin, .network, nil: router?.open(.bookmarks)
    }
  }

  public func openFrontPages() {
    router?.open(.frontPages(Moment.date(shelf.now).adding(years: -100), state: nil))
  }

  public func find(_ words: String) {
    guard !words.isEmpty else { return }
    router?.open(.newspapers(NewspaperQuery(words: words)))
  }

  func preview(_ newspaper: Newspaper) -> NewspaperDetailContent {
    NewspaperDetailContent(remembering: newspaper, in: "your library", isLocal: isLocal)
  }
}
