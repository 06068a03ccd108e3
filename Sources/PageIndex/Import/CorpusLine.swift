import Newspapers

/// A line that `corpus pages` or `corpus run DIR pages` wrote: a page with its text, or what could not be read.
struct CorpusLine: Decodable {
  /// Nil in files that have only pages.
  let kind: String?
  let lccn: String?
  let date: String?
  let edition: Int?
  let sequence: Int?
  let batch: String?
  /// As the page's OCR spells them.
  let languages: [String]?
  let text: String?
  let quality: Double?
  /// What a fault is.
  let what: String?

  /// Nil if it is not a page.
  func keptPage(source: String, now: Double) -> KeptPage? {
    guard kind == nil || kind == "page", let lccn, let date, let edition, let sequence, let text,
      let page = WrittenPage(lccn: lccn, date: date, edition: edition, sequence: sequence).page
    else { return nil }
    return KeptPage(
      page: page, text: text, languages: LanguageName.english(marked: languages ?? []), batch: batch,
      source: source, way: .imported, fetched: now, quality: quality)
  }
}
