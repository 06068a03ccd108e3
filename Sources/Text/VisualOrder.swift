/// Puts right-to-left text into the order in which a terminal has to be given it that shows cells from left to right as
/// they come: xterm, foot, Alacritty, the Linux console, tmux.
///
/// A small part of the Unicode Bidirectional Algorithm (UAX #9), enough for the lines of a newspaper: letters, numbers
/// and what stands between them, on one level within another; brackets are mirrored. Nothing is embedded or isolated,
/// since the sanitiser takes out the signs for that.
public enum VisualOrder {
  /// A character and where it stood in the text.
  public struct Glyph: Hashable, Sendable {
    public let character: Character
    /// In characters from the beginning of the text.
    public let offset: Int

    public init(character: Character, offset: Int) {
      self.character = character
      self.offset = offset
    }
  }

  /// Whether the first letter with a direction is written from right to left.
  public static func isRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      if scalar.isRightToLeft { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return false
  }

  /// The characters of a line from left to right.
  /// - Parameter isRightToLeft: of the paragraph that the line belongs to.
  public static func glyphs(of line: String, isRightToLeft: Bool) -> [Glyph] {
    let glyphs = line.enumerated().map { Glyph(character: $1, offset: $0) }
    guard line.unicodeScalars.contains(where: \.isRightToLeft) else { return glyphs }
    let levels = DirectionLevels(of: Array(line), isRightToLeft: isRightToLeft).levels
    var order = Array(glyphs.indices)
    // Rule L2: whatever is on a level or above it turns round, from the highest level down.
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

  /// Whether the terminal orders text by itself, so that this would turn it round twice: VTE (GNOME Terminal and its
  /// kin) from 0.58 on, Konsole, mlterm, kitty, Apple's Terminal. They are known by what they put into the environment.
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
  /// Whether it is written from right to left: Hebrew, Arabic, Syriac and their neighbours.
  var isRightToLeft: Bool {
    switch value {
    case ..<0x590: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
