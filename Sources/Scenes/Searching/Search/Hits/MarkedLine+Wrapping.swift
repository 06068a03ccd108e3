import Text

extension [MarkedLine] {
  /// The texts in lines of at most `width` cells, one below the other. Marks are numbered across all of them.
  /// - Parameter gap: how many empty lines are between two texts.
  func wrapped(to width: Int, gap: Int = 0) -> [[MarkedLine.Piece]] {
    var lines: [[MarkedLine.Piece]] = []
    var first = 0
    for line in self {
      if !lines.isEmpty { lines += Array<[MarkedLine.Piece]>(repeating: [], count: gap) }
      lines += line.wrapped(to: width, firstMark: first)
      first += line.markCount
    }
    return lines
  }
}

extension [[MarkedLine.Piece]] {
  /// The number of the first line that is visible if only `rows` are: so that those around a mark are.
  func top(showing mark: Int?, rows: Int) -> Int {
    let wanted = mark.flatMap { mark in firstIndex { $0.contains { $0.mark == mark } } } ?? 0
    return Swift.max(0, Swift.min(wanted - rows / 3, count - rows))
  }
}

extension MarkedLine {
  /// A part of a line on the screen.
  struct Piece: Hashable {
    var text: String
    /// The number of the mark that it belongs to; nil for text between marks.
    let mark: Int?
  }

  /// The text in lines of at most `width` cells.
  /// - Parameter firstMark: the number of its first mark.
  func wrapped(to width: Int, firstMark: Int) -> [[Piece]] {
    var marks: [Int?] = []
    var number = firstMark
    for run in runs {
      marks += Array(repeating: run.isFound ? number : nil, count: run.text.count)
      if run.isFound { number += 1 }
    }
    var (rest, place) = (text[...], 0)
    return WordWrap.lines(text, width: width).map { line in
      // A line begins after the space where the previous one was broken.
      while rest.first == " ", line.first != " " {
        rest = rest.dropFirst()
        place += 1
      }
      var pieces: [Piece] = []
      for character in line {
        let mark = place < marks.count ? marks[place] : nil
        if pieces.isEmpty || pieces[pieces.count - 1].mark != mark {
          pieces.append(Piece(text: "", mark: mark))
        }
        pieces[pieces.count - 1].text.append(character)
        place += 1
      }
      rest = rest.dropFirst(line.count)
      return pieces
    }
  }
}
