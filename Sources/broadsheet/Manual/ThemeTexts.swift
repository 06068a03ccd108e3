import TerminalUI

/// What the manual says about colors.
enum ThemeTexts {
  static let introduction = [
    "A theme gives each part of the screens its color. Choose one with theme in the configuration file, or with --theme "
      + "for one run of browse or open.",
    "No theme shows anything by color alone: a mark, a word or bold goes with it. In the built-in themes text has a "
      + "contrast of at least 4.5 to 1 on common grounds, marks and lines 3 to 1, and all of the contrast themes 7 to 1 "
      + "(WCAG 2.2). Newspapers' scans are shown as they are.",
  ]

  /// What can be chosen.
  static let choices: [(name: String, meaning: String)] = [
    (
      "auto",
      "dark or light, as the terminal answers when it is asked for its ground (OSC 11); a terminal that reports changes "
        + "(mode 2031) changes the theme, too. The first frame does not wait for the answer: it has what the terminal "
        + "had last. Without an answer, what COLORFGBG says, and else sixteen. This is the default."
    ),
    ("dark", "Light text for a dark ground."),
    ("light", "Dark text for a light ground."),
    (
      "sixteen",
      "The terminal's own colors, with bold, underline and reverse; only failures and missing issues are red. "
        + "Terminals with no more than 16 colors always have it."
    ),
    ("contrast-dark", "High contrast on black, which is painted."),
    ("contrast-light", "High contrast on white, which is painted."),
    (
      "mono",
      "No colors: bold, underline and reverse only. Terminals without color always have it, and all if NO_COLOR is set."
    ),
  ]

  static let examples: [(line: String, meaning: String)] = [
    ("broadsheet browse --theme contrast-dark", "High contrast, this time:"),
    ("NO_COLOR=1 broadsheet", "No colors, this time:"),
    ("theme: light", "Always for a light ground, in the configuration file:"),
  ]

  static let roles = [
    "What a theme gives colors to. Roles that stand together look alike, but for what is said."
  ]
}
