import ALTO
import Newspapers

/// A page as it is written, except for its batch.
struct CorpusPage {
  let file: PageFileFound
  /// UTF-8.
  var text: [UInt8] = []
  var source = CorpusOptions.TextSource.alto
  var characters = 0
  var wordCount = 0
  /// The one with the most words first; at most `mostLanguages`.
  var languages: [String] = []
  var quality: Double?
  var basis: OCRQuality.Basis?
  var frame: String?
  var width: Int?
  var height: Int?
  var unit: String?
  var altoSum: [UInt8]?
  /// Nil if they are not wanted or unknown.
  var words: Words?

  struct Words {
    let starts: [Int]
    let lengths: [Int]
    let places: [ALTOPage.Place]
  }

  /// A page of an `ocr.xml`.
  init(_ file: PageFileFound, _ alto: ALTOPage, _ options: CorpusOptions) {
    self.file = file
    let made = ALTOText(alto, hyphens: options.hyphens, wantsWords: options.wantsWords)
    text = made.bytes
    characters = made.characters
    wordCount = alto.ends.count
    languages = CorpusPage.languages(of: alto)
    if alto.confidence.words > 0 {
      quality = alto.confidence.sum / Double(alto.confidence.words)
      basis = .confidence
    } else {
      estimate()
    }
    frame = file.origin?.frame ?? alto.fileName.flatMap(CorpusPage.frame)
    width = alto.sizes.first?.width.flatMap(CorpusPage.whole)
    height = alto.sizes.first?.height.flatMap(CorpusPage.whole)
    unit = alto.unit
    if options.wantsWords {
      words = Words(starts: made.starts, lengths: made.lengths, places: alto.places)
    }
  }

  /// A page of an `ocr.txt`.
  /// - Parameter text: UTF-8.
  init(_ file: PageFileFound, text: [UInt8], _ options: CorpusOptions) {
    self.file = file
    self.text = options.hyphens == .join ? JoinedLines.joined(text) : text
    source = .ocr
    characters = OCRText.characters(self.text)
    frame = file.origin?.frame
    wordCount = estimate()
  }

  /// Estimates the quality from the text.
  /// - Returns: how many words it has.
  @discardableResult private mutating func estimate() -> Int {
    let likely = text.withUnsafeBufferPointer { LikelyWords(in: $0) }
    quality = likely.quality
    basis = quality == nil ? nil : .estimate
    return likely.words
  }

  /// More are not a page's languages, but somebody's attempt to make its line long.
  private static let mostLanguages = 50

  private static func languages(of alto: ALTOPage) -> [String] {
    var counts: [(language: String, words: Int)] = []
    var places: [String: Int] = [:]
    for block in alto.blocks {
      guard let language = block.language, !language.isEmpty else { continue }
      let words = alto.lines[block.lines].reduce(0) { $0 + $1.words.count }
      if let place = places[language] {
        counts[place].words += words
      } else {
        places[language] = counts.count
        counts.append((language, words))
      }
    }
    // Ties go to the one that comes first on the page: the order must not depend on the sort.
    return counts.enumerated().sorted {
      ($1.element.words, $0.offset) < ($0.element.words, $1.offset)
    }.prefix(mostLanguages).map(\.element.language)
  }

  /// `0007` of `././0007.tif`; nil if the name is the digitizer's own.
  private static func frame(_ name: String) -> String? {
    let bytes = Array(name.utf8)
    let start = bytes.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }.map { $0 + 1 } ?? 0
    let stem = bytes[start...].prefix { $0 != UInt8(ascii: ".") }
    guard stem.count == 4, stem.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return String(decoding: stem, as: UTF8.self)
  }

  /// Nil for sizes that no page has.
  static func whole(_ length: Double) -> Int? {
    abs(length) < 1e9 ? Int((length + 0.5).rounded(.down)) : nil
  }
}
