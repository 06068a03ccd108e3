import Files
import Newspapers

/// The end of a downloaded file. If a server does not say how large a file is, a connection that closes too
/// early looks like the end of the file, and only its format tells.
struct FileEnding {
  private let file: UnfinishedFile

  /// How many of the last bytes can have the end's mark; readers of PDF look no farther, either.
  private static let reach = 1024

  init(of file: UnfinishedFile) { self.file = file }

  /// Whether the file ends as one of this kind does; true if that kind has no mark at its end.
  func isThere(_ kind: PageFile) throws(FileFailure) -> Bool {
    switch kind {
    case .text: return true
    case .alto: return try closesRoot()
    case .pdf: return try tail().firstRange(of: Array("%%EOF".utf8)) != nil
    case .jp2: return try endsLastBox()
    case .jpg: return try endsPicture()
    case .json:
      let last = try tail().last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      return last == UInt8(ascii: "}") || last == UInt8(ascii: "]")
    }
  }

  private func tail() throws(FileFailure) -> [UInt8] {
    try file.bytes(at: max(0, file.count - FileEnding.reach), count: FileEnding.reach)
  }

  // MARK: XML

  /// Whether the last closing tag is that of the root. Space and comments may follow it.
  private func closesRoot() throws(FileFailure) -> Bool {
    let head = String(decoding: try file.head(DownloadedContent.signatureLength), as: UTF8.self)
    guard let root = FileEnding.root(of: head), !root.isEmpty else { return true }
    let end = String(decoding: try tail(), as: UTF8.self)
    guard let start = end.ranges(of: "</").last, let close = end[start.upperBound...].firstIndex(of: ">")
    else { return false }
    return end[start.upperBound..<close].prefix { !$0.isWhitespace } == root.name
  }

  /// The root's name as written, such as `ns2:alto`, and whether its first tag is its last: `<alto/>`. Nil if
  /// it is not in `head`.
  private static func root(of head: String) -> (name: Substring, isEmpty: Bool)? {
    var rest = head[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      // Only comments and instructions may have a “<” of their own.
      let mark: String? = rest.hasPrefix("!--") ? "-->" : rest.hasPrefix("?") ? "?>" : nil
      if let mark {
        guard let end = rest.firstRange(of: mark) else { return nil }
        rest = rest[end.upperBound...]
      } else if !rest.hasPrefix("!") {
        let tag = rest.prefix { $0 != ">" }
        let isEmpty = tag.hasSuffix("/") && tag.endIndex < rest.endIndex
        return (tag.prefix { !$0.isWhitespace && $0 != "/" }, isEmpty)
      }
    }
    return nil
  }

  // MARK: Pictures

  /// Whether the marker at the end of a JPEG is there; a codestream of JPEG 2000 has the same (ISO/IEC 15444-1,
  /// A.4.4). Compressed data contains it nowhere else.
  private func endsPicture() throws(FileFailure) -> Bool { !PageScan.lacksEnd(try tail()) }

  /// Whether every box of a JPEG 2000 file is as long as it says, and the codestream is among them. A box may
  /// instead reach to the end of the file; then only the codestream's last marker tells (ISO/IEC 15444-1,
  /// annex I).
  private func endsLastBox() throws(FileFailure) -> Bool {
    if try file.head(2) == [0xFF, 0x4F] { return try endsPicture() }
    var (place, hasCodestream) = (0, false)
    while place < file.count {
      let box = try file.bytes(at: place, count: 16)
      // Too short for a box: what follows the codestream does not matter.
      guard box.count >= 8 else { return hasCodestream }
      let isCodestream = box[4..<8].elementsEqual("jp2c".utf8)
      let written = FileEnding.number(box[..<4])
      if written == 0 { return try isCodestream ? endsPicture() : hasCodestream }
      guard written != 1 || box.count == 16 else { return false }
      let length = written == 1 ? FileEnding.number(box[8...]) : written
      guard length >= 8 else { return hasCodestream }
      guard length <= UInt64(file.count - place) else { return false }
      place += Int(length)
      hasCodestream = hasCodestream || isCodestream
    }
    return hasCodestream
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
