/// One place on the screen: a character, its style and its width, in 16 bytes without references.
///
/// A cell holds the base character and up to two combining marks (as many as xterm keeps); the rest are
/// dropped. A wide character is a cell of width 2 followed by one of width 0.
public struct Cell: Equatable, Sendable {
  /// Three scalars of 21 bits, the base lowest; 0 means none.
  private var scalars: UInt64
  /// Foreground and background of 26 bits each, 5 bits of attributes, 2 of width.
  let look: UInt64

  init(_ base: Unicode.Scalar, width: Int, style: Style) {
    scalars = UInt64(base.value)
    look = Cell.pack(style) | UInt64(width) << Cell.widthShift
  }

  /// That of a character of one cell.
  static func look(of style: Style) -> UInt64 { pack(style) | 1 << widthShift }

  /// The same with another character, which also takes one cell.
  func with(ascii byte: UInt8) -> Cell {
    var cell = self
    cell.scalars = UInt64(byte)
    return cell
  }

  /// An empty place, as the terminal leaves it after erasing.
  static let blank = Cell.blank(.plain)

  static func blank(_ style: Style) -> Cell { Cell(" ", width: 1, style: style.ofBlank) }

  /// The second half of a wide character.
  static func rest(_ style: Style) -> Cell { Cell("\0", width: 0, style: style) }

  /// The cells it takes: 1, 2 for a wide character, 0 for its second half.
  public var width: Int { Int(look >> Cell.widthShift) }

  public var style: Style {
    Style(
      Color(bits: UInt32(look & Cell.colorMask)),
      on: Color(bits: UInt32(look >> Cell.backgroundShift & Cell.colorMask)),
      Style.Attributes(rawValue: UInt8(look >> Cell.attributesShift & 0x1f)))
  }

  /// The character with its marks; empty for the second half of a wide one.
  public var text: String {
    var text = String.UnicodeScalarView()
    forEachScalar { text.append($0) }
    return String(text)
  }
}

extension Cell {
  /// True for what terminals measure differently: emoji, and characters with marks. Repositioning the cursor
  /// afterward limits the damage to the one cell.
  var isMeasuredDifferently: Bool {
    let base = scalars & Cell.scalarMask
    return hasMarks || (0x1f000..<0x20000).contains(base) || (width == 2 && base < 0x2e80)
  }

  var hasMarks: Bool { scalars >> Cell.scalarWidth != 0 }

  /// True for a part of a picture.
  var isPicture: Bool { scalars & Cell.scalarMask == UInt64(PictureDiacritics.placeholder.value) }

  /// Adds a combining mark to the character, if there is room for another.
  mutating func add(mark: Unicode.Scalar) {
    guard scalars >> (2 * Cell.scalarWidth) == 0 else { return }
    let place = scalars >> Cell.scalarWidth == 0 ? Cell.scalarWidth : 2 * Cell.scalarWidth
    scalars |= UInt64(mark.value) << place
  }

  /// The byte of a one-byte character; nil for any other.
  var byte: UInt8? { scalars < 0x7F && scalars >= 0x20 ? UInt8(scalars) : nil }

  /// The character without its marks; nil in the second half of a wide one.
  var base: Unicode.Scalar? {
    width == 0 ? nil : Unicode.Scalar(UInt32(scalars & Cell.scalarMask))
  }

  func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    var rest = scalars
    while rest != 0 {
      if let scalar = Unicode.Scalar(UInt32(rest & Cell.scalarMask)) { body(scalar) }
      rest >>= Cell.scalarWidth
    }
  }

  private static let scalarWidth: UInt64 = 21
  private static let scalarMask: UInt64 = 0x1f_ffff
  private static let colorMask: UInt64 = 0x3ff_ffff
  private static let backgroundShift: UInt64 = 26
  private static let attributesShift: UInt64 = 52
  private static let widthShift: UInt64 = 57

  private static func pack(_ style: Style) -> UInt64 {
    UInt64(style.foreground.bits) | UInt64(style.background.bits) << backgroundShift
      | UInt64(style.attributes.rawValue & 0x1f) << attributesShift
  }
}
