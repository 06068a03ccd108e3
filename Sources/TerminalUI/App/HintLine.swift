import Terminal
import Text

/// The hint line: keys, and what they do, as far as they fit.
struct HintLine {
  private struct Hint {
    let command: Command
    let keys: String
    let words: String
    let width: Int

    init?(_ binding: KeyBinding) {
      guard let words = binding.hint, let keys = binding.keys.first?.description else { return nil }
      (command, self.keys, self.words) = (binding.command, keys, words)
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
