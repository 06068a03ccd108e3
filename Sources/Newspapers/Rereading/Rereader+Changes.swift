/// What is stored is what counts: the index follows it, now or later.
extension Rereader {
  public func readings(of page: PageID) async throws(NewspaperError) -> PageReadings {
    try await store.readings(of: page)
  }

  /// Chooses which text of the page is shown from now on.
  /// - Returns: whether that changes anything, and why the index is not up to date; nil if it is.
  public func prefer(
    _ isPreferred: Bool, of page: PageID
  ) async throws(NewspaperError) -> (isChange: Bool, unindexed: NewspaperError?) {
    let changed = try await change(page) { $0.prefer(isPreferred) }
    return (changed.answer, changed.unindexed)
  }

  /// Undoes the last change of the page.
  /// - Returns: what it was, nil if there is none; and why the index is not up to date, nil if it is.
  public func undo(
    _ page: PageID
  ) async throws(NewspaperError) -> (undone: PageReadings.Undone?, unindexed: NewspaperError?) {
    let changed = try await change(page) { $0.undo() }
    return (changed.answer, changed.unindexed)
  }

  /// Gives the index what it does not have yet, for example because another program was using it.
  /// - Returns: the number of pages.
  /// - Throws: also if the readings of a page are damaged, once those of the others are indexed.
  public func bringIndexUpToDate() async throws(NewspaperError) -> Int {
    let (count, unreadable) = try await catchUp()
    if let unreadable { throw unreadable }
    return count
  }

  /// - Returns: the number of pages, and why the readings of another one, the first such, cannot be read.
  private func catchUp() async throws(NewspaperError) -> (count: Int, unreadable: NewspaperError?) {
    guard let index else { return (0, nil) }
    var (count, unreadable): (Int, NewspaperError?) = (0, nil)
    for page in try await store.unindexed() {
      let text: String?
      do throws(NewspaperError) {
        text = try await store.readings(of: page).text
      } catch {
        unreadable = unreadable ?? error
        continue
      }
      try await index.index(text, of: page)
      try await store.noteIndexed(text, of: page)
      count += 1
    }
    return (count, unreadable)
  }

  /// - Throws: only if nothing was changed: callers repeat a change that is reported as failed.
  func change<Answer: Sendable>(
    _ page: PageID, _ change: @Sendable (inout PageReadings) -> Answer
  ) async throws(NewspaperError) -> (
    readings: PageReadings, answer: Answer, unindexed: NewspaperError?
  ) {
    let changed = try await store.change(page, change)
    do throws(NewspaperError) {
      // Problems with another page's readings do not concern this change: they are reported when that page is
      // read, and when the index is tidied.
      _ = try await catchUp()
    } catch {
      return (changed.readings, changed.answer, error)
    }
    return (changed.readings, changed.answer, nil)
  }
}
