import Newspapers
import Text

/// What was read of a page, made fit for a terminal once for both modes.
struct PageWords {
  let paragraphs: [String]
  let lines: [String]
  let wordCount: Int
  let quality: OCRQuality?
  let origin: OriginContent

  /// Joining lines and sanitising a page takes some milliseconds, so it is not done on the main actor.
  @concurrent static func read(_ text: PageText) async -> PageWords {
    PageWords(PrintedText(Sanitizer.sanitizedLines(text.text)), OriginContent(text.origin))
  }

  @concurrent static func read(_ layout: PageLayout, origin: OriginContent) async -> PageWords {
    let blocks = layout.blocks.map { block in
      PageLayout.Block(
        language: block.language,
        lines: block.lines.map { line in
          PageLayout.Line(
            words: line.words.map {
              PageLayout.Word(Sanitizer.sanitized($0.text), box: $0.box, confidence: $0.confidence)
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
