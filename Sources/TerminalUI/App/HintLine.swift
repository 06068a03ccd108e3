import Terminal
import Text

/// The hint line: keys, and what they do, as far as they fit.
struct HintLine {
  private struct Hint {
    let command: Command
    let sequence: KeySequence
    let keys: String
    let words: String
    let width: Int

    init?(_ binding: KeyBinding) {
      guard let words = binding.hint, let sequence = binding.keys.first else { return nil }
      (command, self.sequence, self.words) = (binding.command, sequence, words)
      keys = sequence.description
      width = TextWidth.of(keys) + 1 + TextWidth.of(words)
    }
  }

  private let hints: [Hint]

  init(_ bindings: [KeyBinding], width: Int) {
    var hints = bindings.compactMap(Hint.init)
    var used = hints.reduce(0) { $0 + $1.width + 2 }
    // The hints for going back and for help are dropped last.
    while used > width, let last = hints.indices.last {
      let index = hints.lastIndex { ![.help, .back].contains($0.command) } ?? last
      used -= hints.remove(at: index).width + 2
    }
    self.hints = hints
  }

  /// The keys of the hint drawn at `column`; nil if there is none.
  func keys(at column: Int) -> KeySequence? {
    var start = 1
    for hint in hints {
      if (start..<start + hint.width).contains(column) { return hint.sequence }
      start += hint.width + 2
    }
    return nil
  }

  func draw(on canvas: inout Canvas, row: Int, theme: Theme) {
    let width = canvas.size.columns
    var column = 1
    for hint in hints {
      column += canvas.write(
        hint.keys, row: row, column: column, width: width - column, style: theme[.hintKey])
      column += 1
      column += canvas.write(hint.words, row: row, column: column, width: width - column, style: theme[.hint])
      column += 2
    }
  }
}
