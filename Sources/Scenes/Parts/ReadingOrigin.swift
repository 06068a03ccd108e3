import MVP
import Newspapers
import Presentation

/// The origin of a text that was read on this machine: for JSON, and in words.
struct ReadingOrigin: Encodable {
  let engine: String
  let languages: [String]
  let read: String
  /// Left, top, width and height, in fractions of the page.
  let region: [Double]
  let scan: Scan

  struct Scan: Encodable {
    let address: String?
    let source: String
    let width: Int
    let height: Int
  }

  init(_ reading: OCRReading) {
    engine = reading.engine
    languages = reading.languages
    read = Timestamp.written(reading.date)
    region = reading.region.fractions
    scan = Scan(
      address: reading.scan.address, source: reading.scan.source, width: reading.scan.width,
      height: reading.scan.height)
  }

  /// `Tesseract 5.3.0 (eng) read it on Nov 22, 2026 from 1,500 × 2,000 pixels of tile.loc.gov`.
  static func words(_ reading: OCRReading) -> String {
    let size = "\(Numerals.grouped(reading.scan.width)) × \(Numerals.grouped(reading.scan.height)) pixels"
    let what = reading.isWholePage ? "it" : "a part of it"
    return "\(reading.engine) (\(reading.languages.joined(separator: ", "))) read \(what) on "
      + "\(Moment.day(reading.date)) from \(size) of \(Failure.named(reading.scan.source))"
  }
}
