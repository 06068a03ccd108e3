/// What a page's text says about a hit.
public struct PageFindings: Hashable, Sendable {
  public let kind: SearchHit.Kind
  public let snippets: [Snippet]
  /// The words found, as printed, each once.
  public let words: [String]
}

extension PageMatcher {
  /// What `text`, the page's OCR text, says about a hit: for every source that has the text.
  /// - Parameter snippets: how many, at most.
  public func findings(in text: String, snippets: Int = 1) -> PageFindings {
    let folded = FoldedText(text)
    let (found, kind) = occurrences(in: folded)
    let cutter = SnippetCutter(text, folded)
    return PageFindings(
      kind: kind, snippets: cutter.snippets(of: found, limit: snippets), words: cutter.words(of: found))
  }

  /// All hits in `text`, the page's OCR text, with the words around them, in the order of the page.
  public func passages(in text: String) -> [Snippet] {
    let folded = FoldedText(text)
    return SnippetCutter(text, folded).passages(of: occurrences(in: folded).found)
  }
}
