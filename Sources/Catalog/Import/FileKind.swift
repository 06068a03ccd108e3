import Files
import Newspapers

/// The kind of a newspaper file, determined by its contents.
enum FileKind {
  case marcXML
  /// A table with a header: `newspapers.txt`, separated by vertical bars, or its later form, CSV.
  case table
  /// `newspapers.json` as chronam sites provide it.
  case json

  /// - Parameter head: the first bytes.
  init(_ head: [UInt8], file: String) throws(NewspaperError) {
    let start = head.withoutByteOrderMark.drop { $0 <= 0x20 }
    let firstLine = String(decoding: start.prefix { $0 != 0x0A }, as: UTF8.self).lowercased()
    switch start.first {
    case nil: throw .unreadable(what: "\(file) is empty")
    case UInt8(ascii: "<"): self = .marcXML
    case UInt8(ascii: "{"), UInt8(ascii: "["): self = .json
    case _ where firstLine.contains("lccn") && firstLine.contains("title"): self = .table
    case _ where start.prefix(5).allSatisfy({ (0x30...0x39).contains($0) }) && start.count > 24:
      throw .unreadable(
        what: "\(file) is binary MARC: convert it to MARCXML first with “yaz-marcdump -o marcxml -t utf8”")
    case _ where head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]):
      throw .unreadable(what: "\(file) is in UTF-16: convert it to UTF-8 first with iconv")
    default:
      throw .unreadable(
        what: "\(file) is neither MARCXML nor newspapers.txt, newspapers.json or a CSV with LCCNs")
    }
  }
}
