import Clock
import MVP
import Newspapers
import Text

/// Notes and clips.
extension Bookshelf {
  /// Those for a page, in the order added. An unusable library is reported only when it is needed.
  public func excerpts(of page: PageID) async -> [Excerpt] {
    (try? await library.excerpts(of: page)) ?? []
  }

  /// The pages that have any.
  public func notedPages() async -> Set<PageID> {
    (try? await library.notedPages()) ?? []
  }

  /// Those for a newspaper, in the order of its pages.
  public func excerpts(of lccn: LCCN) async -> [Excerpt] {
    (try? await library.excerpts(of: lccn)) ?? []
  }

  /// - Parameter done: what to say, before how to undo it; nil says that the note or clip was saved.
  /// - Returns: whether it was added.
  @discardableResult
  public func add(_ excerpt: Excerpt, done: String? = nil, _ router: (any Announcer)?) async -> Bool {
    var isAdded = false
    await telling(router) { () throws(NewspaperError) in
      let former = try await library.put(excerpt)
      isAdded = true
      remember(.excerpt(ShelfChange(before: former, after: excerpt)))
      let gap = UntitledNewspapers.notice(on: excerpt.newspaper, at: excerpt.source)
      return "♦ \(done ?? "\(excerpt.kindWords) saved")\(Undoable.hint)\(gap)"
    }
    return isAdded
  }

  /// Changes an excerpt; one with nothing left in it is removed.
  public func edit(_ excerpt: Excerpt, _ change: ExcerptChange, _ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      guard let former = try await library.edit(excerpt: excerpt.id, change, changed: clock.now) else {
        return try await writeAgain(excerpt, change)
      }
      let edited = former.with(change, changed: clock.now)
      guard edited != former.with(ExcerptChange(), changed: edited.changed) else { return "Nothing changed" }
      guard !edited.isEmpty else {
        try await library.removeExcerpt(former.id)
        remember(.excerpt(ShelfChange(before: former, after: nil)))
        return "\(former.kindWords) removed\(Undoable.hint): \(former.shortName)"
      }
      remember(.excerpt(ShelfChange(before: former, after: edited)))
      // Nothing is lost if two windows change a note.
      if change.isMerged(with: former) {
        return "♦ Note saved below what another window wrote meanwhile\(Undoable.hint)"
      }
      if change.mergesTags(with: former) {
        return "♦ Tags saved together with another window's changes\(Undoable.hint)"
      }
      return "♦ \(change.kindWords) saved\(Undoable.hint)"
    }
  }

  /// What is being written is not lost because another window removed the note meanwhile.
  private func writeAgain(_ excerpt: Excerpt, _ change: ExcerptChange) async throws(NewspaperError) -> String
  {
    guard change.note?.isEmpty == false else {
      return "This \(excerpt.kindWords.lowercased()) no longer exists"
    }
    let written = excerpt.with(change, changed: clock.now)
    try await library.put(written)
    remember(.excerpt(ShelfChange(before: nil, after: written)))
    return "♦ Note saved again: another window had removed it\(Undoable.hint)"
  }

  public func remove(_ excerpt: Excerpt, _ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      guard let removed = try await library.removeExcerpt(excerpt.id) else { return "Already removed" }
      remember(.excerpt(ShelfChange(before: removed, after: nil)))
      return "\(removed.kindWords) removed\(Undoable.hint): \(removed.shortName)"
    }
  }

  /// Writes on a page: changes its first note about the whole page, or adds one.
  /// - Parameters:
  ///   - source: who has the page.
  ///   - newspaper: as far as known.
  ///   - query: what found the page; nil if nothing did.
  public func write(
    _ change: ExcerptChange, on page: PageID, at source: IssueSource, of newspaper: Newspaper,
    foundBy query: String? = nil, _ router: (any Announcer)?
  ) async {
    let present: Excerpt?
    do throws(NewspaperError) {
      present = try await library.excerpts(of: page).pageNote
    } catch {
      router?.announce(failure: Failure.words(for: error))
      return
    }
    if let present { return await edit(present, change, router) }
    let excerpt = Excerpt(of: page, at: source, newspaper: newspaper, foundBy: query, added: clock.now)
      .with(change, changed: clock.now)
    guard !excerpt.isEmpty else { return }
    await add(excerpt, done: "\(change.kindWords) saved", router)
  }
}

extension Excerpt {
  /// `Note` or `Clip`.
  public var kindWords: String { regions.isEmpty ? "Note" : "Clip" }

  /// `“same captain as in the tribune?”`: the headline, else the beginning of the note, else the newspaper.
  var shortName: String {
    let line = headline.nonEmpty ?? note.split(separator: "\n").first.map(String.init) ?? ""
    guard !line.isEmpty else { return newspaper.words }
    guard line.count > 40 else { return "“\(line)”" }
    let start = line.prefix(39)
    // After a whole word, unless that is too long.
    let whole = start.lastIndex(where: \.isWhitespace).map { start[..<$0] } ?? start
    return "“\(whole.count < 20 ? start : whole)…”"
  }

  /// `Note restored: “same captain …”`, `Tags of the note restored: “same captain …”`: what differs from `present`,
  /// which it replaces; nil if there was none.
  func words(restoredFrom present: Excerpt?) -> String {
    guard let present else { return "\(kindWords) restored: \(shortName)" }
    let parts = [
      headline == present.headline ? nil : "headline", authors == present.authors ? nil : "author",
      printedPage == present.printedPage ? nil : "printed page",
      note == present.note ? nil : "note", tags == present.tags ? nil : "tags",
    ].compactMap(\.self)
    let what =
      parts.isEmpty || parts == [kindWords.lowercased()]
      ? kindWords : "\(parts.listed.capitalizedAtStart) of the \(kindWords.lowercased())"
    return "\(what) restored: \(shortName)"
  }
}

extension ExcerptChange {
  fileprivate var kindWords: String {
    if note != nil { return "Note" }
    if tags != nil { return "Tags" }
    if headline != nil { return "Headline" }
    return authors != nil ? "Author" : "Printed page"
  }
}
