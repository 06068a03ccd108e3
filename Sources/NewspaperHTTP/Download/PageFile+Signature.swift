import Newspapers

extension PageFile {
  /// Whether a file that begins with `head` can be of this kind.
  func begins(_ head: [UInt8]) -> Bool {
    let text = String(
      decoding: head.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }, as: UTF8.self)
    switch self {
    case .text: return !["<!doctype", "<html"].contains { text.prefix(9).lowercased().hasPrefix($0) }
    case .alto: return text.hasPrefix("<") && (text.contains("<alto") || text.contains(":alto"))
    case .pdf: return head.starts(with: Array("%PDF-".utf8))
    // ISO/IEC 15444-1: the signature box of a file, or a bare codestream.
    case .jp2:
      return head.starts(with: [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20])
        || head.starts(with: [0xFF, 0x4F, 0xFF, 0x51])
    case .jpg: return head.starts(with: [0xFF, 0xD8, 0xFF])
    case .json: return text.hasPrefix("{") || text.hasPrefix("[")
    }
  }
}
