import Terminal

/// The themes of the program. Each is designed so that text has a contrast of 4.5 or more, marks and lines 3
/// or more, on backgrounds from black to Nord's, or from white to Gruvbox's; that of the contrast themes is 7
/// or more.
extension Theme {
  /// All of them, in the manual's order.
  public static let builtIn = [dark, light, sixteen, contrastDark, contrastLight, mono]

  public static let dark = Theme("dark") { family in
    switch family {
    case .text: Style(0xd8dade)
    case .muted: Style(0xa8aab0)
    case .faint: Style(0x8a8d94)
    case .accent, .readable: Style(0xe0a83e)
    case .success: Style(0x9ccf7e)
    case .warning: Style(0xf0c05a)
    case .error: Style(0xff8f7d)
    case .link: Style(0x8fc1ef)
    case .note: Style(0xc9b3f2)
    case .bar: Style(0xc3cad1, on: 0x22303f)
    case .barStrong: Style(0xf3ecd8, on: 0x22303f)
    case .barNotice: Style(0xf5c76a, on: 0x22303f)
    case .barError: Style(0xffa193, on: 0x22303f)
    case .selection: Style(0x1b2a3a, on: 0xe4be6e)
    case .selectionMuted: Style(0x3d3110, on: 0xe4be6e)
    case .selectionUnfocused: Style(0xd8dade, on: 0x3a3f47)
    case .match: Style(0x10161c, on: 0x9fd0f5)
    case .matchCurrent: Style(0x10161c, on: 0xffd75f)
    case .clip: Style(0x10161c, on: 0xc9b3f2)
    case .overlay: Style(0xd8dade, on: 0x262b31)
    }
  }

  public static let light = Theme("light") { family in
    switch family {
    case .text: Style(0x22252a)
    case .muted: Style(0x55585f)
    case .faint: Style(0x70737a)
    case .accent, .readable: Style(0x7d5200)
    case .success: Style(0x2f6b14)
    case .warning: Style(0x7a4d00)
    case .error: Style(0xa62314)
    case .link: Style(0x0b5394)
    case .note: Style(0x5b3d99)
    case .bar: Style(0x3a4450, on: 0xdfe4e9)
    case .barStrong: Style(0x101820, on: 0xdfe4e9)
    case .barNotice: Style(0x6b4300, on: 0xdfe4e9)
    case .barError: Style(0x971b0d, on: 0xdfe4e9)
    case .selection: Style(0xffffff, on: 0x2f5d8a)
    case .selectionMuted: Style(0xe3edf7, on: 0x2f5d8a)
    case .selectionUnfocused: Style(0x22252a, on: 0xdcdfe4)
    case .match: Style(0x0b2740, on: 0xa9d3f7)
    case .matchCurrent: Style(0x2b1d00, on: 0xffd257)
    case .clip: Style(0xffffff, on: 0x5b3d99)
    case .overlay: Style(0x22252a, on: 0xf4f1ea)
    }
  }

  /// For terminals with 16 colors, which the reader's settings define. From red to cyan, none of them is
  /// readable on both black and white, so this uses the terminal's own color, with weight, reverse and
  /// underline. Red is only for things that also have their own mark.
  public static let sixteen = Theme("sixteen") { family in
    switch family {
    case .error: Style(.indexed(1))
    case .match: Style(.indexed(0), on: .indexed(7))
    default: uncolored(family)
    }
  }

  /// Without colors (NO_COLOR): only weight, underline and reverse.
  public static let mono = Theme("mono") { family in
    switch family {
    case .match: Style(.standard, on: .standard, .underline)
    case .faint: Style(.standard, on: .standard, .dim)
    default: uncolored(family)
    }
  }

  private static func uncolored(_ family: RoleFamily) -> Style {
    switch family {
    case .text, .muted, .faint, .success, .error, .note, .link, .match, .overlay: .plain
    case .accent, .readable, .warning: Style(.standard, on: .standard, .bold)
    case .bar, .selectionMuted: Style(.standard, on: .standard, .reverse)
    case .barStrong, .barNotice, .barError, .selection, .matchCurrent, .clip:
      Style(.standard, on: .standard, [.reverse, .bold])
    case .selectionUnfocused: Style(.standard, on: .standard, [.bold, .underline])
    }
  }
}

extension Style {
  fileprivate init(_ ink: UInt32) { self.init(Color(hex: ink)) }

  fileprivate init(_ ink: UInt32, on paper: UInt32) { self.init(Color(hex: ink), on: Color(hex: paper)) }
}
