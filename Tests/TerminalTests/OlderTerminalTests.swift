import TestSupport
import Testing

@testable import Terminal

/// Terminals older than xterm get only what they know.
@Suite struct OlderTerminalTests {
  @Test(
    arguments: [
      ("xterm-256color", .modern), ("vte-256color", .modern), ("screen", .modern), ("linux", .console),
      ("linux-16color", .console), ("vt100", .vt100), ("vt102", .vt100), ("vt220", .vt220), ("vt420", .vt220),
      ("ansi", .ansi), ("ansi-m", .ansi), ("pcansi", .ansi),
    ] as [(String, TerminalKind)])
  func `its name says what a terminal knows, except in tmux`(term: String, kind: TerminalKind) {
    #expect(TerminalKind(environment: ["TERM": term]) == kind)
    #expect(TerminalKind(environment: ["TERM": term, "TMUX": "/tmp/tmux-0/default,1,0"]) == .modern)
    let capabilities = TerminalCapabilities(environment: ["TERM": term])
    #expect(capabilities.canBeAsked == (kind == .modern && term != "screen"))
  }

  /// A list that begins with that row, and fills the screen to its last cell.
  private func list(from top: Int) -> Canvas {
    var canvas = Canvas(size: Size(rows: 10, columns: 40))
    for row in 0..<10 {
      canvas.write("Row \(top + row)", row: row, column: 0, width: 20)
      canvas.write("\(top + row) end", row: row, column: 34, width: 6)
      let style = Style(.standard, on: .standard, .reverse)
      if row.isMultiple(of: 2) { canvas.write("x", row: row, column: 39, width: 1, style: style) }
    }
    canvas.write("last cell", row: 9, column: 31, width: 9)
    canvas.cursor = (2, 5)
    return canvas
  }

  @Test(
    arguments: [
      (.ansi, "\u{1b}(\\[\\?|\\[[0-9;]*[XGr]|[_\\]PM])"),
      (.vt100, "\u{1b}(\\[\\?25|\\[\\?[0-9]{3}|\\[[0-9;]*[XG]|[_\\]P])"),
      (.vt220, "\u{1b}(\\[\\?[0-9]{3}|\\[[0-9;]*G|[_\\]P])"), (.console, "\u{1b}(\\[\\?[0-9]{3}|[_\\]P])"),
    ] as [(TerminalKind, String)])
  func `frames have no sequence that the terminal does not know`(kind: TerminalKind, unknown: String) throws {
    var renderer = Renderer(colorDepth: .none, repertoire: .ascii, terminal: kind)
    let screen = VirtualScreen(rows: 10, columns: 40)
    var sent = "\(ScreenSequence.enter(kind))"
    screen.feed(sent.utf8)
    for top in [0, 1, 2, 40, 0] {
      var canvas = list(from: top)
      canvas.noteScroll(rows: 0..<9, by: 1)
      renderer.frame(canvas) {
        screen.feed($0)
        sent += String(decoding: $0, as: UTF8.self)
      }
      #expect(screen.line(0).hasPrefix("Row \(top)"), "\(kind)")
      #expect(screen.line(8).hasPrefix("Row \(top + 8) ") && screen.line(8).hasSuffix("x"), "\(kind)")
      #expect(screen.line(9).hasSuffix(kind == .ansi ? "last cel" : "last cell"), "\(kind)")
    }
    sent += "\(ScreenSequence.leave(kind))"
    let pattern = try Regex(unknown)
    #expect(sent.firstMatch(of: pattern) == nil, "\(kind): \(sent.debugDescription)")
  }
}
