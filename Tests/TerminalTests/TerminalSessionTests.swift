import Foundation
import TestSupport
import Testing

/// The session in a separate program, on a real pseudo terminal.
@Suite struct TerminalSessionTests {
  /// What the shell should find: the normal screen, a visible cursor, and final bytes that undo everything.
  private func expectRestored(_ terminal: VirtualTerminal) {
    #expect(!terminal.isAlternateScreen)
    #expect(terminal.cursorVisible)
    #expect(terminal.isCooked)
    let output = String(decoding: terminal.output, as: UTF8.self)
    for undone in ["[?2004l", "[?7h", "[?2026l", "[r", "[?1006l", "[?1002l"] {
      let place = output.range(of: "\u{1b}" + undone, options: .backwards)?.lowerBound
      let leave = output.range(of: "\u{1b}[?1049l", options: .backwards)?.lowerBound
      #expect(place.map { $0 < leave ?? output.startIndex } == true, "\(undone) before the screen is left")
    }
  }

  @Test func `takes the screen and gives it back`() throws {
    let terminal = try Probe.start()
    #expect(terminal.wait(for: "ready 24x80"))
    #expect(terminal.isAlternateScreen && !terminal.cursorVisible && !terminal.isCooked)
    terminal.send("q")
    #expect(terminal.exitStatus() == .exited(0))
    expectRestored(terminal)
    #expect((0..<24).filter { !terminal.line($0).isEmpty } == [])
  }

  @Test func `reports keys`() throws {
    let terminal = try Probe.start()
    #expect(terminal.wait(for: "ready"))
    terminal.press(.up)
    terminal.press(.pageDown, .control)
    terminal.press(.character("n"), .control)
    terminal.press(.character("é"))
    terminal.press(.function(1))
    terminal.press(.enter)
    #expect(terminal.wait(for: "key Enter"))
    #expect(
      (1...6).map(terminal.line) == ["key Up", "key C-PgDn", "key C-n", "key é", "key F1", "key Enter"])
  }

  @Test func `reports a lone Esc key`() throws {
    let terminal = try Probe.start()
    #expect(terminal.wait(for: "ready"))
    terminal.press(.escape)
    #expect(terminal.wait(for: "key Esc"))
  }

  @Test func `reports a paste`() throws {
    let terminal = try Probe.start()
    #expect(terminal.wait(for: "ready"))
    terminal.paste("quit? q")
    #expect(terminal.wait(for: "paste quit? q"))
  }

  @Test func `reports the mouse`() throws {
    let terminal = try Probe.start()
    #expect(terminal.wait(for: "ready"))
    terminal.drag(from: (4, 150), to: (3, 2))
    terminal.wheel(isDown: true, row: 0, column: 0)
    #expect(terminal.wait(for: "wheel"))
    for words in ["press(left) 4 150", "drag(left) 3 2", "release(left) 3 2", "wheel(down) 0 0"] {
      #expect(terminal.screenText.contains(words))
    }
  }

  @Test func `leaves the mouse to the terminal if requested`() throws {
    let terminal = try Probe.start(["--no-mouse"])
    #expect(terminal.wait(for: "ready"))
    terminal.click(row: 4, column: 5)
    terminal.press(.up)
    #expect(terminal.wait(for: "key Up"))
    #expect(terminal.line(1) == "key Up")
    terminal.send("q")
    #expect(terminal.exitStatus() == .exited(0))
    expectRestored(terminal)
  }

  @Test func `reports a resize`() throws {
    let terminal = try Probe.start()
    #expect(terminal.wait(for: "ready 24x80"))
    terminal.resize(rows: 30, columns: 100)
    #expect(terminal.wait(for: "resized 30x100"))
  }

  @Test func `treats Control-C as a key`() throws {
    let terminal = try Probe.start()
    #expect(terminal.wait(for: "ready"))
    terminal.press(.character("c"), .control)
    #expect(terminal.wait(for: "key C-c"))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT]) func `reports a signal that ends it`(signal: Int32) throws {
    let terminal = try Probe.start()
    #expect(terminal.wait(for: "ready"))
    terminal.terminate(signal)
    #expect(terminal.exitStatus() == .exited(128 + signal))
    expectRestored(terminal)
  }

  @Test(arguments: [
    ("X", VirtualTerminal.ExitStatus.signaled(SIGILL), "Fatal error: Index out of range"),
    ("A", .signaled(SIGABRT), "a word"),
  ])
  func `leaves the screen when the program crashes`(
    key: String, status: VirtualTerminal.ExitStatus, message: String
  ) throws {
    let terminal = try Probe.start(size: (200, 80))
    #expect(terminal.wait(for: "ready"))
    terminal.send("E" + key)
    #expect(terminal.exitStatus() == status)
    expectRestored(terminal)
    #expect(terminal.line(0) == "a word on standard error")
    #expect(terminal.screenText.contains(message))
  }

  @Test func `leaves the screen to the backtracer`() throws {
    let terminal = try Probe.start(
      size: (200, 80), environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no"])
    #expect(terminal.wait(for: "ready"))
    terminal.send("X")
    #expect(terminal.exitStatus(timeout: .seconds(60)) == .signaled(SIGILL))
    expectRestored(terminal)
    #expect(terminal.screenText.contains("Fatal error: Index out of range"))
    #expect(terminal.screenText.contains("TerminalProbe.swift"))
  }

  @Test func `holds standard error back until the screen is left`() throws {
    let terminal = try Probe.start()
    #expect(terminal.wait(for: "ready"))
    terminal.send("E")
    #expect(terminal.wait(for: "key E"))
    #expect(!terminal.screenText.contains("a word"))
    terminal.send("q")
    #expect(terminal.exitStatus() == .exited(0))
    #expect(terminal.line(0) == "a word on standard error")
  }

  @Test func `ends with its terminal`() throws {
    let terminal = try Probe.start()
    #expect(terminal.wait(for: "ready"))
    terminal.hangUp()
    #expect(terminal.exitStatus() != nil)
  }

  @Test(arguments: [
    (["TERM": "dumb"], "A “dumb” terminal cannot show a full screen."),
    (["TERM": ""], "TERM is not set"),
  ])
  func `is refused by incapable terminals`(environment: [String: String], words: String) throws {
    let terminal = try Probe.start(environment: environment)
    #expect(terminal.exitStatus() == .exited(1))
    #expect(terminal.line(0).hasPrefix(words))
    #expect(!terminal.output.contains(0x1b))
  }

  @Test func `is refused by a pipe`() throws {
    let probe = Process()
    probe.executableURL = URL(fileURLWithPath: Probe.path)
    let errors = Pipe()
    (probe.standardInput, probe.standardOutput, probe.standardError) = (Pipe(), Pipe(), errors)
    try probe.run()
    probe.waitUntilExit()
    #expect(probe.terminationStatus == 1)
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(words == "Input and output are not a terminal.\n")
  }

  @Test(
    arguments: [
      ([:], false), (["TMUX": ""], false), (["TMUX": "/tmp/tmux-0/default,1,0"], true),
    ] as [([String: String], Bool)])
  func `copies to the clipboard`(environment: [String: String], isInTmux: Bool) throws {
    let terminal = try Probe.start(environment: environment)
    #expect(terminal.wait(for: "ready"))
    terminal.send("Y")
    #expect(terminal.wait(for: "key Y"))
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("\u{1b}]52;c;ZMOpasOgIHZ1\u{07}"))
    #expect(output.contains("\u{1b}Ptmux;\u{1b}\u{1b}]52;c;ZMOpasOgIHZ1\u{07}\u{1b}\\") == isInTmux)
  }
}
