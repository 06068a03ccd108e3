import Terminal
import Text

/// The meaning of colors. Screens name a role, never a color, and color is never the only sign of a role.
public struct Theme: Hashable, Sendable {
  public typealias Role = TextRole

  public let name: String
  /// The ground for which the theme is made; nil if for several.
  public let ground: Color?
  /// Whether the background is painted behind everything, rather than left to the terminal.
  public let isPainted: Bool
  /// By role, as in the theme: a standard color is that of the ground.
  private let bare: [Style]
  private let styles: [Style]

  /// - Parameters:
  ///   - style: that of each family; its roles also have their own emphasis.
  ///   - ground: painted behind everything.
  public init(_ name: String, ground: Color? = nil, _ style: (RoleFamily) -> Style) {
    let styles = Role.allCases.map { role in
      var style = style(RoleFamily(of: role))
      style.attributes.formUnion(role.emphasis)
      return style
    }
    self.init(name, ground: ground, isPainted: ground != nil, styles: styles)
  }

  /// - Parameter styles: in the order of the roles.
  private init(_ name: String, ground: Color?, isPainted: Bool, styles bare: [Style]) {
    (self.name, self.ground, self.isPainted, self.bare) = (name, ground, isPainted, bare)
    styles =
      isPainted ? Theme.painted(bare, on: ground, ink: bare[Role.text.rawValue].foreground) : bare
  }

  /// A theme made from this one.
  /// - Parameter style: that of each role, given that of this theme.
  public func variant(
    _ name: String, ground: Color?, isPainted: Bool, _ style: (Role, Style) -> Style
  ) -> Theme {
    let styles = Role.allCases.map { style($0, bare[$0.rawValue]) }
    return Theme(name, ground: ground, isPainted: isPainted && ground != nil, styles: styles)
  }

  /// Whether it uses only colors that every color terminal has.
  public var needsOnlySixteen: Bool {
    styles.allSatisfy { $0.foreground.isNamed && $0.background.isNamed }
  }

  public subscript(role: Role) -> Style { styles[role.rawValue] }

  /// What an empty cell shows.
  public var blank: Style { Style(on: isPainted ? ground ?? .standard : .standard) }

  /// The same theme for popups: on the background of `overlay`.
  public var onOverlay: Theme {
    let overlay = self[.overlay]
    guard overlay.background != .standard else { return self }
    var styles = bare
    styles[Role.text.rawValue].foreground = overlay.foreground
    return Theme(name, ground: overlay.background, isPainted: true, styles: styles)
  }

  /// `styles` with the background's colors instead of the terminal's own.
  private static func painted(_ styles: [Style], on ground: Color?, ink: Color) -> [Style] {
    guard let ground else { return styles }
    return styles.map { style in
      Style(
        style.foreground == .standard ? ink : style.foreground,
        on: style.background == .standard ? ground : style.background, style.attributes)
    }
  }
}
