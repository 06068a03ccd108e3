/// A line of the starter catalog, split into fields at tabs. Works byte by byte, because each start of the
/// program without an imported catalog goes through all of them.
struct StarterLine {
  private let bytes: ArraySlice<UInt8>
  let fields: [Range<Int>]

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    fields = StarterLine.parts(of: bytes, at: UInt8(ascii: "\t"))
  }

  /// Nil for an empty field, and for a column missing from the table.
  func text(_ column: Int?) -> String? {
    guard let column, !fields[column].isEmpty else { return nil }
    return String(decoding: bytes[fields[column]], as: UTF8.self)
  }

  /// Several values in one field, separated by `|`.
  func list(_ column: Int?) -> [String] {
    guard let column, !fields[column].isEmpty else { return [] }
    return StarterLine.parts(of: bytes[fields[column]], at: UInt8(ascii: "|")).filter { !$0.isEmpty }
      .map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The ranges of the parts of `bytes` between `separator`.
  static func parts(of bytes: ArraySlice<UInt8>, at separator: UInt8) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = bytes.startIndex
    for place in bytes.indices where bytes[place] == separator {
      parts.append(start..<place)
      start = place + 1
    }
    parts.append(start..<bytes.endIndex)
    return parts
  }
}
