/// How many colors a terminal shows.
public enum ColorDepth: Sendable {
  /// No colors; attributes such as bold and reverse remain.
  case none
  case ansi16
  case indexed256
  case trueColor

  /// Reads the environment: `NO_COLOR` (no-color.org), then `COLORTERM`, then `TERM`.
  public static func detect(environment: [String: String]) -> ColorDepth {
    if environment["NO_COLOR"]?.isEmpty == false { return .none }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .trueColor }
    let term = environment["TERM"] ?? ""
    if term.isEmpty || colorless.contains(where: term.hasPrefix) { return .none }
    if term.hasSuffix("-direct") || trueColorTerms.contains(where: term.hasPrefix) { return .trueColor }
    return term.contains("256color") ? .indexed256 : .ansi16
  }

  private static let colorless = ["dumb", "vt1", "vt2"]
  /// Terminals known by name alone, because ssh does not pass `COLORTERM` on.
  private static let trueColorTerms = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"]
}
