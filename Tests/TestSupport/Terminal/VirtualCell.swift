/// What a `VirtualScreen` shows in one place.
public struct VirtualCell: Hashable, Sendable {
  public enum Color: Hashable, Sendable {
    case standard
    case indexed(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  /// The character with its marks; empty if nothing was written, and in the second half of a wide character.
  public var text: String
  public var width: Int
  public var bold = false
  public var dim = false
  public var italic = false
  public var underline = false
  public var reverse = false
  public var foreground = Color.standard
  public var background = Color.standard

  /// A cell in the terminal's own colors, without attributes.
  public init(text: String, width: Int = 1) {
    self.text = text
    self.width = width
  }
}
