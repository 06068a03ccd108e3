import Newspapers

extension PageLayout {
  /// - Parameter place: that of the picture on the page.
  init(_ words: [ReadWord], of picture: GrayPixels, at place: PageBox) {
    var blocks: [[[ReadWord]]] = []
    for word in words {
      if word.beginsBlock || blocks.isEmpty { blocks.append([]) }
      let block = blocks.count - 1
      if word.beginsLine || word.beginsBlock || blocks[block].isEmpty { blocks[block].append([]) }
      blocks[block][blocks[block].count - 1].append(word)
    }
    PageLayout.join(&blocks)
    let across = place.width / Double(max(1, picture.width))
    let down = place.height / Double(max(1, picture.height))
    self.init(
      blocks: blocks.map { lines in
        Block(
          lines: lines.enumerated().map { number, line in
            Line(
              words: line.map { word in
                Word(
                  PageLayout.written(word.text),
                  box: PageBox(
                    x: place.x + Double(word.columns.lowerBound) * across,
                    y: place.y + Double(word.rows.lowerBound) * down,
                    width: Double(word.columns.count) * across,
                    height: Double(word.rows.count) * down), confidence: word.confidence)
              }, isHyphenated: number < lines.count - 1 && PageLayout.isBroken(line))
          })
      })
  }

  /// Joins what the engine split within a word: a block that ends with a hyphen, and the next one, below it
  /// or at the top of another column.
  private static func join(_ blocks: inout [[[ReadWord]]]) {
    var joined: [[[ReadWord]]] = []
    for block in blocks {
      if let line = joined.last?.last, isBroken(line), let word = block.first?.first,
        word.text.first?.isLowercase == true, continues(word, after: line)
      {
        joined[joined.count - 1] += block
      } else {
        joined.append(block)
      }
    }
    blocks = joined
  }

  private static func continues(_ word: ReadWord, after line: [ReadWord]) -> Bool {
    guard let first = line.first, let last = line.last else { return false }
    if word.columns.lowerBound >= last.columns.upperBound { return true }
    return abs(first.columns.lowerBound - word.columns.lowerBound) < 4 * first.rows.count
      && first.rows.lowerBound < word.rows.lowerBound
      && word.rows.lowerBound < first.rows.upperBound + 2 * first.rows.count
  }

  /// Fraktur's hyphen as a normal one.
  private static func written(_ text: String) -> String {
    text.hasSuffix("⸗") ? text.dropLast() + "-" : text
  }

  /// Whether the last word ends with a hyphen after a letter.
  private static func isBroken(_ line: [ReadWord]) -> Bool {
    guard let text = line.last.map({ written($0.text) }), let last = text.unicodeScalars.last else {
      return false
    }
    return ["-", "\u{2010}", "\u{AD}", "¬"].contains(last) && text.dropLast().last?.isLetter == true
  }
}
