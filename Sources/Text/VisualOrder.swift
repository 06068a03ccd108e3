/// Puts right-to-left text into visual order for terminals that show cells from left to right as they come:
/// xterm, foot, Alacritty, the Linux console, tmux.
///
/// Implements a small part of the Unicode Bidirectional Algorithm (UAX #9), enough for the lines of a
/// newspaper: letters, numbers and whatever is between them, with one nested level; brackets are mirrored.
/// There are no embeddings or isolates, because the sanitizer removes their control characters.
public enum VisualOrder {
  /// A character and its position in the text.
  public struct Glyph: Hashable, Sendable {
    public let character: Character
    /// In characters from the beginning of the text.
    public let offset: Int

    public init(character: Character, offset: Int) {
      self.character = character
      self.offset = offset
    }
  }

  /// True if the first letter with a direction is written from right to left.
  public static func isRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      if scalar.isRightToLeft { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return false
  }

  /// Whether any part of a line is written from right to left.
  public static func changes(_ line: String) -> Bool {
    !line.isASCII && line.unicodeScalars.contains(where: \.isRightToLeft)
  }

  /// The characters of a line from left to right.
  /// - Parameter isRightToLeft: the direction of the paragraph that the line belongs to.
  public static func glyphs(of line: String, isRightToLeft: Bool) -> [Glyph] {
    let glyphs = line.enumerated().map { Glyph(character: $1, offset: $0) }
    guard changes(line) else { return glyphs }
    let levels = DirectionLevels(of: Array(line), isRightToLeft: isRightToLeft).levels
    var order = Array(glyphs.indices)
    // Rule L2: reverse everything at a level or above it, from the highest level down.
    for level in [2, 1] {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order.map { index in
      let character = glyphs[index].character
      return Glyph(
        character: levels[index] == 1 ? mirrored[character] ?? character : character, offset: index)
    }
  }

  /// The line as one text.
  public static func text(of line: String, isRightToLeft: Bool) -> String {
    String(glyphs(of: line, isRightToLeft: isRightToLeft).map(\.character))
  }

  /// True if the terminal orders text by itself, so that doing it here would reverse it twice: VTE (GNOME
  /// Terminal and its relatives) since 0.58, Konsole, mlterm, kitty, Apple's Terminal. They are recognized by
  /// their environment variables.
  public static func isDoneByTerminal(environment: [String: String]) -> Bool {
    if let version = environment["VTE_VERSION"].flatMap({ Int($0) }), version >= 5800 { return true }
    return environment["KONSOLE_VERSION"] != nil || environment["MLTERM"] != nil
      || environment["KITTY_WINDOW_ID"] != nil || environment["TERM_PROGRAM"] == "Apple_Terminal"
  }

  private static let mirrored: [Character: Character] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«",
  ]
}

extension Unicode.Scalar {
  /// True for characters written from right to left: Hebrew, Arabic, Syriac and related scripts.
  var isRightToLeft: Bool {
    switch value {
    case ..<0x590: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
