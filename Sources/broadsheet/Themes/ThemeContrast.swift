import Terminal
import TerminalUI
import Text

/// How readable a theme is.
struct ThemeContrast {
  let theme: Theme
  /// The backgrounds on which it may be shown; empty if unknown.
  private let grounds: [Color]

  init(_ found: ThemeFolder.Found) {
    theme = found.theme
    grounds = theme.ground.map { [$0] } ?? ThemeContrast.grounds(of: found.root)
  }

  /// The extremes of those for which the built-in themes are made.
  private static func grounds(of root: Theme) -> [Color] {
    switch root.name {
    case Theme.dark.name: [Color(hex: 0x000000), Color(hex: 0x2e3440)]
    case Theme.light.name: [Color(hex: 0xffffff), Color(hex: 0xfbf1c7)]
    default: []
    }
  }

  /// The lowest ratio of a role on its backgrounds and in popups, from 1 to 21; nil if the terminal decides
  /// on a color.
  func ratio(of role: TextRole) -> Double? {
    let style = theme[role]
    let papers = style.background == .standard ? grounds : [style.background]
    let popup = theme.onOverlay[role]
    let pairs = papers.map { (style.foreground, $0) } + [(popup.foreground, popup.background)]
    return pairs.compactMap { Contrast.ratio($0, $1) }.min()
  }

  /// The roles that are hard to read, with their ratios.
  var faults: [(role: TextRole, ratio: Double, least: Double)] {
    TextRole.allCases.compactMap { role in
      let least = RoleFamily(of: role).isForMarks ? 3.0 : 4.5
      return ratio(of: role).flatMap { $0 < least ? (role, $0, least) : nil }
    }
  }

  /// `4.4`: never rounded up.
  static func words(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
