/// What a page's text says about a hit.
public struct PageFindings: Hashable, Sendable {
  public let kind: SearchHit.Kind
  public let snippets: [Snippet]
  /// The words found, as printed, each once.
  public let words: [String]
}

extension PageMatcher {
  /// What `text`, the page's OCR text, says about a hit: for every source that has the text.
  /// - Parameters:
  ///   - snippets: how many, at most.
  ///   - inPageOrder: whether to put them in the order of the page rather than the best first.
  public func findings(in text: String, snippets: Int = 1, inPageOrder: Bool = false) -> PageFindings {
    let folded = FoldedText(text)
    let (found, kind) = occurrences(in: folded)
    let cutter = SnippetCutter(text, folded)
    return PageFindings(
      kind: kind, snippets: cutter.snippets(of: found, limit: snippets, inPageOrder: inPageOrder),
      words: cutter.words(of: found))
  }
}
