import TerminalUI

/// What the manual says about colors.
enum ThemeTexts {
  static let introduction = [
    "A theme gives each part of the screens its color. Choose one with theme in the configuration file, or with --theme "
      + "for one run of browse or open.",
    "No theme relies on color alone: there is always a mark, a word or bold, too. In the built-in themes, "
      + "text has a contrast of at least 4.5 to 1 on common backgrounds, marks and lines 3 to 1, and "
      + "everything in the contrast themes 7 to 1 (WCAG 2.2). Scans of newspapers are shown as they are.",
  ]

  /// What can be chosen.
  static let choices: [(name: String, meaning: String)] = [
    (
      "auto",
      "dark or light, depending on the background that the terminal reports (OSC 11); if the terminal "
        + "reports a change (mode 2031), the theme changes, too. The first frame does not wait for the "
        + "report: it goes by the terminal's last one. Without a report, auto goes by COLORFGBG, or else "
        + "uses sixteen. This is the default."
    ),
    ("dark", "Light text for a dark background."),
    ("light", "Dark text for a light background."),
    (
      "sixteen",
      "The terminal's own colors, with bold, underline and reverse; only failures and missing issues are "
        + "red. Terminals with no more than 16 colors always use it."
    ),
    ("contrast-dark", "High contrast on a black background, which is painted."),
    ("contrast-light", "High contrast on a white background, which is painted."),
    (
      "mono",
      "No colors: bold, underline and reverse only. Terminals without color always use it, and so does every "
        + "terminal if NO_COLOR is set."
    ),
  ]

  static let examples: [(line: String, meaning: String)] = [
    ("broadsheet browse --theme contrast-dark", "High contrast, just this time:"),
    ("NO_COLOR=1 broadsheet", "No colors, just this time:"),
    ("broadsheet theme show evening", "Each role of a theme, in its own style:"),
    (
      "broadsheet theme check --strict evening.yaml",
      "Check a theme for mistakes, and for colors that are hard to read:"
    ),
    ("theme: light", "Always for a light background, in the configuration file:"),
  ]

  static let files = [
    "Your own theme is a YAML file, $XDG_CONFIG_HOME/broadsheet/themes/NAME.yaml. NAME has lowercase "
      + "letters, digits and hyphens, and is not the name of a theme above. broadsheet theme check FILE "
      + "checks it; if browse finds a mistake in it, it says so and uses auto."
  ]

  /// What a file can say.
  static let keys: [(name: String, meaning: String)] = [
    ("name", "The name, which must match that of the file. Optional."),
    ("extends", "The theme it builds on: any other except auto, at most four files deep. Default: dark."),
    ("ground", "The background color it is made for; contrasts are computed on it. Optional."),
    (
      "paint",
      "Whether to paint that background: yes or no. If not, the terminal's own stays. Default: no."
    ),
    ("colors", "Names for colors, for use under roles. A name cannot stand for another name."),
    (
      "roles",
      "What changes: a role and its color, or color, on (its background) and style: bold, dim, italic, "
        + "underline, reverse, or a list of them. Whatever you leave out stays as it is. A role that comes "
        + "first in a list below also changes the others in that list, unless you name them."
    ),
  ]

  static let colors = [
    "A color is \"#rrggbb\", in quotes, an index from 0 to 255 of the terminal's colors, default for the "
      + "terminal's own, or a name under colors. The first 16 are whatever the terminal's settings make "
      + "them, so their contrast is not known."
  ]

  static let example = [
    "# evening.yaml", "extends: dark", "ground: \"#10161c\"", "paint: yes",
    "colors: { ink: \"#d8dade\", brass: \"#e0a83e\" }", "roles:", "  text: ink",
    "  absent: { color: \"#ff8f7d\", style: [bold] }", "  selection: { color: \"#1b2a3a\", on: brass }",
  ]

  static let roles = [
    "What a theme can color. Roles listed together look alike, except as noted."
  ]
}
