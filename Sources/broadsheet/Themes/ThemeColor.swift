import Newspapers
import Terminal

/// A color as written in themes: `"#rrggbb"`, an index from 0 to 255, or `default`.
struct ThemeColor {
  let color: Color

  /// Nil if it is not one.
  init?(_ text: String) {
    if text == "default" {
      color = .standard
    } else if text.hasPrefix("#") {
      let digits = text.dropFirst()
      guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit), let hex = UInt32(digits, radix: 16)
      else {
        return nil
      }
      color = Color(hex: hex)
    } else {
      guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let index = UInt8(text)
      else { return nil }
      color = .indexed(index)
    }
  }

  /// Why `text` is not a color, with the nearest of the file's own `names`.
  static func fault(_ text: String, names: [String]) -> String {
    let meant = Resemblance.names(like: text, among: names).first.map { ". Did you mean “\($0)”?" }
    return
      "“\(text.prefix(60))” is not a color: it must be \"#rrggbb\", 0 to 255, default or a name under colors"
      + (meant ?? "")
  }

  /// As written in themes.
  static func words(_ color: Color) -> String {
    switch color.kind {
    case .standard: "default"
    case .indexed(let index): String(index)
    case .rgb(let hex):
      "#" + String(repeating: "0", count: 6 - String(hex, radix: 16).count) + String(hex, radix: 16)
    }
  }
}
