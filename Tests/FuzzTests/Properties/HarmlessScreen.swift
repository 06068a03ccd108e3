import Terminal
import TestSupport
import Text

/// A terminal (libvterm) that detects whether text does anything but show itself.
struct HarmlessScreen {
  private let screen = VirtualScreen(rows: 5, columns: 240)

  init() {
    // Its widths date from 2007: a text may be wider there than here, and must not wrap.
    screen.feed("\u{1b}[?7l".utf8)
  }

  /// Near the end of the line libvterm wraps wide characters whatever the mode.
  private static let end = 236

  /// The cursor stays in its row and never goes back; nothing is set, rung, answered, or written elsewhere.
  func check(_ text: String) throws(FuzzFinding) {
    screen.feed("\u{1b}[H\u{1b}[2J\u{1b}[3;1H".utf8)
    _ = screen.takeReplies()
    let before = (screen.settings, screen.bells, screen.unknowns, screen.title)
    var column = 0
    for scalar in text.unicodeScalars where column < HarmlessScreen.end {
      screen.feed(String(scalar).utf8)
      let name = "U+\(String(scalar.value, radix: 16))"
      let cursor = screen.cursor
      try property("\(name) moves the cursor to row \(cursor.row)", cursor.row == 2)
      try property(
        "\(name) moves the cursor from \(column) to \(cursor.column)", moved(cursor.column - column, scalar))
      column = cursor.column
    }
    try property(
      "a setting, a bell or a sequence",
      before == (screen.settings, screen.bells, screen.unknowns, screen.title))
    try property("an answer", screen.takeReplies().isEmpty)
    for row in [0, 1, 3, 4] {
      try property("text in row \(row)", screen.cell(row, 0).text.isEmpty && screen.cell(row, 1).text.isEmpty)
    }
    screen.feed("\rend".utf8)
    try property(
      "the terminal is within a sequence", screen.cell(2, 0).text == "e" && screen.cursor.column == 3)
  }

  /// By its width; by up to two cells for characters that libvterm may measure differently.
  private func moved(_ cells: Int, _ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7e, 0xa1...0xac, 0xae...0x17f, 0x300...0x34e, 0x5d0...0x5ea, 0x4e00...0x9fa5,
      0xac00...0xd7a3:
      cells == TextWidth.of(scalar)
    default: (0...2).contains(cells)
    }
  }
}
