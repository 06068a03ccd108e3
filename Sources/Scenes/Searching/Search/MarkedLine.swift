import Newspapers
import Text

extension [MarkedLine] {
  /// The line with mark number `mark` of all lines, and which mark of that line it is; nil if there are fewer.
  func line(ofMark mark: Int) -> (line: MarkedLine, mark: Int)? {
    var rest = mark
    for line in self {
      if rest < line.markCount { return (line, rest) }
      rest -= line.markCount
    }
    return nil
  }

  /// The same, or else the first line.
  func line(showing mark: Int) -> (line: MarkedLine, mark: Int)? {
    line(ofMark: mark) ?? first.map { ($0, 0) }
  }
}

/// A line of a page's text with the hits in it: free of terminal control characters.
public struct MarkedLine: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public let text: String
    public let isFound: Bool
  }

  public let runs: [Run]

  init(_ snippet: Snippet) {
    let scalars = snippet.text.unicodeScalars
    var runs: [Run] = []
    var (end, place) = (0, scalars.startIndex)
    func add(upTo next: Int, isFound: Bool) {
      let last = scalars.index(place, offsetBy: next - end, limitedBy: scalars.endIndex) ?? scalars.endIndex
      let text = Sanitizer.sanitized(String(scalars[place..<last]))
      if !text.isEmpty { runs.append(Run(text: text, isFound: isFound)) }
      (end, place) = (next, last)
    }
    for mark in snippet.marks where !mark.isEmpty && mark.upperBound > end {
      if mark.lowerBound > end { add(upTo: mark.lowerBound, isFound: false) }
      add(upTo: mark.upperBound, isFound: true)
    }
    add(upTo: .max, isFound: false)
    self.runs = runs
  }

  private init(runs: [Run]) { self.runs = runs }

  public var text: String { runs.map(\.text).joined() }

  public var markCount: Int { runs.count { $0.isFound } }

  /// The hits, from left to right, in Unicode scalars of `text`.
  public var marks: [Range<Int>] {
    var (marks, start): ([Range<Int>], Int) = ([], 0)
    for run in runs {
      let end = start + run.text.unicodeScalars.count
      if run.isFound { marks.append(start..<end) }
      start = end
    }
    return marks
  }

  /// As much of it as fits `width` cells, with mark number `mark` visible, and `…` where it is cut.
  func fitted(to width: Int, showing mark: Int) -> MarkedLine {
    guard TextWidth.of(text) > width, width > 2 else { return self }
    var cells: [(character: Character, run: Int, width: Int)] = []
    for (number, run) in self.runs.enumerated() {
      for character in run.text { cells.append((character, number, TextWidth.of(String(character)))) }
    }
    let found = self.runs.indices.filter { self.runs[$0].isFound }
    let wanted = found.indices.contains(mark) ? found[mark] : found.first
    let first = cells.firstIndex { $0.run == wanted } ?? 0
    let last = cells.lastIndex { $0.run == wanted } ?? 0
    var kept = first..<first
    // Grows on both sides alternately, a little more to the left, so that the found words are in the middle.
    var room = width - 4
    func take(_ index: Int) -> Bool {
      guard cells.indices.contains(index), cells[index].width <= room else { return false }
      room -= cells[index].width
      return true
    }
    while kept.upperBound <= last, take(kept.upperBound) { kept = kept.lowerBound..<kept.upperBound + 1 }
    var (isLeftOpen, isRightOpen) = (true, true)
    while isLeftOpen || isRightOpen {
      isLeftOpen = isLeftOpen && take(kept.lowerBound - 1)
      if isLeftOpen { kept = kept.lowerBound - 1..<kept.upperBound }
      isRightOpen = isRightOpen && take(kept.upperBound)
      if isRightOpen { kept = kept.lowerBound..<kept.upperBound + 1 }
    }
    // A word that would be cut is left out, unless it is long or has been found.
    if kept.lowerBound > 0, let blank = cells[kept].prefix(12).firstIndex(where: { $0.character == " " }),
      blank < first
    {
      kept = blank + 1..<kept.upperBound
    }
    if kept.upperBound < cells.count,
      let blank = cells[kept].suffix(12).lastIndex(where: { $0.character == " " }),
      blank > last
    {
      kept = kept.lowerBound..<blank
    }
    var runs: [Run] = kept.lowerBound > 0 ? [Run(text: "… ", isFound: false)] : []
    for run in Set(cells[kept].map(\.run)).sorted() {
      let text = String(cells[kept].filter { $0.run == run }.map(\.character))
      runs.append(Run(text: text, isFound: self.runs[run].isFound))
    }
    if kept.upperBound < cells.count { runs.append(Run(text: " …", isFound: false)) }
    return MarkedLine(runs: runs)
  }
}
