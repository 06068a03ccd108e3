import Newspapers

/// What has been read of an ALTO file so far.
final class ALTOReading {
  private(set) var blocks: [PageLayout.Block] = []
  /// Why the file was refused; nil if it was not.
  private(set) var refusal: String?

  private var hasRoot = false
  private var pageWidth: Double?
  private var pageHeight: Double?
  private var language: String?
  private var lines: [PageLayout.Line] = []
  private var words: [PageLayout.Word] = []
  private var isHyphenated = false
  private var wordCount = 0

  /// The fullest pages have some 20,000.
  private static let mostWords = 500_000

  /// False if the file is refused.
  func begin(_ name: XMLName, _ attributes: XMLAttributes) -> Bool {
    if !hasRoot {
      hasRoot = true
      guard name == "alto" else { return refuse("the file is XML, but not ALTO") }
    }
    if name == "String" { return add(attributes) }
    if name == "HYP" {
      isHyphenated = !words.isEmpty
    } else if name == "TextLine" {
      endLine()
    } else if name == "TextBlock" {
      endBlock()
      // The attribute was renamed after version 2.
      language = attributes.text("language") ?? attributes.text("LANG")
    } else if name == "Page" {
      pageWidth = attributes.number("WIDTH").flatMap { $0 > 0 ? $0 : nil }
      pageHeight = attributes.number("HEIGHT").flatMap { $0 > 0 ? $0 : nil }
    }
    return true
  }

  func end(_ name: XMLName) {
    if name == "TextLine" { endLine() } else if name == "TextBlock" || name == "Page" { endBlock() }
  }

  private func add(_ attributes: XMLAttributes) -> Bool {
    guard let text = attributes.text("CONTENT"), text.utf8.contains(where: { $0 != UInt8(ascii: " ") })
    else { return true }
    wordCount += 1
    guard wordCount <= ALTOReading.mostWords else {
      return refuse("the ALTO file has more than \(ALTOReading.mostWords) words")
    }
    let confidence = attributes.number("WC").flatMap { (0...1).contains($0) ? $0 : nil }
    words.append(PageLayout.Word(text, box: box(attributes), confidence: confidence))
    isHyphenated = attributes.isEqual("SUBS_TYPE", to: "HypPart1")
    return true
  }

  private func box(_ attributes: XMLAttributes) -> PageBox? {
    guard let pageWidth, let pageHeight, let x = attributes.number("HPOS"),
      let y = attributes.number("VPOS"), let width = attributes.number("WIDTH"),
      let height = attributes.number("HEIGHT")
    else { return nil }
    return PageBox(
      x: x / pageWidth, y: y / pageHeight, width: width / pageWidth, height: height / pageHeight)
  }

  private func endLine() {
    if !words.isEmpty { lines.append(PageLayout.Line(words: words, isHyphenated: isHyphenated)) }
    words.removeAll(keepingCapacity: true)
    isHyphenated = false
  }

  private func endBlock() {
    endLine()
    if !lines.isEmpty { blocks.append(PageLayout.Block(language: language, lines: lines)) }
    lines.removeAll(keepingCapacity: true)
    language = nil
  }

  private func refuse(_ words: String) -> Bool {
    refusal = words
    return false
  }
}
