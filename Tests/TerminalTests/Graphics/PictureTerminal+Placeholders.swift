@testable import Terminal

/// kitty's cells that name part of a picture.
extension PictureTerminal {
  /// A fallback for part of a picture: one character in one cell, because libvterm does not know all of
  /// kitty's marks.
  static func character(row: Int, column: Int) -> String {
    Unicode.Scalar(0x10_0000 + UInt32(row * 256 + column)).map(String.init) ?? ""
  }

  /// `text` with one such character for each cell that names a part.
  static func standing(_ text: [UInt8]) -> [UInt8] {
    var result = ""
    var rest = String(decoding: text, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let marks = rest.prefix(2).compactMap { PictureDiacritics.marks.firstIndex(of: $0) }
      if scalar == PictureDiacritics.placeholder, marks.count == 2 {
        result += character(row: marks[0], column: marks[1])
        rest = rest.dropFirst(2)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return Array(result.utf8)
  }
}
