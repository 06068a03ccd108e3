import Newspapers

/// A page that was found, as it is stored.
struct HitRow: Sendable {
  let page: PageID
  let title: String
  let place: Place?
  let languages: [String]
  let batch: String?
  let text: String

  /// With the snippets that show what was found.
  func hit(_ matcher: PageMatcher, snippets: Int) -> SearchHit {
    let findings = matcher.findings(in: text, snippets: snippets)
    return SearchHit(
      page: page, title: title, place: place, languages: languages, batch: batch,
      sources: [PageIndexSearch.name],
      snippets: findings.snippets, words: findings.words, kind: findings.kind)
  }
}
