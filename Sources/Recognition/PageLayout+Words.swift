import Newspapers

extension PageLayout {
  /// - Parameter place: of the picture on the page.
  init(_ words: [ReadWord], of picture: Picture, at place: PageBox) {
    var blocks: [[[ReadWord]]] = []
    for word in words {
      if word.beginsBlock || blocks.isEmpty { blocks.append([]) }
      let block = blocks.count - 1
      if word.beginsLine || word.beginsBlock || blocks[block].isEmpty { blocks[block].append([]) }
      blocks[block][blocks[block].count - 1].append(word)
    }
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
                    y: place.y + Double(word.rows.lowerBound) * down, width: Double(word.columns.count) * across,
                    height: Double(word.rows.count) * down), confidence: word.confidence)
              }, isHyphenated: number < lines.count - 1 && PageLayout.isBroken(line))
          })
      })
  }

  /// Fraktur's hyphen as others write it.
  private static func written(_ text: String) -> String {
    text.hasSuffix("⸗") ? text.dropLast() + "-" : text
  }

  /// Whether the last word ends with a hyphen after a letter.
  private static func isBroken(_ line: [ReadWord]) -> Bool {
    guard let text = line.last.map({ written($0.text) }), let last = text.unicodeScalars.last else { return false }
    return ["-", "\u{2010}", "\u{AD}", "¬"].contains(last) && text.dropLast().last?.isLetter == true
  }
}
