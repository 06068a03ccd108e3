import MVP
import Newspapers
import Presentation

/// What this machine shows until the source has answered.
extension NewspaperListPresenter {
  /// Replaces this machine's list with the source's own, keeping the reader's row where it was on the screen;
  /// if that cannot be found without more requests, the list stays and says so.
  func replaceFallback() async throws(NewspaperError) {
    let (first, listing) = try await fetch([0], .recent)
    guard let listing else { return }
    guard let content = state.content, content.identity == query else {
      pages = first
      return await showPages([0], of: listing)
    }
    // An outage: the same list stays, and says why.
    guard listing.origin.fallbackFor == nil else {
      await showPages(Array(content.pages(of: pageSize)), of: listing)
      return await say(.local)
    }
    let row = content.row(at: selectedRow)
    let place = (first[0] ?? []).firstIndex { $0.lccn == row?.lccn }
    guard selectedRow == 0 || place != nil else {
      show(.content(content))
      let count = Numerals.count(listing.total, isOpenEnded: listing.isOpenEnded, "newspaper")
      return await say(
        .more("\(listing.origin.name) has \(count); press \(key: "refresh", "R") to list them"))
    }
    pages = first
    anchor = selectedRow == 0 ? nil : place
    await showPages([0], of: listing)
    anchor = nil
    showAgain { $0.anchored(at: nil) }
  }

  /// The list is the active screen.
  public func uncover() { tips.isCovered = false }

  /// Another screen covers the list.
  public func cover() { tips.isCovered = true }

  /// Says what had to wait while another screen covered the list.
  public func catchUp() async {
    await showBookmarks()
    if let owed = tips.owed { await say(owed) }
  }

  private func say(_ tip: ListTips.Tip) async {
    let words: String? =
      switch tip {
      case .local: await localWords()
      case .more(let words): words
      }
    // Only now, since the reader may have gone elsewhere meanwhile.
    tips.owed = words != nil && tips.isCovered ? tip : nil
    if let words, !tips.isCovered { router?.announce(words) }
  }

  /// Without a network, what can still be read, unless the reader has already done so.
  private func localWords() async -> String? {
    var titles: [(title: String, lccn: LCCN)] = []
    let whole = local.filter { $0.value == .all }.map(\.key)
    let known = await shelf?.lastPositions(of: whole) ?? [:]
    for lccn in whole where known[lccn] == nil {
      // One that this machine's directory does not list cannot be found in it.
      guard let record = try? await directory.newspaper(lccn, freshness: .kept) else { continue }
      titles.append(("“\(NewspaperRow(record.detail.newspaper).title)”", lccn))
    }
    var parts: [String] = []
    titles.sort { $0.title < $1.title }
    if let first = titles.first {
      let names = titles.map(\.title).joined(separator: " and ")
      // An LCCN opens from anywhere.
      parts.append(
        "● You can read \(names) without a network: press \(key: "open-address", "ga"), then type \(first.lccn)"
      )
    }
    if local.values.contains(.some) {
      parts.append(
        "✓ marks newspapers with pages you have read that are still here")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
