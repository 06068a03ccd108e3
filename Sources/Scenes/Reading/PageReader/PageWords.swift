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
  /// Where each printed line with text begins, as counted by `PageInk`.
  private let linePlaces: [Int]
  /// The parts that were read on this machine; empty if it is the source's text.
  private(set) var readings: [OCRReading] = []

  /// Joining lines and sanitizing a page takes milliseconds, so it is not done on the main actor.
  @concurrent static func read(_ text: PageText) async -> PageWords {
    let origin = OriginContent(text.origin)
    if let layout = text.layout {
      var words = await read(layout, origin: origin)
      words.readings = text.readings
      return words
    }
    // The sanitizer removes soft hyphens, so those that break words are made visible first.
    return PageWords(PrintedText(Sanitizer.sanitizedLines(SoftHyphens.written(text.text))), origin)
  }

  @concurrent static func read(_ layout: PageLayout, origin: OriginContent) async -> PageWords {
    PageWords(PrintedText(layout.sanitized()), origin)
  }

  /// The printed line with text at a place, as counted by `PageInk`, from 1, and how many there are.
  func line(at place: Int) -> (line: Int, of: Int) {
    let line = linePlaces.lastIndex { $0 <= place }.map { $0 + 1 } ?? 1
    return (min(line, linePlaces.count), linePlaces.count)
  }

  /// The same for paragraphs.
  func paragraph(at place: Int) -> (paragraph: Int, of: Int) {
    var (paragraph, count, before) = (1, 0, 0)
    for text in paragraphs where !text.isEmpty {
      count += 1
      if before <= place { paragraph = count }
      before += PageInk.count(in: text.unicodeScalars)
    }
    return (paragraph, count)
  }

  private init(_ printed: PrintedText, _ origin: OriginContent) {
    paragraphs = printed.paragraphs
    lines = printed.lines
    wordCount = PrintedText.wordCount(of: paragraphs)
    quality = printed.quality
    self.origin = origin
    var (places, place): ([Int], Int) = ([], 0)
    for line in lines {
      let letters = PageInk.count(in: line.unicodeScalars)
      guard letters > 0 else { continue }
      places.append(place)
      place += letters
    }
    linePlaces = places
  }
}
