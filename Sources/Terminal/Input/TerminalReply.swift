import Scans

/// The terminal's answers to queries about itself (`CapabilityQuery`).
public enum TerminalReply: Hashable, Sendable {
  /// Its features by number; 4 is sixels (DA1).
  case abilities([Int])
  /// Its name and version (XTVERSION) as written by the terminal, in printable ASCII.
  case version(String)
  /// The size of a cell (`CSI 16 t`).
  case cell(PixelSize)
  /// Whether it accepted a picture in kitty's protocol.
  case kittyGraphics(Bool)
  /// Its current background (OSC 11), or its new one (mode 2031).
  case ground(Ground)
}

extension TerminalReply {
  /// The answer in `CSI parameters final`; nil if it is not one.
  init?(_ parameters: [UInt8], final: UInt8) {
    switch final {
    case UInt8(ascii: "c") where parameters.first == UInt8(ascii: "?"):
      self = .abilities(TerminalReply.numbers(parameters.dropFirst()))
    case UInt8(ascii: "t"):
      let numbers = TerminalReply.numbers(parameters[...])
      guard numbers.count == 3, numbers[0] == 6 else { return nil }
      self = .cell(PixelSize(width: numbers[2], height: numbers[1]))
    case UInt8(ascii: "n") where parameters.first == UInt8(ascii: "?"):
      switch TerminalReply.numbers(parameters.dropFirst()) {
      case [997, 1]: self = .ground(.dark)
      case [997, 2]: self = .ground(.light)
      default: return nil
      }
    default: return nil
    }
  }

  /// The answer in a string that began with ESC and `first`; nil if it is not one.
  init?(string: [UInt8], begunBy first: UInt8) {
    if first == UInt8(ascii: "P"), string.starts(with: ">|".utf8) {
      let name = string.dropFirst(2).filter { (0x20...0x7e).contains($0) }
      self = .version(String(decoding: name, as: UTF8.self))
    } else if first == UInt8(ascii: "_"), string.starts(with: "Gi=\(CapabilityQuery.pictureNumber);".utf8) {
      self = .kittyGraphics(string.reversed().starts(with: "OK".utf8.reversed()))
    } else if first == UInt8(ascii: "]"), string.starts(with: "11;".utf8) {
      let color = String(decoding: string.dropFirst(3), as: UTF8.self)
      guard let ground = TerminalReply.ground(color) else { return nil }
      self = .ground(ground)
    } else {
      return nil
    }
  }

  /// The kind of background for a color as terminals write it: `rgb:ffff/ffff/ffff`, one to four digits per
  /// component; some add a component for transparency.
  private static func ground(_ color: String) -> Ground? {
    let pieces = color.split(separator: ":")
    guard pieces.count == 2, ["rgb", "rgba"].contains(pieces[0]) else { return nil }
    let parts = pieces[1].split(separator: "/", omittingEmptySubsequences: false).map { digits -> Double? in
      guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
        let value = UInt16(digits, radix: 16)
      else { return nil }
      return Double(value) / Double(1 << (4 * digits.utf8.count) - 1)
    }
    guard parts.count == pieces[0].utf8.count, let red = parts[0], let green = parts[1], let blue = parts[2]
    else { return nil }
    return Ground(red: red, green: green, blue: blue)
  }

  private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  }
}
