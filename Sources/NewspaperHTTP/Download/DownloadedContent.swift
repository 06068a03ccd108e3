import Files
import Newspapers

/// What a downloaded file should be.
struct DownloadedContent: Sendable {
  /// For display: `OCR text`.
  let words: String
  /// Whether a server may send a JSON object with an error instead of it.
  let mayBeErrorObject: Bool
  /// Whether a web page sent instead of it is a bot check, not the server's message about what is missing.
  let isNeverWebPage: Bool
  /// Whether a file with this beginning can be one.
  let begins: @Sendable (_ head: [UInt8]) -> Bool
  /// Whether the file is there to its end, as far as its format tells.
  let ends: @Sendable (_ file: UnfinishedFile) throws(FileFailure) -> Bool

  /// How many bytes at the beginning identify the kind of file.
  static let signatureLength = 4096

  /// - Parameter isNeverWebPage: whether its server has no web page where the file is.
  init(_ file: PageFile, isNeverWebPage: Bool) {
    (words, mayBeErrorObject, self.isNeverWebPage) = (file.words, file == .text, isNeverWebPage)
    begins = { file.begins($0) }
    ends = { (whole: UnfinishedFile) throws(FileFailure) -> Bool in try FileEnding(of: whole).isThere(file) }
  }

  private init(words: String, begins: @escaping @Sendable ([UInt8]) -> Bool) {
    (self.words, mayBeErrorObject, isNeverWebPage, self.begins) = (words, false, true, begins)
    // Readers of an archive go by its checksum.
    ends = { _ in true }
  }

  /// A tar, compressed or not.
  static let archive = DownloadedContent(words: "an archive") { head in
    let signatures: [[UInt8]] = [
      Array("BZh".utf8), [0x1F, 0x8B], [0xFD, 0x37, 0x7A, 0x58, 0x5A], [0x28, 0xB5, 0x2F, 0xFD],
    ]
    return signatures.contains { head.starts(with: $0) }
      || head.count > 262 && head[257..<262].elementsEqual("ustar".utf8)
  }
}
