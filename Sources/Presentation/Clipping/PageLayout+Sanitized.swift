import Newspapers
import Text

extension PageLayout {
  /// The layout with words that are safe to write to a terminal.
  public func sanitized() -> PageLayout {
    PageLayout(
      blocks: blocks.map { block in
        PageLayout.Block(
          language: block.language.map(Sanitizer.sanitized),
          lines: block.lines.map { line in
            PageLayout.Line(
              words: line.words.enumerated().map { number, word in
                let isLast = number == line.words.count - 1
                // The sanitizer removes soft hyphens, so those that break words are made visible first.
                return PageLayout.Word(
                  Sanitizer.sanitized(isLast ? SoftHyphens.written(word.text) : word.text), box: word.box,
                  confidence: word.confidence)
              }, isHyphenated: line.isHyphenated)
          })
      })
  }
}
