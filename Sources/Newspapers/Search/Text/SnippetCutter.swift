/// Cuts snippets from a page's text. They contain the printed text, on one line; a word broken at a line's
/// end is rejoined.
public struct SnippetCutter {
  private let text: String
  private let folded: FoldedText

  /// - Parameter folded: `text`, folded.
  public init(_ text: String, _ folded: FoldedText) {
    self.text = text
    self.folded = folded
  }

  /// - Parameters:
  ///   - limit: how many, at most: the best.
  ///   - inPageOrder: whether to put them in the order of the page rather than the best first.
  public func snippets(
    of found: [WordOccurrence], limit: Int, inPageOrder: Bool = false
  ) -> [Snippet] {
    guard limit > 0, !found.isEmpty else { return [] }
    var (text, windows) = (text, SnippetWindow.windows(of: found, in: folded.count, limit: limit))
    if inPageOrder { windows.sort { $0.lowerBound < $1.lowerBound } }
    return text.withUTF8 { bytes in
      windows.map { window in
        cut(window, of: bytes, found.map(\.words).filter { $0.overlaps(window) })
      }
    }
  }

  /// The printed words of the occurrences, each once, in order.
  public func words(of found: [WordOccurrence]) -> [String] {
    var (words, seen): ([String], Set<String>) = ([], [])
    var text = text
    text.withUTF8 { bytes in
      for place in Set(found.map(\.words)).sorted(by: { $0.lowerBound < $1.lowerBound }) {
        var line = SnippetLine()
        line.append(bytes, folded.printed(place), words: place.map { folded.printed($0..<$0 + 1) })
        if seen.insert(line.text).inserted { words.append(line.text) }
      }
    }
    return words
  }

  private func cut(
    _ window: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ marked: [Range<Int>]
  ) -> Snippet {
    // Punctuation printed next to a word belongs to it: a bracket before, a period after.
    var printed = folded.printed(window)
    let before =
      window.lowerBound > 0 ? folded.printed(window.lowerBound - 1..<window.lowerBound).upperBound : 0
    let after =
      window.upperBound < folded.count
      ? folded.printed(window.upperBound..<window.upperBound + 1).lowerBound : bytes.count
    var (start, end) = (printed.lowerBound, printed.upperBound)
    while start > before, bytes[start - 1] > 0x20 { start -= 1 }
    while start < printed.lowerBound, bytes[start] & 0xC0 == 0x80 { start += 1 }
    while end < after, bytes[end] > 0x20 { end += 1 }
    printed = start..<end
    var line = SnippetLine()
    if window.lowerBound > 0 { line.append("… ") }
    let words = window.map { folded.printed($0..<$0 + 1) }
    line.append(bytes, printed, words: words, marks: marked.map { folded.printed($0.clamped(to: window)) })
    if window.upperBound < folded.count { line.append(" …") }
    return Snippet(text: line.text, marks: line.marks)
  }
}
