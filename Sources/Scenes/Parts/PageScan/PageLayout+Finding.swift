import Newspapers
import Presentation

extension PageLayout {
  /// The positions of the words of each match, in reading order.
  func boxes(of sought: Sought) -> [[PageBox]] {
    switch sought {
    case .words(let words): boxes(of: words).map { [$0] }
    case .query(let query): boxes(of: query)
    }
  }

  private func boxes(of query: SearchQuery) -> [[PageBox]] {
    var (text, words): (String, [(box: PageBox?, end: Int)]) = ("", [])
    for block in blocks {
      for line in block.lines {
        for word in line.words {
          text += word.text
          words.append((word.box, text.utf8.count))
          text += " "
        }
        text += "\n"
      }
      text += "\n"
    }
    let folded = FoldedText(text)
    let found = Set(
      PageMatcher(query.expression).occurrences(in: folded).found.map { folded.printed($0.words) })
    var first = 0
    return found.sorted { $0.lowerBound < $1.lowerBound }.map { range in
      while first < words.count, words[first].end <= range.lowerBound { first += 1 }
      var boxes: [PageBox] = []
      for (number, word) in words[first...].enumerated() {
        let start = first + number > 0 ? words[first + number - 1].end : 0
        guard start < range.upperBound else { break }
        if let box = word.box { boxes.append(box) }
      }
      return boxes
    }.filter { !$0.isEmpty }
  }

  /// The positions of words that contain `sought`, ignoring case; several words have to be consecutive. In
  /// reading order.
  func boxes(of sought: String) -> [PageBox] {
    let wanted = sought.split(separator: " ").map { TitleText.folded(String($0)) }.filter { !$0.isEmpty }
    guard let first = wanted.first else { return [] }
    let words = blocks.flatMap { $0.lines.flatMap(\.words) }
    let folded = words.map { TitleText.folded($0.text) }
    var boxes: [PageBox] = []
    var start = 0
    while start + wanted.count <= words.count {
      let isFound =
        wanted.count == 1
        ? folded[start].contains(first)
        : folded[start].hasSuffix(first)
          && folded[start + wanted.count - 1].hasPrefix(wanted[wanted.count - 1])
          && zip(folded[start...].dropFirst(), wanted.dropFirst().dropLast()).allSatisfy { $0 == $1 }
      if isFound { boxes += words[start..<start + wanted.count].compactMap(\.box) }
      start += isFound ? wanted.count : 1
    }
    return boxes
  }

  /// The block of text at `x`, `y`, or the nearest one, avoiding headlines across the page if possible; nil
  /// if no words have positions.
  func column(at x: Double, _ y: Double) -> PageBox? {
    func distance(_ box: PageBox) -> Double {
      let across = max(box.x - x, x - box.x - box.width, 0)
      let down = max(box.y - y, y - box.y - box.height, 0)
      return across * across + down * down
    }
    let boxes = blocks.compactMap(\.box).filter { $0.width > 0.02 }
    let columns = boxes.filter { $0.width < 0.6 }
    return (columns.isEmpty ? boxes : columns).min { distance($0) < distance($1) }
  }
}
