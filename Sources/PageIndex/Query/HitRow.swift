import Newspapers

/// A found page, as stored.
struct HitRow: Sendable {
  let page: PageID
  let title: String
  let place: Place?
  let languages: [String]
  let batch: String?
  /// Empty if it is damaged.
  let text: String
  /// Its reading made on this machine; nil if there is none, or it is damaged.
  let reading: String?
  let isDamaged: Bool

  /// With the snippets that show the hits.
  func hit(_ matcher: PageMatcher, snippets: Int) -> SearchHit {
    var findings = matcher.findings(in: text, snippets: snippets)
    var isReadAgain = false
    if let reading, findings.kind != .match || findings.words.isEmpty {
      let others = matcher.findings(in: StoredReading.joined(text, reading), snippets: snippets)
      if others.kind == .match, !others.words.isEmpty || text.isEmpty {
        (findings, isReadAgain) = (others, true)
      }
    }
    return SearchHit(
      page: page, title: title, place: place, languages: languages, batch: batch,
      sources: [PageIndexSearch.name],
      snippets: findings.snippets, words: findings.words, kind: findings.kind,
      isReadAgain: isReadAgain)
  }
}
