import Synchronization

/// What sources said about newspapers since the program started, for those that no catalog here has, and about
/// the languages of single pages.
public final class SeenNewspapers: Sendable {
  private let seen = Mutex<[LCCN: Newspaper]>([:])
  private let pageLanguages = Mutex<[PageID: [String]]>([:])

  /// More than a reader looks through.
  private static let limit = 50_000

  public init() {}

  /// Its title, places and languages, as far as a source said them; the title is empty if none did. Nil if
  /// nothing was said.
  public subscript(lccn: LCCN) -> Newspaper? { seen.withLock { $0[lccn] } }

  /// The English names of the languages of a page, as far as a source gave them for this page.
  public func languages(of page: PageID) -> [String] { pageLanguages.withLock { $0[page] ?? [] } }

  /// Remembers what a source says about a page. A page in German does not make its newspaper German.
  /// - Returns: whether something about its newspaper is new.
  @discardableResult
  public func note(_ page: PageFacts) -> Bool {
    if !page.languages.isEmpty {
      pageLanguages.withLock { languages in
        if languages.count >= SeenNewspapers.limit { languages = [:] }
        languages[page.page] = page.languages
      }
    }
    return note(page.newspaper, of: page.page.issue.lccn)
  }

  /// Remembers what a source says about a newspaper. A record goes before what was said earlier; a list, an
  /// issue or a page only completes that. If places do not contradict each other, the fuller one counts,
  /// whoever gives it.
  /// - Parameter lccn: the number that it was requested by.
  /// - Returns: whether something is new.
  @discardableResult
  public func note(_ newspaper: Newspaper, of lccn: LCCN, isRecord: Bool = false) -> Bool {
    let said = Newspaper(
      lccn: lccn, title: newspaper.isUntitled ? "" : newspaper.title, places: newspaper.places,
      languages: newspaper.languages)
    guard !said.title.isEmpty || !said.places.isEmpty || !said.languages.isEmpty else { return false }
    return seen.withLock { seen in
      let former = seen[lccn]
      let (first, second): (Newspaper, Newspaper?) = isRecord ? (said, former) : (former ?? said, said)
      let known = first.completed(by: second)
      guard known != former else { return false }
      if former == nil, seen.count >= SeenNewspapers.limit { seen = [:] }
      seen[lccn] = known
      return true
    }
  }
}
