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

  /// - Parameter limit: how many, at most: the best.
  public func snippets(of found: [WordOccurrence], limit: Int) -> [Snippet] {
    guard limit > 0, !found.isEmpty else { return [] }
    let windows = SnippetWindow.windows(of: found, in: folded.count, limit: limit)
    var text = text
    return text.withUTF8 { bytes in
      windows.map { window in
        cut(window, of: bytes, found.map(\.words).filter { $0.overlaps(window) })
      }
    }
  }

  /// As many as it takes to mark every occurrence once, in the order of the page. Overlapping ones are marked
  /// as one.
  public func passages(of found: [WordOccurrence]) -> [Snippet] {
    let windows = SnippetWindow.windows(
      of: found, in: folded.count, limit: SnippetCutter.best, coversAll: true)
    let places = SnippetCutter.joined(found.map(\.words))
    var (text, next) = (text, 0)
    return text.withUTF8 { bytes in
      windows.sorted { $0.lowerBound < $1.lowerBound }.map { window in
        // One that extends into the next passage is marked in the first only.
        let first = next
        while next < places.count, places[next].lowerBound < window.upperBound { next += 1 }
        return cut(window, of: bytes, Array(places[first..<next]))
      }
    }
  }

  /// How many of a page's passages are those that show the hits best, rather than just the rest of them.
  private static let best = 30

  /// Overlapping ranges as one, in order.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
      if let last = joined.last, range.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
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
