/// The name of a theme: `auto`, a built-in one, or a user's file.
struct ThemeName: Hashable, Sendable {
  let text: String

  static let auto = ThemeName(checked: "auto")

  /// Longer than anybody would type.
  private static let longest = 60

  private init(checked text: String) { self.text = text }

  /// Nil if it has anything but lower-case letters, digits and hyphens: it becomes part of a path.
  init?(_ text: String) {
    guard (1...ThemeName.longest).contains(text.utf8.count), text.utf8.allSatisfy(ThemeName.isAllowed) else {
      return nil
    }
    self.text = text
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
