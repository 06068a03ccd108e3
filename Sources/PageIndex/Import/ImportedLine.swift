import FoundationEssentials
import Newspapers

/// A line of a file of pages, whoever wrote it. Its JSON is parsed only once.
enum ImportedLine: Decodable {
  case exported(ExportedPage)
  case corpus(CorpusLine)

  init(from decoder: any Decoder) throws {
    if let page = try? ExportedPage(from: decoder) {
      self = .exported(page)
    } else {
      self = .corpus(try CorpusLine(from: decoder))
    }
  }

  /// Nil if it is no such line.
  static func read(_ line: ArraySlice<UInt8>) -> ImportedLine? {
    try? JSONDecoder().decode(ImportedLine.self, from: Data(line))
  }

  /// Nil if it is not a page.
  func keptPage(source: String, now: Double) -> KeptPage? {
    switch self {
    case .exported(let page): page.keptPage(source: source, now: now)
    case .corpus(let line): line.keptPage(source: source, now: now)
    }
  }
}
