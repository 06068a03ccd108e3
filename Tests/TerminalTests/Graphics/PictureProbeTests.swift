import Foundation
import Scans
import TestSupport
import Testing

/// Pictures in a program on a pseudo terminal, shown the way the program's screens do.
@Suite struct PictureProbeTests {
  static let path = URL(fileURLWithPath: Probe.path).deletingLastPathComponent()
    .appending(path: "picture-probe").path

  private let folder = TemporaryFolder()

  private func start(
    _ choice: String, _ image: GrayImage, size: (rows: Int, columns: Int) = (24, 80), prints: Bool = false
  ) throws -> VirtualTerminal {
    let file = folder.file("scan.jpg")
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data(SampleJPEG.file(image)).write(to: URL(fileURLWithPath: file))
    return try VirtualTerminal(
      executable: PictureProbeTests.path,
      arguments: prints ? ["print", file, choice, "20", "70"] : ["show", file, choice], size: size,
      environment: ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"])
  }

  private func text(_ terminal: VirtualTerminal) -> String {
    String(decoding: terminal.output, as: UTF8.self)
  }

  /// How many cells to the right of the text show something.
  private func pictureCells(_ terminal: VirtualTerminal) -> Int {
    (1..<21).reduce(0) { count, row in
      count + (22..<80).count { terminal.cell(row, $0).background != .standard }
    }
  }

  @Test func `shows blocks if the terminal knows nothing better`() throws {
    let terminal = try start("auto", SamplePicture.image(width: 120, height: 160))
    #expect(terminal.wait(for: "blocks 10x20"))
    #expect(terminal.wait(until: { pictureCells(terminal) > 300 }))
    terminal.send("b")
    #expect(terminal.wait(for: "Blank"))
    #expect(pictureCells(terminal) == 0)
    terminal.send("qj")
    #expect(terminal.wait(for: "keys 1"))
    #expect(terminal.wait(until: { pictureCells(terminal) > 300 }))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
    #expect(!text(terminal).contains("\u{1b}_Ga=t"))
  }

  @Test func `prints after asking the terminal`() throws {
    let terminal = try start("auto", SamplePicture.image(width: 140, height: 80), prints: true)
    #expect(terminal.exitStatus() == .exited(0))
    #expect(terminal.isCooked && !terminal.isAlternateScreen)
    #expect(text(terminal).contains("\u{1b}[c"))
    #expect(
      (0..<20).allSatisfy { row in (0..<70).allSatisfy { terminal.cell(row, $0).background != .standard } })
    #expect(terminal.line(20).isEmpty)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func `a signal while it asks leaves a usable terminal`(
    signal: Int32
  ) throws {
    let terminal = try start("auto", SamplePicture.image(width: 20, height: 20), prints: true)
    #expect(terminal.wait(until: { text(terminal).contains("\u{1b}[c") }))
    #expect(!terminal.isCooked)
    terminal.terminate(signal)
    #expect(terminal.exitStatus() == .signaled(signal))
    #expect(terminal.isCooked)
  }

  @Test func `in the background it prints without asking`() throws {
    let file = folder.file("scan.jpg")
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data(SampleJPEG.file(SamplePicture.image(width: 20, height: 20))).write(
      to: URL(fileURLWithPath: file))
    let shell = try VirtualTerminal(
      executable: "/bin/bash", arguments: ["--norc", "--noprofile", "--noediting", "-i"],
      environment: [
        "TERM": "xterm-256color", "PS1": "shell> ", "HISTFILE": "", "SWIFT_BACKTRACE": "enable=no",
      ])
    #expect(shell.wait(for: "shell>"))
    shell.send("\(PictureProbeTests.path) print \(file) auto 20 70 >/dev/null & wait $!; echo ended: $?\n")
    #expect(shell.wait(for: "ended: 0"), "\(shell)")
    #expect(!text(shell).contains("\u{1b}[c"))
  }

  /// Neither the query nor its answer is a key: nothing was typed, so no unknown key is reported.
  @Test func `asks the terminal after the first frame`() throws {
    let terminal = try start("auto", SamplePicture.image(width: 20, height: 20))
    #expect(terminal.wait(for: "keys 0"))
    #expect(terminal.wait(until: { text(terminal).contains("\u{1b}[c") }))
    let output = text(terminal)
    let asked = try #require(output.range(of: "\u{1b}_Gi=31"))
    #expect(try #require(output.range(of: "keys")).lowerBound < asked.lowerBound)
    terminal.send("j")
    #expect(terminal.wait(for: "keys 1"))
    #expect(!terminal.screenText.contains("does nothing here"))
  }

  @Test(arguments: ["\u{1b}[?62;4c", "\u{1b}_Gi=31;OK\u{1b}\\"])
  func `takes an answer that comes in pieces`(answer: String) throws {
    let terminal = try start("auto", SamplePicture.image(width: 20, height: 20))
    #expect(terminal.wait(for: "blocks"))
    // This arrives late, after the terminal's own answer to the last query. Its first three bytes arrive
    // together.
    #expect(terminal.wait(until: { text(terminal).contains("\u{1b}[c") }))
    terminal.send("j")
    #expect(terminal.wait(for: "keys 1"))
    terminal.send(String(answer.prefix(3)))
    for byte in answer.dropFirst(3) {
      _ = terminal.wait(until: { false }, timeout: .milliseconds(60))
      terminal.send(String(byte))
    }
    #expect(terminal.wait(for: answer.contains("4c") ? "sixel" : "kitty"))
    #expect(!terminal.screenText.contains("does nothing here"))
  }

  @Test(arguments: ["kitty", "sixel", "iterm2"]) func `handles keys while a picture is being sent`(
    choice: String
  ) throws {
    var state = UInt32(7)
    let pixels = (0..<260 * 340).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    let terminal = try start(choice, GrayImage(width: 260, pixels: pixels), size: (60, 140))
    let (begin, end) =
      choice == "kitty"
      ? ("\u{1b}_Ga=t", "m=0;") : choice == "sixel" ? ("\u{1b}P0;1q", "") : ("\u{1b}]1337;File", "")
    #expect(terminal.wait(until: { text(terminal).contains(begin) }, timeout: .seconds(60)))
    usleep(300_000)  // a slow terminal
    terminal.send("jjjjj")
    #expect(terminal.wait(for: "keys 5"))
    if end.isEmpty {
      let tiles = text(terminal).components(separatedBy: begin).count - 1
      #expect((1...5).contains(tiles), "\(tiles) of 7 tiles before the keys")
    } else {
      #expect(!text(terminal).contains(end), "the whole picture before the keys")
    }
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
    #expect(!terminal.isAlternateScreen)
    if choice == "kitty" {
      let deleted = try #require(text(terminal).range(of: "a=d,d=I", options: .backwards))
      #expect(try #require(text(terminal).range(of: "\u{1b}[?1049l")).lowerBound > deleted.lowerBound)
    }
  }
}
