/// The meaning of sequences from xterm, the Linux console, rxvt and kitty.
enum KeyEncoding {
  /// The key for a scalar that the terminal sent; nil if there is none.
  static func key(typed scalar: Unicode.Scalar, _ modifiers: Key.Modifiers = []) -> Key? {
    switch scalar.value {
    case 0x08, 0x7f: Key(.backspace, modifiers)
    case 0x09:
      modifiers.contains(.shift) ? Key(.backTab, modifiers.subtracting(.shift)) : Key(.tab, modifiers)
    case 0x0d: Key(.enter, modifiers)
    case 0x1b: Key(.escape, modifiers)
    case 0x00: Key(.character(" "), modifiers.union(.control))
    case 0x01...0x1a, 0x1c...0x1f:
      Key(.character(Character(controlled(scalar))), modifiers.union(.control))
    case 0x80...0x9f: nil
    default: Key(.character(Character(scalar)), modifiers)
    }
  }

  /// `CSI parameters final`; nil if it is not a key, or is a key release.
  static func key(_ parameters: [UInt8], final: UInt8) -> Key? {
    guard let numbers = numbers(parameters) else { return nil }
    let first = numbers.first?.first ?? 1
    let state = numbers.count > 1 ? numbers[1] : []
    let isRelease = state.count > 1 && state[1] == 3
    let modifiers = modifiers(state.first ?? 1)
    switch final {
    case _ where isRelease: return nil
    case UInt8(ascii: "u"): return key(codePoint: first, shifted: numbers[0].dropFirst().first, modifiers)
    case UInt8(ascii: "~") where first == 27 && numbers.count == 3:  // xterm's modifyOtherKeys
      return key(codePoint: numbers[2].first ?? 0, shifted: nil, modifiers)
    case UInt8(ascii: "~"): return numbered[first].map { Key($0, modifiers) }
    case UInt8(ascii: "Z"): return Key(.backTab, modifiers.subtracting(.shift))
    default: return lettered[final].map { Key($0, modifiers) }
    }
  }

  /// `ESC O final`: keys in application mode, and the keypad.
  static func key(singleShift final: UInt8) -> Key? {
    if let code = lettered[final] { return Key(code) }
    switch final {
    case UInt8(ascii: "M"): return Key(.enter)
    case UInt8(ascii: "X"): return Key(.character("="))
    case UInt8(ascii: "j")...UInt8(ascii: "y"):  // the keypad sends its characters plus 64
      return Key(.character(Character(Unicode.Scalar(final - 64))))
    default: return nil
    }
  }

  /// `CSI [ final`.
  static func consoleKey(_ final: UInt8) -> Key? {
    (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final) ? Key(.function(Int(final) - 64)) : nil
  }

  /// A key by its code point, as kitty's protocol reports it: the unshifted one, and possibly the shifted
  /// one.
  private static func key(codePoint: Int, shifted: Int?, _ modifiers: Key.Modifiers) -> Key? {
    guard let scalar = Self.scalar(codePoint), scalar.properties.generalCategory != .privateUse,
      let key = key(typed: scalar, modifiers)
    else { return nil }
    guard case .character = key.code, modifiers.contains(.shift), !modifiers.contains(.control) else {
      return key
    }
    let upper =
      shifted.flatMap(Self.scalar).map(String.init) ?? scalar.properties.uppercaseMapping
    guard upper.count == 1, let character = upper.first else { return key }
    return Key(.character(character), modifiers.subtracting(.shift))
  }

  private static func scalar(_ codePoint: Int) -> Unicode.Scalar? {
    UInt32(exactly: codePoint).flatMap(Unicode.Scalar.init)
  }

  private static func controlled(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let offset: UInt8 = scalar.value <= 0x1a ? 0x60 : 0x40
    return Unicode.Scalar(UInt8(scalar.value) + offset)
  }
}

extension KeyEncoding {
  /// `1;5` and `97:65;2:1` as numbers; nil if there is anything but digits. A missing number is 1.
  private static func numbers(_ parameters: [UInt8]) -> [[Int]]? {
    let text = String(decoding: parameters, as: UTF8.self)
    guard text.utf8.allSatisfy({ (0x30...0x3b).contains($0) }) else { return nil }
    return text.split(separator: ";", omittingEmptySubsequences: false).map { part in
      part.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? 1 }
    }
  }

  /// Modifiers in xterm's encoding: 1 plus the sum of Shift 1, Alt 2, Control 4. kitty adds more, including
  /// Meta 32.
  private static func modifiers(_ number: Int) -> Key.Modifiers {
    let bits = max(0, number - 1)
    var modifiers = Key.Modifiers(rawValue: UInt8(bits & 7))
    if bits & 32 != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  private static let lettered: [UInt8: Key.Code] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "P"): .function(1),
    UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let numbered: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6),
    18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11),
    24: .function(12),
  ]
}
