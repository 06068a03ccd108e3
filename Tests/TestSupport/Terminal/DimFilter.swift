/// Makes dim text visible to libvterm 0.1, which does not know the attribute: it is shown as struck out,
/// which the program never uses.
struct DimFilter {
  private var sequence: [UInt8] = []

  /// `bytes` with parameter 2 of `CSI … m` replaced with 9; an incomplete sequence at the end is held back.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    for byte in bytes {
      switch (sequence.count, byte) {
      case (0, 0x1b), (1, UInt8(ascii: "[")), (2..., 0x20...0x3f): sequence.append(byte)
      case (2..., UInt8(ascii: "m")):
        output += DimFilter.replaced(sequence) + [byte]
        sequence = []
      default:
        output += sequence
        sequence = byte == 0x1b ? [byte] : []
        if byte != 0x1b { output.append(byte) }
      }
    }
    return output
  }

  private static func replaced(_ sequence: [UInt8]) -> [UInt8] {
    var rest = String(decoding: sequence.dropFirst(2), as: UTF8.self).split(
      separator: ";", omittingEmptySubsequences: false)[...]
    var kept: [Substring] = []
    while let parameter = rest.popFirst() {
      kept.append(parameter == "2" ? "9" : parameter)
      guard parameter == "38" || parameter == "48" else { continue }
      // A color follows: 5 and an index, or 2 and three components.
      let count = rest.first == "2" ? 4 : 2
      kept += rest.prefix(count)
      rest = rest.dropFirst(count)
    }
    return Array("\u{1b}[\(kept.joined(separator: ";"))".utf8)
  }
}
