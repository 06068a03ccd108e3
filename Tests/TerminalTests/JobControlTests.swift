import Foundation
import TestSupport
import Testing

/// The session under a shell with job control, which is necessary to stop and continue a program.
@Suite struct JobControlTests {
  private func startShell() throws -> VirtualTerminal {
    let shell = try VirtualTerminal(
      executable: "/bin/bash", arguments: ["--norc", "--noprofile", "--noediting", "-i"],
      environment: [
        "TERM": "xterm-256color", "PS1": "shell> ", "HISTFILE": "", "SWIFT_BACKTRACE": "enable=no",
      ])
    #expect(shell.wait(for: "shell>"))
    shell.send("\(Probe.path)\n")
    #expect(shell.wait(for: "ready"))
    return shell
  }

  @Test func `stops at Control-Z and continues in the foreground`() throws {
    let shell = try startShell()
    shell.press(.character("z"), .control)
    #expect(isAtPromptAfterStop(shell), "\(screen(shell))")
    #expect(!shell.isAlternateScreen && shell.cursorVisible)
    shell.send("fg\n")
    #expect(shell.wait(for: "resumed"), "\(screen(shell))")
    #expect(shell.isAlternateScreen && !shell.cursorVisible)
    #expect(shell.line(0).hasPrefix("ready 24x80"))
    shell.send("j")
    #expect(shell.wait(for: "key j"))
    shell.send("q")
    #expect(shell.wait(until: { !shell.isAlternateScreen }))
  }

  @Test func `stops when asked from outside`() throws {
    let shell = try startShell()
    kill(try probe(in: shell), SIGTSTP)
    #expect(isAtPromptAfterStop(shell), "\(screen(shell))")
    #expect(!shell.isAlternateScreen)
    shell.send("fg\n")
    #expect(shell.wait(for: "resumed"), "\(screen(shell))")
    #expect(shell.isAlternateScreen)
  }

  @Test func `retakes the screen after a stop it could not know about`() throws {
    let shell = try startShell()
    kill(try probe(in: shell), SIGSTOP)
    #expect(shell.wait(for: "shell>"))
    shell.send("reset; fg\n")
    #expect(shell.wait(for: "resumed"))
    #expect(shell.isAlternateScreen && !shell.cursorVisible)
    shell.send("j")
    #expect(shell.wait(for: "key j"))
  }

  @Test func `continues if no shell could resume it`() throws {
    let terminal = try Probe.start()
    #expect(terminal.wait(for: "ready"))
    terminal.press(.character("z"), .control)
    #expect(terminal.wait(for: "resumed"))
    #expect(terminal.isAlternateScreen)
  }

  /// Waits for the prompt below the shell's message about the stop: anything typed before it may be lost.
  private func isAtPromptAfterStop(_ shell: VirtualTerminal) -> Bool {
    shell.wait(until: {
      let lines = screen(shell)
      guard let stop = lines.lastIndex(where: { $0.contains("Stopped") }) else { return false }
      return lines[stop...].contains { $0.hasPrefix("shell>") }
    })
  }

  private func screen(_ shell: VirtualTerminal) -> [String] { (0..<24).map(shell.line) }

  /// The process ID that the probe prints.
  private func probe(in shell: VirtualTerminal) throws -> Int32 {
    try #require(shell.line(0).split(separator: " ").last.flatMap { Int32($0) }.flatMap { $0 > 1 ? $0 : nil })
  }
}
