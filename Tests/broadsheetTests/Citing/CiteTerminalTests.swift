import Foundation
import TestSupport
import Testing

/// What `cite` prints on a terminal.
struct CiteTerminalTests {
  @Test(arguments: [nil, "1"])
  func `titles are in italics, and between asterisks without colors`(noColor: String?) throws {
    let program = try Program(noColor.map { ["NO_COLOR": $0] } ?? [:])
    let terminal = try program.browse(
      "cite", "sn83045462/1865-04-10", "--source", "offline", "--style", "mla")
    #expect(terminal.wait(for: "Evening Star"))
    #expect(terminal.exitStatus() == .exited(0))
    let written = String(decoding: terminal.output, as: UTF8.self)
    let (start, end) = noColor == nil ? ("\u{1B}[3m", "\u{1B}[23m") : ("*", "*")
    for title in ["Evening Star", "Chronicling America, Library of Congress"] {
      #expect(written.contains("\(start)\(title)\(end)"), "\(written)")
    }
  }
}
