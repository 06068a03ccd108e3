import Terminal
import Text

/// The meaning of colors. Screens name a role, never a color, and color is never the only sign of a role.
public struct Theme: Sendable {
  public typealias Role = TextRole

  private let styles: [Style]

  public init(_ style: (Role) -> Style) { styles = Role.allCases.map(style) }

  public subscript(role: Role) -> Style { styles[role.rawValue] }

  /// For terminals with colors: ink and paper with one accent, chosen to read well on dark and light
  /// backgrounds.
  public static let color = Theme { role in
    let ink = Color.rgb(27, 42, 58)
    let paper = Color.rgb(238, 232, 213)
    let brass = Color.rgb(196, 138, 34)
    let gray = Color.indexed(245)
    switch role {
    case .text: return .plain
    case .dim: return Style(gray)
    case .accent: return Style(brass)
    case .heading: return Style(.standard, .bold)
    case .columnHeader: return Style(gray, .underline)
    case .selection: return Style(ink, on: Color.rgb(228, 190, 110), .bold)
    case .selectionDim: return Style(Color.rgb(84, 68, 28), on: Color.rgb(228, 190, 110))
    case .selectionUnfocused: return Style(.standard, .bold.union(.underline))
    case .bar: return Style(Color.rgb(188, 196, 204), on: ink)
    case .barStrong: return Style(paper, on: ink, .bold)
    case .hintKey: return Style(brass, .bold)
    case .hint: return Style(gray)
    case .notice: return Style(Color.rgb(240, 190, 90), on: ink)
    case .error: return Style(Color.rgb(214, 90, 74), .bold)
    case .link: return Style(Color.rgb(72, 140, 190), .underline)
    case .linkFocused: return Style(ink, on: Color.rgb(228, 190, 110), .bold)
    case .separator: return Style(Color.indexed(240))
    case .prompt: return Style(.standard, .bold)
    case .note: return Style(Color.rgb(150, 122, 204))
    }
  }

  /// What reads best on a terminal with so many colors.
  public static func of(_ depth: ColorDepth) -> Theme {
    switch depth {
    case .none: .monochrome
    case .ansi16: .named
    case .indexed256, .trueColor: .color
    }
  }

  /// For terminals with 16 colors, which the reader's settings define: of those only what reads on a dark background
  /// and on a light one, and else weight, reverse and underline.
  public static let named = Theme { role in
    let (blue, white, yellow) = (Color.indexed(4), Color.indexed(7), Color.indexed(3))
    switch role {
    case .text, .dim, .hint, .separator, .note: return .plain
    case .accent: return Style(.indexed(5))
    case .heading, .hintKey, .prompt: return Style(.standard, .bold)
    case .columnHeader, .link: return Style(.standard, .underline)
    case .selection, .selectionDim, .linkFocused: return Style(.standard, .reverse)
    case .selectionUnfocused: return Style(.standard, .bold.union(.underline))
    case .bar: return Style(white, on: blue)
    case .barStrong: return Style(white, on: blue, .bold)
    case .notice: return Style(yellow, on: blue, .bold)
    case .error: return Style(.indexed(1), .bold)
    }
  }

  /// Without colors (NO_COLOR): only weight, underline and reverse.
  public static let monochrome = Theme { role in
    switch role {
    case .text, .accent, .hint, .note: .plain
    case .dim, .separator: Style(.standard, .dim)
    case .heading, .hintKey, .error, .prompt: Style(.standard, .bold)
    case .columnHeader, .link: Style(.standard, .underline)
    case .selection, .selectionDim, .linkFocused, .bar, .notice: Style(.standard, .reverse)
    case .selectionUnfocused: Style(.standard, .bold.union(.underline))
    case .barStrong: Style(.standard, .bold.union(.reverse))
    }
  }
}

extension Style {
  fileprivate init(_ foreground: Color, _ attributes: Attributes) {
    self.init(foreground, on: .standard, attributes)
  }
}
