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
    } else {
      return nil
    }
  }

  private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  }
}
