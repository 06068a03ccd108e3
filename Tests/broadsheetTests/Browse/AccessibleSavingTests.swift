import Foundation
import TestSupport
import Testing

/// Files are saved in the working directory.
@OwnThread struct AccessibleSavingTests {
  @Test func `an unanswered question ends, and its file is not overwritten`() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let terminal = try Program(["BROADSHEET_SOURCE": "offline"]).browse(
      ["browse", "--accessible", "bsd00000001"], in: URL(filePath: folder.path), rows: 100, columns: 160)
    let name = "bsd00000001_1903-03-07_ed-1_seq-1.txt"
    terminal.send("i\n7\ns\n1\n")
    #expect(terminal.wait(for: "Saved \(name), 4 KB, in "), "\(terminal.screenText)")
    terminal.send("s\nb\ns\n1\n")
    let other = name.replacing(".txt", with: "-2.txt")
    #expect(terminal.wait(for: "1. Keep it, and save another, \(other)."), "\(terminal.screenText)")
    terminal.send("b\n")
    #expect(terminal.wait(for: "Nothing saved; \(name) was not changed."), "\(terminal.screenText)")
    terminal.send("q\n")
    #expect(terminal.exitStatus() == .exited(0))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
  }
}
