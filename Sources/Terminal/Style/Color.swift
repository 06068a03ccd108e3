/// A requested color of text or background. `ColorDepth` decides what a terminal gets.
public struct Color: Hashable, Sendable {
  /// 0 for standard; otherwise the kind in bits 24 and 25, and its value below.
  let bits: UInt32

  /// The terminal's own color, which the reader chose.
  public static let standard = Color(bits: 0)

  /// One of xterm's 256 colors: 16 that the reader's theme defines, a 6×6×6 cube, 24 grays.
  public static func indexed(_ index: UInt8) -> Color { Color(bits: 1 << 24 | UInt32(index)) }

  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(bits: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// A color written as `0xrrggbb`.
  public init(hex: UInt32) { bits = 2 << 24 | hex & 0xffffff }

  init(bits: UInt32) { self.bits = bits }
}

extension Color {
  /// Red, green and blue from 0 to 255, those of xterm for an index; nil for the standard color.
  public var components: SIMD3<Int32>? {
    switch parts {
    case .standard: nil
    case .indexed(let index): IndexedColors.color(index)
    case .rgb(let color): color
    }
  }

  /// Whether it is one of the 17 that the reader's settings define.
  public var isNamed: Bool {
    switch parts {
    case .standard: true
    case .indexed(let index): index < 16
    case .rgb: false
    }
  }

  /// How the color was requested.
  public enum Kind: Hashable, Sendable {
    case standard
    case indexed(UInt8)
    /// As `0xrrggbb`.
    case rgb(UInt32)
  }

  public var kind: Kind {
    switch bits >> 24 {
    case 0: .standard
    case 1: .indexed(UInt8(bits & 0xff))
    default: .rgb(bits & 0xffffff)
    }
  }

  /// The parts of `bits`.
  enum Parts: Equatable {
    case standard
    case indexed(Int)
    case rgb(SIMD3<Int32>)
  }

  var parts: Parts {
    switch bits >> 24 {
    case 0: .standard
    case 1: .indexed(Int(bits & 0xff))
    default: .rgb([Int32(bits >> 16 & 0xff), Int32(bits >> 8 & 0xff), Int32(bits & 0xff)])
    }
  }
}
