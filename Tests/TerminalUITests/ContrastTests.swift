import Foundation
import TerminalUI
import Testing
import Text

@testable import Terminal

/// How readable all roles of all themes are, on the backgrounds that terminals have.
@Suite(.timeLimit(.minutes(2))) struct ContrastTests {
  /// Black, Windows, Visual Studio Code, Tomorrow Night, Gruvbox, Dracula, Solarized, Nord.
  static let darkGrounds: [UInt32] = [
    0x000000, 0x0c0c0c, 0x1e1e1e, 0x1d1f21, 0x282828, 0x282a36, 0x002b36, 0x2e3440,
  ]
  /// White, Atom One, Catppuccin Latte, Solarized, Gruvbox.
  static let lightGrounds: [UInt32] = [0xffffff, 0xfafafa, 0xeff1f5, 0xfdf6e3, 0xfbf1c7]

  /// The first eight colors of xterm, the Linux console, Solarized, Windows and Tango.
  static let palettes: [[UInt32]] = [
    [0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5],
    [0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa],
    [0x073642, 0xdc322f, 0x859900, 0xb58900, 0x268bd2, 0xd33682, 0x2aa198, 0xeee8d5],
    [0x0c0c0c, 0xc50f1f, 0x13a10e, 0xc19c00, 0x0037da, 0x881798, 0x3a96dd, 0xcccccc],
    [0x000000, 0xcc0000, 0x4e9a06, 0xc4a000, 0x3465a4, 0x75507b, 0x06989a, 0xd3d7cf],
  ]

  /// The contrast ratio of WCAG 2.2, from 1 to 21.
  static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    func luminance(_ color: UInt32) -> Double {
      let parts = [16, 8, 0].map { shift in
        let part = Double(color >> UInt32(shift) & 0xff) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
  }

  /// Computed independently, in Python.
  @Test func `the formula is that of WCAG`() {
    for (one, other, ratio) in [
      (0xffffff as UInt32, 0x000000 as UInt32, 21.0), (0x777777, 0xffffff, 4.478),
      (0xa8aab0, 0x2e3440, 5.378),
      (0xe0a83e, 0x1e1e1e, 7.812), (0x7d5200, 0xfbf1c7, 6.011), (0xaa0000, 0xaaaaaa, 3.337),
    ] {
      #expect(
        abs(ContrastTests.contrast(one, other) - ratio) < 0.001, "\(ContrastTests.contrast(one, other))")
    }
  }

  private static func hex(_ color: Color) -> UInt32? {
    color.components.map { UInt32($0.x) << 16 | UInt32($0.y) << 8 | UInt32($0.z) }
  }

  private static func least(_ role: TextRole, _ text: Double, _ marks: Double) -> Double {
    RoleFamily(of: role).isForMarks ? marks : text
  }

  static let cases = [(Theme.dark, darkGrounds), (.light, lightGrounds)].flatMap { theme, grounds in
    [ColorDepth.trueColor, .indexed256].map { (theme, grounds, $0) }
  }

  @Test(arguments: cases)
  func `everything is readable on common backgrounds, in millions of colors and in 256`(
    theme: Theme, grounds: [UInt32], depth: ColorDepth
  ) throws {
    for role in TextRole.allCases {
      for ground in grounds {
        let style = depth.reduced(theme[role])
        let ink = try #require(ContrastTests.hex(style.foreground), "\(role) has no color of its own")
        let found = ContrastTests.contrast(ink, ContrastTests.hex(style.background) ?? ground)
        #expect(
          found >= ContrastTests.least(role, 4.5, 3), "\(role) on \(String(ground, radix: 16)): \(found)")
      }
      let onOverlay = depth.reduced(theme.onOverlay[role])
      let ink = try #require(ContrastTests.hex(onOverlay.foreground))
      let found = ContrastTests.contrast(ink, try #require(ContrastTests.hex(onOverlay.background)))
      #expect(found >= ContrastTests.least(role, 4.5, 3), "\(role) in a popup: \(found)")
    }
  }

  @Test(arguments: [Theme.contrastDark, .contrastLight])
  func `the contrast themes have more`(theme: Theme) throws {
    for (depth, least) in [(ColorDepth.trueColor, 7.0), (.indexed256, 6.5)] {
      for role in TextRole.allCases {
        for style in [theme[role], theme.onOverlay[role]].map(depth.reduced) {
          let ink = try #require(ContrastTests.hex(style.foreground))
          let found = ContrastTests.contrast(ink, try #require(ContrastTests.hex(style.background)))
          #expect(found >= least, "\(role): \(found)")
        }
      }
    }
  }

  @Test(arguments: palettes)
  func `with 16 colors only red on failures depends on the palette`(palette: [UInt32]) throws {
    for theme in [Theme.sixteen, .mono] {
      for role in TextRole.allCases {
        let style = theme[role]
        switch (style.foreground, style.background) {
        case (.standard, .standard): continue
        case (.indexed(1), .standard):
          #expect([.error, .absent].contains(role) && style.attributes.contains(.bold))
        default:
          func color(_ color: Color) throws -> UInt32 {
            palette[Int(try #require((0..<8).first { Color.indexed($0) == color }))]
          }
          #expect(
            try ContrastTests.contrast(color(style.foreground), color(style.background)) >= 4.5, "\(role)")
        }
      }
    }
  }
}
