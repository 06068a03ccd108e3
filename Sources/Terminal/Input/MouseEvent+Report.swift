extension MouseEvent {
  /// No screen has more rows or columns.
  private static let cellLimit = 1 << 16

  /// Parses the report `CSI < button ; column ; row M` (xterm's mode 1006; `m` is a release). Nil if it is
  /// not one, if no screen uses the button, or if the pointer moved while no button was held.
  init?(_ parameters: [UInt8], final: UInt8) {
    guard parameters.first == UInt8(ascii: "<"), final == UInt8(ascii: "M") || final == UInt8(ascii: "m")
    else {
      return nil
    }
    let numbers = parameters.dropFirst().split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .compactMap { MouseEvent.number($0) }
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0,
      let action = MouseEvent.action(numbers[0], isRelease: final == UInt8(ascii: "m"))
    else { return nil }
    self.init(action, row: numbers[2] - 1, column: numbers[1] - 1, MouseEvent.modifiers(numbers[0]))
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(String(decoding: digits, as: UTF8.self)), number < cellLimit
    else { return nil }
    return number
  }

  private static func action(_ code: Int, isRelease: Bool) -> Action? {
    switch code & ~modifierBits {
    case 0...2 where isRelease: .release(buttons[code & 3])
    case 0...2: .press(buttons[code & 3])
    case 32...34 where isRelease: .release(buttons[code & 3])
    case 32...34: .drag(buttons[code & 3])
    case 64...67 where !isRelease: .wheel(directions[code & 3])
    default: nil
    }
  }

  private static func modifiers(_ code: Int) -> Key.Modifiers {
    var modifiers: Key.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  private static let modifierBits = 4 | 8 | 16
  private static let buttons: [Button] = [.left, .middle, .right]
  private static let directions: [Direction] = [.up, .down, .left, .right]
}
