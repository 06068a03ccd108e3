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
  /// See `KeptPage.Way.written`; nil in lines of earlier versions.
  let way: String?
  /// Seconds since 1970.
  let fetched: Double?
  /// The same.
  let read: Double?
  let quality: Double?
  /// Empty if only a reading is there.
  let text: String
  /// The text of a reading made on the machine.
  let reading: String?
  /// The site that `source` names, with its scheme; nil for others, and in lines of earlier versions.
  let site: String?

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
      batch: batch, source: source ?? name,
      way: KeptPage.Way.allCases.first { $0.written == way } ?? .imported, fetched: fetched ?? now,
      quality: quality, read: read, reading: reading?.nonEmpty,
      home: site.flatMap { IssueSource($0) })
  }
}

extension KeptPage.Way {
  /// In lines of `index export`; never changes.
  var written: String {
    switch self {
    case .demonstration: "demonstration"
    case .read: "read"
    case .saved: "saved"
    case .found: "found"
    case .imported: "imported"
    }
  }
}
