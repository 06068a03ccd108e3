/// The shapes of escape sequences (ECMA-48 5.3 to 5.6), to find where one ends.
enum EscapeSequence {
  /// True for ESC and the C1 controls that begin a sequence.
  static func begins(with scalar: Unicode.Scalar) -> Bool {
    scalar == escape || scalar == "\u{9b}" || beginsString(scalar)
  }

  /// Drops the sequence at the beginning of `rest`.
  static func drop(from rest: inout Substring.UnicodeScalarView) {
    guard let first = rest.popFirst() else { return }
    if first == "\u{9b}" { return dropControl(from: &rest) }
    if first != escape {
      // Text decoded with the wrong encoding has such characters, but no terminator after them: then it is
      // not a sequence.
      let end = stringEnd(in: rest) { $0.properties.generalCategory == .control }
      if end.isTerminated { rest = rest[end.index...] }
      return
    }
    drop(while: 0x20...0x2f, from: &rest)
    guard let kind = rest.first, (0x30...0x7e).contains(kind.value) else { return }
    rest.removeFirst()
    switch kind {
    case "[": dropControl(from: &rest)
    case "P", "X", "]", "^", "_": rest = rest[stringEnd(in: rest) { $0 == "\n" || $0 == "\r" }.index...]
    default: break
    }
  }

  private static let escape: Unicode.Scalar = "\u{1b}"

  /// DCS, SOS, OSC, PM and APC.
  private static func beginsString(_ scalar: Unicode.Scalar) -> Bool {
    ["\u{90}", "\u{98}", "\u{9d}", "\u{9e}", "\u{9f}"].contains(scalar)
  }

  /// Parameters, intermediates and the final character of a control sequence.
  private static func dropControl(from rest: inout Substring.UnicodeScalarView) {
    drop(while: 0x20...0x3f, from: &rest)
    if let final = rest.first, (0x40...0x7e).contains(final.value) { rest.removeFirst() }
  }

  private static func drop(while range: ClosedRange<UInt32>, from rest: inout Substring.UnicodeScalarView) {
    rest = rest.drop { range.contains($0.value) }
  }

  /// The position after a string's terminator: BEL, ST, or ESC and a backslash. Without one, the position
  /// before the next ESC, or before the first scalar for which `stop` is true.
  private static func stringEnd(
    in rest: Substring.UnicodeScalarView, before stop: (Unicode.Scalar) -> Bool
  ) -> (index: String.Index, isTerminated: Bool) {
    guard let end = rest.firstIndex(where: { $0 == "\u{07}" || $0 == "\u{9c}" || $0 == escape || stop($0) })
    else {
      return (rest.endIndex, false)
    }
    let next = rest.index(after: end)
    switch rest[end] {
    case "\u{07}", "\u{9c}": return (next, true)
    case escape where rest[next...].first == "\\": return (rest.index(after: next), true)
    default: return (end, false)
    }
  }
}
