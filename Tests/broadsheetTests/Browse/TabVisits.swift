import ReadersLibrary
import TestSupport
import Testing

/// Tests that open tabs in the program and come back later.
protocol TabVisits {
  var program: Program { get }
  /// Where the reader's library is.
  var folder: TemporaryFolder { get }
}

extension TabVisits {
  var library: LibraryFile { LibraryFile(path: folder.file("broadsheet/library.sqlite")) }

  func browse(_ arguments: String..., more: [String: String] = [:]) throws -> VirtualTerminal {
    var program = program
    program.environment.merge(more) { $1 }
    return try program.browse(["browse", "--images", "none"] + arguments, rows: 24, columns: 120)
  }

  /// The calendar, a page reached by turning and then scrolled, and another page, each in a tab; the second
  /// is in front.
  func openTabs(_ terminal: VirtualTerminal) {
    #expect(terminal.wait(for: "Browse the newspapers"))
    terminal.send("jjjgl")
    #expect(terminal.wait(for: "1 of 479"))
    terminal.send("/demonstration\r")
    #expect(terminal.wait(for: "1 of 1"))
    terminal.send("\r")
    #expect(terminal.wait { terminal.line(0).contains("› The Demonstration") })
    terminal.send("iT")
    #expect(terminal.wait(for: "page 1 of 2"))
    terminal.send("\u{1b}1nT")
    #expect(terminal.wait { terminal.line(0).contains("[3 ") && terminal.screenText.contains("page 1 of 1") })
    terminal.send("\u{1b}2]")
    #expect(terminal.wait(for: "HOW TO READ AN OLD PAGE"))
    terminal.send("\u{4}")
    #expect(terminal.wait { !terminal.screenText.contains("HOW TO READ AN OLD PAGE") })
  }

  func quit(_ terminal: VirtualTerminal) {
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }
}
