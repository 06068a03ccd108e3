import MVP
import Newspapers
import Presentation

extension NewspaperListPresenter {
  /// In a list by title, the first row whose title sorts at or after `letters`; in a list narrowed by words,
  /// which is not by title, the first whose title begins with `letters`. Nil if there is none, or if looking
  /// would cost requests. As in the list, an article at the beginning does not count.
  func row(from letters: String) async -> Int? {
    guard isOnThisMachine, query.order == .title else { return nil }
    // A list that was still loading was abandoned for this.
    if state.content?.identity != query { await reveal(0..<1) }
    guard let content = state.content, content.identity == query, content.total > 0 else { return nil }
    let wanted = TitleText.sortKey(ofBeginning: letters)
    do throws(NewspaperError) {
      if !query.isSought {
        let row = try await firstRow(in: 0..<content.total, where: { $0 >= wanted })
        return row.map { min($0, content.total - 1) }
      }
      guard !wanted.isEmpty else { return nil }
      let row = try await firstRow(of: content.total, beginningWith: wanted)
      if row == nil, !Task.isCancelled, content.identity == query {
        router?.announce("No title in this list begins with “\(letters)”")
      }
      return row
    } catch {
      if error != .canceled { router?.announce(failure: Failure(error).message) }
      return nil
    }
  }

  /// Examines row after row, as many as a reader may look at.
  private func firstRow(
    of total: Int, beginningWith wanted: String
  ) async throws(NewspaperError) -> Int? {
    let asked = query
    for start in stride(from: 0, to: min(total, 20_000), by: 1000) {
      let listing = try await directory.newspapers(
        matching: asked, window: Window(offset: start, limit: 1000), freshness: .atHand)
      guard asked == query, !Task.isCancelled else { return nil }
      if let row = listing.newspapers.firstIndex(where: { $0.sortTitle.hasPrefix(wanted) }) {
        return start + row
      }
    }
    return nil
  }

  /// The first of `rows` for whose sorted title `isReached` is true, as it is for all following ones; the end
  /// of `rows` if there is none, nil if the reader has requested something else meanwhile.
  ///
  /// A binary search: 17 rows are read for 154,756 newspapers.
  private func firstRow(
    in rows: Range<Int>, where isReached: (String) -> Bool
  ) async throws(NewspaperError) -> Int? {
    let asked = query
    var rows = rows
    while !rows.isEmpty {
      let middle = rows.lowerBound + rows.count / 2
      let listing = try await directory.newspapers(
        matching: asked, window: Window(offset: middle, limit: 1), freshness: .atHand)
      guard let newspaper = listing.newspapers.first, asked == query, !Task.isCancelled else { return nil }
      rows =
        isReached(newspaper.sortTitle) ? rows.lowerBound..<middle : middle + 1..<rows.upperBound
    }
    return rows.lowerBound
  }

  /// Whether jumping to letters is possible; if not, announces why.
  func canGoToLetters() -> Bool {
    if !isOnThisMachine {
      router?.announce(failure: "Jumping to a title needs a local catalog; “broadsheet sync” makes one")
    } else if query.order != .title {
      router?.announce(failure: "Jumping to a title needs title order; press \(key: "sort", "s") to sort")
    } else {
      return true
    }
    return false
  }

  /// Whether the list comes from this machine, either as the named source or until that has answered.
  private var isOnThisMachine: Bool { directory.isLocal || state.content?.origin.isLive == false }
}
