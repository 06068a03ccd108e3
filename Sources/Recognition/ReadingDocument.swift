import FoundationEssentials
import Newspapers

/// The readings of a page, as in the file. Keys are only ever added, and unknown keys are ignored.
struct ReadingDocument: Codable {
  static let name = "broadsheet-readings"

  var format: String
  var version: Int
  var page: String
  var states: [State]
  /// Whether older states were dropped; missing in files of earlier versions, and if it is false.
  var trimmed: Bool?
  var readings: [Reading]

  struct State: Codable {
    var readings: [Int]
    var preferred: Bool
  }

  struct Reading: Codable {
    var number: Int
    /// Left, top, width and height, as fractions of the page.
    var region: [Double]
    var engine: String
    var languages: [String]
    var scan: Scan
    var read: String
    /// Words that the dictionaries have, and all words.
    var known: [Int]?
    var blocks: [[Line]]
  }

  struct Scan: Codable {
    var address: String?
    var source: String
    var width: Int
    var height: Int
  }

  struct Line: Codable {
    var hyphenated: Bool?
    var words: [Word]
  }

  struct Word: Codable {
    var text: String
    var box: [Double]?
    var confidence: Double?
  }

  init(_ readings: PageReadings, of page: PageID) {
    format = ReadingDocument.name
    version = 1
    self.page = page.description
    states = readings.states.map { State(readings: $0.readings, preferred: $0.isPreferred) }
    trimmed = readings.isTrimmed ? true : nil
    self.readings = readings.readings.sorted { $0.key < $1.key }.map { Reading($0.value, number: $0.key) }
  }

  /// Nil if it is not about `page`, or makes no sense.
  func readings(of page: PageID) -> PageReadings? {
    guard format == ReadingDocument.name, self.page == page.description else { return nil }
    let all = readings.map { ($0.number, $0.reading) }
    guard all.allSatisfy({ $0.1 != nil }) else { return nil }
    return PageReadings(
      readings: Dictionary(all.compactMap { number, reading in reading.map { (number, $0) } }) { $1 },
      states: states.map { PageReadings.State(readings: $0.readings, isPreferred: $0.preferred) },
      isTrimmed: trimmed)
  }
}

extension ReadingDocument.Reading {
  init(_ reading: OCRReading, number: Int) {
    self.number = number
    region = ReadingDocument.numbers(reading.region)
    engine = reading.engine
    languages = reading.languages
    scan = ReadingDocument.Scan(
      address: reading.scan.address, source: reading.scan.source, width: reading.scan.width,
      height: reading.scan.height)
    read = Timestamp.written(reading.date)
    known = reading.known.map { [$0.known, $0.total] }
    blocks = reading.layout.blocks.map { block in
      block.lines.map { line in
        ReadingDocument.Line(
          hyphenated: line.isHyphenated ? true : nil,
          words: line.words.map { word in
            ReadingDocument.Word(
              text: word.text, box: word.box.map(ReadingDocument.numbers),
              confidence: word.confidence.map { ReadingDocument.rounded($0, 1000) })
          })
      }
    }
  }

  var reading: OCRReading? {
    guard let region = ReadingDocument.box(region), let date = Timestamp.read(read) else { return nil }
    let blocks = blocks.map { lines in
      PageLayout.Block(
        lines: lines.map { line in
          PageLayout.Line(
            words: line.words.map {
              PageLayout.Word(
                $0.text, box: $0.box.flatMap(ReadingDocument.box),
                confidence: $0.confidence.map { min(max($0, 0), 1) })
            }, isHyphenated: line.hyphenated ?? false)
        })
    }
    return OCRReading(
      region: region, layout: PageLayout(blocks: blocks), engine: engine, languages: languages,
      scan: OCRReading.Scan(
        address: scan.address, source: scan.source, width: scan.width, height: scan.height), date: date,
      known: known.flatMap { numbers in
        guard numbers.count == 2, numbers[0] >= 0, numbers[0] <= numbers[1] else { return nil }
        return KnownWords(known: numbers[0], total: numbers[1])
      })
  }
}

extension ReadingDocument {
  /// A hundred-thousandth of a page is less than a pixel.
  fileprivate static func numbers(_ box: PageBox) -> [Double] {
    box.fractions.map { rounded($0, 100_000) }
  }

  fileprivate static func rounded(_ number: Double, _ steps: Double) -> Double {
    (number * steps).rounded() / steps
  }

  fileprivate static func box(_ numbers: [Double]) -> PageBox? {
    guard numbers.count == 4 else { return nil }
    return PageBox(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
