import FoundationEssentials
import Newspapers

/// A page as a line of `index export`: JSON, with what the index has about it.
struct ExportedPage: Codable {
  let page: WrittenPage
  let title: String?
  let state: String?
  let county: String?
  let city: String?
  let languages: [String]?
  let batch: String?
  let source: String?
  /// Seconds since 1970.
  let fetched: Double?
  let text: String

  static func read(_ line: ArraySlice<UInt8>) throws -> ExportedPage {
    try JSONDecoder().decode(ExportedPage.self, from: Data(line))
  }

  func written() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self))
  }

  /// Nil if it does not name a page.
  func keptPage(source name: String, now: Double) -> KeptPage? {
    guard let page = page.page else { return nil }
    return KeptPage(
      page: page, text: text, title: title?.nonEmpty,
      places: state?.nonEmpty.map { [Place(state: $0, county: county, city: city)] } ?? [],
      languages: languages ?? [],
      batch: batch, source: source ?? name, way: .imported, fetched: fetched ?? now)
  }
}
