import Newspapers
import Terminal

/// What was read of a page, made fit for a terminal once for both modes.
struct PageWords {
  let paragraphs: [String]
  let lines: [String]
  let wordCount: Int
  let quality: OCRQuality?
  let origin: OriginContent

  /// Joining lines and sanitising a page takes some milliseconds, so it is not done on the main actor.
  @concurrent static func read(_ text: PageText) async -> PageWords {
    PageWords(PrintedText(Sanitizer.sanitizedLines(text.text)), text.origin)
  }

  private init(_ printed: PrintedText, _ origin: Origin) {
    paragraphs = printed.paragraphs
    lines = printed.lines
    wordCount = PrintedText.wordCount(of: paragraphs)
    quality = printed.quality
    self.origin = OriginContent(origin)
  }
}
