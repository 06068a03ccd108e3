import Newspapers
import Presentation

/// A row of the first screen: display-ready.
public struct HomeRow: Hashable, Sendable {
  /// What it leads to.
  public enum Target: Hashable, Sendable {
    /// All tabs that were open when the reader quit.
    case session(LastSession)
    case position(ReadingPosition)
    case frontPage(HeldPage)
    case bookmark(Bookmark)
    case search(SavedSearch)
    /// By its number.
    case job(Int)
    case newspapers
    /// A built-in newspaper.
    case demonstration(LCCN)
    case address
    case importing
    case newSearch
    case map
    case frontPages
  }

  public let target: Target
  public let title: String
  /// The page, the place, or a search's query.
  public var detail = ""
  /// The line, or the years.
  public var more = ""
  /// At the right: when, how many, or the key that does the same.
  public var note = ""
  /// Why a job failed, for which a row has no room; empty otherwise.
  public var reason = ""
  public var isBookmarked = false
  /// Whether the page is on this machine; nil if not applicable.
  public var isHere: Bool?

  public var newspaper: Newspaper? {
    switch target {
    case .position(let position): position.newspaper
    case .bookmark(let bookmark): bookmark.newspaper
    case .frontPage(let held): Newspaper(lccn: held.page.issue.lccn, title: held.title)
    default: nil
    }
  }

  /// The target of a bookmark of the row: the page, issue or newspaper that it names; nil for a row that
  /// names none.
  var marking: PageAddress? {
    switch target {
    case .position(let position): .page(position.page)
    case .bookmark(let bookmark): bookmark.target
    case .frontPage(let held): .page(held.page)
    default: nil
    }
  }

  /// Who had it; nil if that was not recorded.
  var source: IssueSource? {
    switch target {
    case .position(let position): position.source
    case .bookmark(let bookmark): bookmark.source
    default: nil
    }
  }

  /// The page that the row is about; nil if there is none.
  public var page: PageID? {
    switch target {
    case .position(let position): position.page
    case .frontPage(let held): held.page
    case .bookmark(let bookmark): bookmark.target.page
    default: nil
    }
  }

  /// The page that represents it as a picture: its own, or its issue's first; nil for a whole newspaper.
  var shownPage: PageID? {
    page ?? marking?.issue.map { PageID(issue: $0, sequence: 1) }
  }

  /// What can be removed from the reader's library by itself.
  public var item: ShelfItem? {
    switch target {
    case .bookmark(let bookmark): .bookmark(bookmark)
    case .search(let search): .search(search)
    default: nil
    }
  }
}
