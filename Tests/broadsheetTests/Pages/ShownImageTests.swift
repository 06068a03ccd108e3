import Foundation
import TestSupport
import Testing

/// `image` on a terminal.
@OwnThread struct ShownImageTests {
  private func image(
    _ arguments: String..., environment: [String: String] = [:], rows: Int = 24, columns: Int = 80
  ) throws -> VirtualTerminal {
    try Program(environment).browse(
      ["image", "bsd00000001", "1903-03-07"] + arguments, rows: rows, columns: columns)
  }

  /// How many rows and columns of cells are not blank, starting at the upper left.
  private func extent(of terminal: VirtualTerminal) -> (rows: Int, columns: Int) {
    var (rows, columns) = (0, 0)
    for row in 0..<terminal.screen.size.rows {
      for column in 0..<terminal.screen.size.columns
      where terminal.cell(row, column).background != .standard
        || !["", " "].contains(terminal.cell(row, column).text)
      {
        (rows, columns) = (max(rows, row + 1), max(columns, column + 1))
      }
    }
    return (rows, columns)
  }

  @Test(arguments: [(24, 80), (50, 30)])
  func `a page is shown in characters, as large as fits`(rows: Int, columns: Int) throws {
    let terminal = try image("--images", "blocks", rows: rows, columns: columns)
    #expect(terminal.exitStatus() == .exited(0))
    let shown = extent(of: terminal)
    #expect(shown.rows == rows - 1 || shown.columns == columns, "\(shown)")
    #expect(shown.rows < rows && shown.columns <= columns)
    // The demonstration's pages are 3 wide and 4 high, and a cell is about twice as high as wide.
    let ratio = Double(shown.columns) / Double(shown.rows * 2)
    #expect((0.5...0.95).contains(ratio), "\(shown)")
    #expect(terminal.isCooked && terminal.cursorVisible && !terminal.isAlternateScreen)
    let shades = Set((0..<shown.rows).map { terminal.cell($0, shown.columns / 2).foreground })
    #expect(shades.count > 2, "it is a picture")
  }

  @Test func `part of a page is cut locally if the source cannot do it`() throws {
    let terminal = try image("--images", "blocks", "--region", "0,0,100,10")
    #expect(terminal.exitStatus() == .exited(0) && !terminal.screenText.contains("cannot crop"))
    let shown = extent(of: terminal)
    #expect(shown.columns == 80 && shown.rows < 12, "\(shown)")
  }

  nonisolated private static let beginnings = [
    ("sixel", "\u{1B}P"), ("kitty", "\u{1B}_Ga=T"), ("iterm2", "\u{1B}]1337;File="),
  ]

  @Test(arguments: beginnings) func `a protocol can be forced`(name: String, beginning: String) throws {
    for terminal in [
      try image("--images", name), try image(environment: ["BROADSHEET_IMAGES": name]),
      try image("--images", name.uppercased(), environment: ["BROADSHEET_IMAGES": "none"]),
    ] {
      #expect(terminal.exitStatus() == .exited(0))
      #expect(contains(terminal.output, beginning) && terminal.output.last == UInt8(ascii: "\n"))
    }
  }

  private func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    Data(bytes).range(of: Data(text.utf8)) != nil
  }

  @Test func `the configuration can choose one, too`() throws {
    let program = try Program()
    try program.configure("images: sixel\n")
    let terminal = try program.browse("image", "bsd00000001", "1903-03-07")
    #expect(terminal.exitStatus() == .exited(0) && contains(terminal.output, "\u{1B}P"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["BROADSHEET_IMAGES": "none"]])
  func `if nothing can be shown, it says so`(environment: [String: String]) throws {
    let terminal = try image("--width", "300", environment: environment)
    #expect(terminal.exitStatus() == .exited(64))
    #expect(terminal.screenText.contains("this terminal does not show pictures"))
    #expect(terminal.screenText.contains("-o FILE"))
  }

  @Test func `the bytes of a file do not go to standard output`() throws {
    let terminal = try image("-o", "-")
    #expect(terminal.exitStatus() == .exited(64) && !terminal.output.contains(0xFF))
    #expect(terminal.screenText.contains("omit -o to see it"))
  }
}
