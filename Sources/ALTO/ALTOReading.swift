import CExpat
import Glibc

/// What has been read of an ALTO file so far.
final class ALTOReading {
  private(set) var page = ALTOPage()
  /// Why the file was refused; nil if it was not.
  private(set) var refusal: String?

  private let wantsPlaces: Bool
  private var hasRoot = false
  private var language: String?
  private var firstWord = 0
  private var firstLine = 0
  private var isHyphenated = false
  private var wanted: WritableKeyPath<ALTOPage, String?>?
  private var written: [UInt8] = []

  /// The densest pages have some 20,000.
  private static let mostWords = 500_000
  /// Bytes of a file's name or a unit that are kept.
  private static let longestText = 4096

  init(wantsPlaces: Bool) { self.wantsPlaces = wantsPlaces }

  func begin(_ name: XMLName, _ attributes: XMLAttributes) -> cexpat_answer {
    wanted = nil
    if !hasRoot {
      hasRoot = true
      guard name == "alto" else { return refuse("it is XML, but not ALTO") }
    }
    if name == "String" { return add(XMLWord(attributes)) }
    if name == "SP" { return CEXPAT_GO_ON }
    if name == "HYP" {
      isHyphenated = page.ends.count > firstWord
    } else if name == "TextLine" {
      endLine()
    } else if name == "TextBlock" {
      endBlock()
      // The attribute was renamed after version 2.
      language = attributes.text("language") ?? attributes.text("LANG")
    } else if name == "Page" {
      endBlock()
      func length(_ name: StaticString) -> Double? { attributes.number(name).flatMap { $0 > 0 ? $0 : nil } }
      page.sizes.append(
        ALTOPage.Size(firstWord: page.ends.count, width: length("WIDTH"), height: length("HEIGHT")))
    } else if name == "MeasurementUnit", page.unit == nil {
      return begin(\.unit)
    } else if name == "fileName", page.fileName == nil {
      return begin(\.fileName)
    }
    return CEXPAT_GO_ON
  }

  func end(_ name: XMLName) {
    if let wanted {
      let text = String(decoding: written, as: UTF8.self)
      page[keyPath: wanted] = text.allSatisfy(\.isWhitespace) ? nil : text
      self.wanted = nil
    }
    if name == "TextLine" { endLine() } else if name == "TextBlock" || name == "Page" { endBlock() }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    written += bytes.prefix(max(0, ALTOReading.longestText - written.count))
  }

  private func begin(_ wanted: WritableKeyPath<ALTOPage, String?>) -> cexpat_answer {
    self.wanted = wanted
    written.removeAll(keepingCapacity: true)
    return CEXPAT_WITH_TEXT
  }

  private func add(_ word: XMLWord) -> cexpat_answer {
    guard let content = word.content, content.contains(where: { $0 > 0x20 }) else { return CEXPAT_GO_ON }
    guard page.ends.count < ALTOReading.mostWords else {
      return refuse("it has more than \(ALTOReading.mostWords) words")
    }
    page.bytes.append(contentsOf: content)
    page.ends.append(page.bytes.count)
    let confidence = word.confidence.flatMap { (0...1).contains($0) ? $0 : nil }
    if let confidence {
      page.confidence.sum += confidence
      page.confidence.words += 1
    }
    if wantsPlaces { page.places.append(word.place(confidence)) }
    isHyphenated = word.isFirstPart
    return CEXPAT_GO_ON
  }

  private func endLine() {
    let words = firstWord..<page.ends.count
    if !words.isEmpty { page.lines.append(ALTOPage.Line(words: words, isHyphenated: isHyphenated)) }
    firstWord = words.upperBound
    isHyphenated = false
  }

  private func endBlock() {
    endLine()
    let lines = firstLine..<page.lines.count
    if !lines.isEmpty { page.blocks.append(ALTOPage.Block(language: language, lines: lines)) }
    firstLine = lines.upperBound
    language = nil
  }

  private func refuse(_ words: String) -> cexpat_answer {
    refusal = words
    return CEXPAT_STOP
  }
}
