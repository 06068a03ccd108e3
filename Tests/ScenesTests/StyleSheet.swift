import TerminalUI
import Text

@testable import Terminal

/// Cells as text that can be compared and read: below each line, a line with a letter for the style of each
/// cell, and at the end the meaning of the letters. A capital letter is the same role on the background of
/// popups; a digit is a style without a role.
struct StyleSheet {
  private let theme: Theme
  /// By role: those of a family with the same emphasis look alike.
  private let letters: [(letter: Character, role: TextRole, style: Style)]
  private var others: [Style] = []

  init(_ theme: Theme) {
    self.theme = theme
    let popup = theme.onOverlay
    let lower = StyleSheet.roles.map { ($0.letter, $0.role, theme[$0.role]) }
    let upper = StyleSheet.roles.map { (Character($0.letter.uppercased()), $0.role, popup[$0.role]) }
    letters = lower + upper
  }

  /// In the order in which a style gets its letter, if several roles have it.
  private static let roles: [(letter: Character, role: TextRole)] = [
    ("t", .text), ("h", .heading), ("m", .muted), ("c", .columnHeader), ("f", .faint), ("a", .accent),
    ("k", .hintKey), ("r", .readable), ("y", .today), ("g", .success), ("w", .warning), ("e", .error),
    ("l", .link), ("n", .note), ("b", .bar), ("d", .barStrong), ("i", .barNotice), ("x", .barError),
    ("s", .selection), ("u", .selectionMuted), ("v", .selectionUnfocused), ("j", .match),
    ("q", .matchCurrent), ("p", .clip), ("o", .overlay),
  ]

  /// The lines with their styles, and the legend.
  mutating func lines(of cells: [[Cell]]) -> [String] {
    var lines: [String] = []
    var used: Set<Character> = []
    for row in cells {
      var marks: [Character] = []
      var former: Cell?
      for cell in row where cell.width > 0 {
        let isSame = isBlankOfGround(cell, as: former)
        marks.append(isSame ? marks.last ?? " " : mark(of: cell))
        former = cell
      }
      used.formUnion(marks)
      lines.append("  " + trimmed(row.map { $0.isPicture ? "▒" : $0.text }.joined()))
      lines.append("| " + trimmed(String(marks)))
    }
    return lines + ["", "\(theme.name):"] + legend(used)
  }

  /// Whether it looks like the previous one, regardless of style: on a background that only a few roles have.
  private func isBlankOfGround(_ cell: Cell, as former: Cell?) -> Bool {
    let ground = cell.style.ofBlank
    return cell.text == " " && ground != theme.blank && former?.style.ofBlank == ground
  }

  private mutating func mark(of cell: Cell) -> Character {
    if cell.isPicture { return " " }
    let isBlank = cell.text == " "
    let style = isBlank ? cell.style.ofBlank : cell.style
    if isBlank, style == theme.blank { return " " }
    if let known = letters.first(where: { (isBlank ? $0.style.ofBlank : $0.style) == style }) {
      return known.letter
    }
    if !others.contains(style) { others.append(style) }
    return others.firstIndex(of: style).flatMap { "\($0 % 10)".first } ?? "?"
  }

  private func legend(_ used: Set<Character>) -> [String] {
    let known = letters.filter { used.contains($0.letter) }.map { entry in
      let place = entry.letter.isUppercase ? " in a popup" : ""
      return "\(entry.letter) \(entry.role.name)\(place): \(StyleSheet.words(entry.style))"
    }
    return known + others.enumerated().map { "\($0 % 10): \(StyleSheet.words($1))" }
  }

  private static func words(_ style: Style) -> String {
    let names: [(Style.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
    ]
    let ground = style.background == .standard ? [] : ["on \(words(style.background))"]
    let attributes = names.filter { style.attributes.contains($0.0) }.map(\.1)
    return ([words(style.foreground)] + ground + attributes).joined(separator: " ")
  }

  private static func words(_ color: Color) -> String {
    switch color.kind {
    case .standard: "the terminal's own"
    case .indexed(let index): "color \(index)"
    case .rgb(let hex):
      "#" + String(repeating: "0", count: 6 - String(hex, radix: 16).count) + String(hex, radix: 16)
    }
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
