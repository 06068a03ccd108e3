import Corpus
import Files
import FoundationEssentials
import Newspapers

/// `receipts/NAME.jsonl`: what a batch's archive could not give, and at the end its receipt.
struct ReceiptFile {
  /// As far as it is needed here.
  struct Receipt: Decodable, Hashable {
    let kind: String
    let archive: String
    let bytes: Int
    let sha1: String
    let pages: Int
    let faults: Int
    let complete: Bool
    let pagesSum: String

    enum CodingKeys: String, CodingKey {
      case kind, archive, bytes, sha1, pages, faults, complete
      case pagesSum = "pages_sha256"
    }
  }

  private static let mostBytes = 64 << 20

  /// - Returns: nil if there is none.
  /// - Throws: `.unreadable` for a file whose last line is no receipt.
  static func read(of batch: String, in folder: CorpusFolder) throws(NewspaperError) -> Receipt? {
    let name = "\(CorpusLayout.receipts)/\(CorpusLayout.receiptFile(of: batch))"
    let bytes = try folder.local("read") { () throws(FileFailure) in
      try WholeFile(path: folder.file(name)).read(atMost: mostBytes)
    }
    guard let bytes else { return nil }
    guard bytes.last == 0x0A, let line = bytes.split(separator: 0x0A).last,
      let receipt = try? JSONDecoder().decode(Receipt.self, from: Data(line)), receipt.kind == "receipt"
    else { throw .unreadable(what: "\(folder.file(name)) does not end with a receipt") }
    return receipt
  }
}
