import Newspapers
import Presentation
import Text

/// A page's text, sanitized once for both modes.
struct PageWords {
  let paragraphs: [String]
  let lines: [String]
  let wordCount: Int
  let quality: OCRQuality?
  let origin: OriginContent

  /// Joining lines and sanitizing a page takes milliseconds, so it is not done on the main actor.
  @concurrent static func read(_ text: PageText) async -> PageWords {
    let origin = OriginContent(text.origin)
    if let layout = text.layout { return await read(layout, origin: origin) }
    // The sanitizer removes soft hyphens, so those that break words are made visible first.
    return PageWords(PrintedText(Sanitizer.sanitizedLines(SoftHyphens.written(text.text))), origin)
  }

  @concurrent static func read(_ layout: PageLayout, origin: OriginContent) async -> PageWords {
    let blocks = layout.blocks.map { block in
      PageLayout.Block(
        language: block.language,
        lines: block.lines.map { line in
          PageLayout.Line(
            words: line.words.enumerated().map { number, word in
              let isLast = number == line.words.count - 1
              return PageLayout.Word(
                Sanitizer.sanitized(isLast ? SoftHyphens.written(word.text) : word.text), box: word.box,
                confidence: word.confidence)
            }, isHyphenated: line.isHyphenated)
        })
    }
    return PageWords(PrintedText(PageLayout(blocks: blocks)), origin)
  }

  private init(_ printed: PrintedText, _ origin: OriginContent) {
    paragraphs = printed.paragraphs
    lines = printed.lines
    wordCount = PrintedText.wordCount(of: paragraphs)
    quality = printed.quality
    self.origin = origin
  }
}
