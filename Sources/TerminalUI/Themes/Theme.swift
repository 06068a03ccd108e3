import Terminal
import Text

/// The meaning of colors. Screens name a role, never a color, and color is never the only sign of a role.
public struct Theme: Hashable, Sendable {
  public typealias Role = TextRole

  public let name: String
  /// What is painted behind everything; nil leaves the terminal's own ground.
  public let ground: Color?
  /// By role, as the theme has them: a standard color is that of the ground.
  private let bare: [Style]
  private let styles: [Style]

  /// - Parameters:
  ///   - style: of each family; its roles also have their own emphasis.
  ///   - ground: painted behind everything.
  public init(_ name: String, ground: Color? = nil, _ style: (RoleFamily) -> Style) {
    let styles = Role.allCases.map { role in
      var style = style(RoleFamily(of: role))
      style.attributes.formUnion(role.emphasis)
      return style
    }
    self.init(name, ground: ground, styles: styles)
  }

  /// - Parameter styles: in the order of the roles.
  private init(_ name: String, ground: Color?, styles bare: [Style]) {
    (self.name, self.ground, self.bare) = (name, ground, bare)
    styles = Theme.painted(bare, on: ground, ink: bare[Role.text.rawValue].foreground)
  }

  public subscript(role: Role) -> Style { styles[role.rawValue] }

  /// What an empty cell shows.
  public var blank: Style { Style(on: ground ?? .standard) }

  /// The same theme for what lies above the screens: on the ground of `overlay`.
  public var onOverlay: Theme {
    let overlay = self[.overlay]
    guard overlay.background != .standard else { return self }
    var styles = bare
    styles[Role.text.rawValue].foreground = overlay.foreground
    return Theme(name, ground: overlay.background, styles: styles)
  }

  /// `styles` with the colors of the ground in place of the terminal's own.
  private static func painted(_ styles: [Style], on ground: Color?, ink: Color) -> [Style] {
    guard let ground else { return styles }
    return styles.map { style in
      Style(
        style.foreground == .standard ? ink : style.foreground,
        on: style.background == .standard ? ground : style.background, style.attributes)
    }
  }
}
