import Newspapers

extension PageLayout {
  /// The positions of words that contain `sought`, ignoring case; several words have to follow each other. In
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

extension PageLayout.Block {
  /// The bounding box of all its words; nil if none has a position.
  fileprivate var box: PageBox? {
    let boxes = lines.flatMap { $0.words.compactMap(\.box) }
    guard let left = boxes.map(\.x).min(), let top = boxes.map(\.y).min(),
      let right = boxes.map({ $0.x + $0.width }).max(), let bottom = boxes.map({ $0.y + $0.height }).max()
    else { return nil }
    return PageBox(x: left, y: top, width: right - left, height: bottom - top)
  }
}
