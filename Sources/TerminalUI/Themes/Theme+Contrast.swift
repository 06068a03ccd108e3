import Terminal

/// The themes that paint the background, so that every contrast is known.
extension Theme {
  public static let contrastDark = Theme("contrast-dark", ground: Color(hex: 0x000000)) { family in
    func reversed(_ paper: UInt32) -> Style { Style(Color(hex: 0x000000), on: Color(hex: paper)) }
    return switch family {
    case .text: Style(Color(hex: 0xffffff))
    case .muted: Style(Color(hex: 0xd0d0d0))
    case .faint: Style(Color(hex: 0xb0b0b0))
    case .accent, .readable, .warning: Style(Color(hex: 0xffd75f))
    case .success: Style(Color(hex: 0xb7f39a))
    case .error: Style(Color(hex: 0xffaf9f))
    case .link: Style(Color(hex: 0x9fd7ff))
    case .note: Style(Color(hex: 0xdcc8ff))
    case .bar, .barStrong, .barNotice: reversed(0xffffff)
    case .barError: reversed(0xffaf9f)
    case .selection, .selectionMuted, .matchCurrent: reversed(0xffd75f)
    case .selectionUnfocused: reversed(0xb0b0b0)
    case .match: reversed(0x9fd7ff)
    case .clip: reversed(0xdcc8ff)
    case .overlay: Style(Color(hex: 0xffffff), on: Color(hex: 0x000000))
    }
  }

  public static let contrastLight = Theme("contrast-light", ground: Color(hex: 0xffffff)) { family in
    func reversed(_ paper: UInt32) -> Style { Style(Color(hex: 0xffffff), on: Color(hex: paper)) }
    return switch family {
    case .text: Style(Color(hex: 0x000000))
    case .muted: Style(Color(hex: 0x333333))
    case .faint: Style(Color(hex: 0x4d4d4d))
    case .accent, .readable, .warning: Style(Color(hex: 0x5c3a00))
    case .success: Style(Color(hex: 0x1f4d06))
    case .error: Style(Color(hex: 0x8a0f00))
    case .link: Style(Color(hex: 0x003f7d))
    case .note: Style(Color(hex: 0x3f2478))
    case .bar, .barStrong, .barNotice: reversed(0x000000)
    case .barError: reversed(0x8a0f00)
    case .selection, .selectionMuted, .match: reversed(0x003f7d)
    case .selectionUnfocused: reversed(0x4d4d4d)
    case .matchCurrent: reversed(0x5c3a00)
    case .clip: reversed(0x3f2478)
    case .overlay: Style(Color(hex: 0x000000), on: Color(hex: 0xffffff))
    }
  }
}
