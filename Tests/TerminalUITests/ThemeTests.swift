import Foundation
import Terminal
import TerminalUI
import Testing
import Text

@Suite(.timeLimit(.minutes(2))) struct ThemeTests {
  @Test func `without colors nothing is colored`() {
    for role in Theme.Role.allCases {
      let style = Theme.monochrome[role]
      #expect(style.foreground == .standard && style.background == .standard, "\(role)")
    }
  }

  @Test func `the selected row differs from the others with and without colors`() {
    for theme in [Theme.color, .named, .monochrome] {
      #expect(theme[.selection] != theme[.text])
      #expect(theme[.linkFocused] != theme[.link])
    }
  }

  /// Red, green and blue of the first eight colors, as xterm and the Linux console have them.
  private static let palettes: [[[Double]]] = [
    [
      [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205], [0, 205, 205],
      [229, 229, 229],
    ],
    [
      [0, 0, 0], [170, 0, 0], [0, 170, 0], [170, 85, 0], [0, 0, 170], [170, 0, 170], [0, 170, 170],
      [170, 170, 170],
    ],
  ]

  /// The contrast of two colors after WCAG 2.1, 1 to 21.
  private func contrast(_ one: [Double], _ other: [Double]) -> Double {
    func luminance(_ color: [Double]) -> Double {
      let parts = color.map { $0 / 255 <= 0.03928 ? $0 / 255 / 12.92 : pow(($0 / 255 + 0.055) / 1.055, 2.4) }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
  }

  @Test(arguments: Theme.Role.allCases)
  func `with 16 colors all is readable on dark and on light`(role: Theme.Role) {
    let style = Theme.of(.ansi16)[role]
    for palette in ThemeTests.palettes {
      for (ink, paper) in [(palette[7], palette[0]), (palette[0], [255, 255, 255])] {
        func color(_ color: Color, _ standard: [Double]) -> [Double] {
          (0..<8).first { Color.indexed($0) == color }.map { palette[Int($0)] } ?? standard
        }
        let found = contrast(color(style.foreground, ink), color(style.background, paper))
        // Bold makes up for some of it.
        #expect(found >= (style.attributes.contains(.bold) ? 2.5 : 3), "\(role): \(found)")
      }
    }
  }
}
