import Foundation
import Glibc
import TestSupport
import Testing

/// Terminals that go away without a signal, which the program notices when it draws, or take nothing more.
@Suite(.timeLimit(.minutes(1))) struct LostTerminalTests {
  @Test func `screens are closed if the terminal cannot be written to`() async throws {
    let folder = TemporaryFolder()
    let (scan, report) = (folder.file("scan.jpg"), folder.file("report"))
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data(SampleJPEG.file(SamplePicture.image(width: 20, height: 20))).write(
      to: URL(fileURLWithPath: scan))
    // Its keyboard stays, so that the end of input does not tell it.
    let (keyboard, screen) = (try Line(), try Line())
    let probe = try ChildProcess(
      PictureProbeTests.path, ["show", scan, "blocks", report],
      environment: ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"],
      input: keyboard.program, output: screen.program)
    #expect(screen.wait(for: "keys"))
    screen.hangUp()
    keyboard.type("j")
    let status = await probe.end()
    withExtendedLifetime(keyboard) {}
    #expect(status == .exited(70))
    #expect(FileManager.default.fileExists(atPath: report + ".closed"))
  }

  @Test(arguments: [SIGTERM, SIGHUP]) func `a signal ends it although the terminal takes nothing`(
    signal: Int32
  ) throws {
    let terminal = try Probe.start()
    #expect(terminal.wait(for: "ready"))
    terminal.send("F")
    #expect(terminal.wait(for: "~~~"))
    // Nothing is read from here on, and soon there is no more room.
    usleep(500_000)
    terminal.terminate(signal)
    let deadline = ContinuousClock.now + .seconds(5)
    while !hasEnded(terminal.process), ContinuousClock.now < deadline { usleep(20_000) }
    #expect(hasEnded(terminal.process))
    #expect(terminal.exitStatus() == .exited(3) && terminal.isCooked)
  }

  /// Without reading what it has written.
  private func hasEnded(_ process: Int32) -> Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
      && information.si_signo != 0
  }

  /// A pseudo terminal that sends no signals.
  private final class Line {
    let program: FileHandle
    private var end: Int32

    init() throws {
      var ends: (Int32, Int32) = (-1, -1)
      try #require(openpty(&ends.0, &ends.1, nil, nil, nil) == 0)
      // Another test's program must not keep it open.
      for end in [ends.0, ends.1] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (end, program) = (ends.0, FileHandle(fileDescriptor: ends.1, closeOnDealloc: true))
    }

    deinit { hangUp() }

    func hangUp() {
      if end >= 0 { close(end) }
      end = -1
    }

    func type(_ text: String) { _ = write(end, text, text.utf8.count) }

    /// Reads until the program has written `text`; false if it does not in time.
    func wait(for text: String) -> Bool {
      var output: [UInt8] = []
      let deadline = ContinuousClock.now + VirtualTerminal.patience
      while ContinuousClock.now < deadline {
        var readiness = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
        guard poll(&readiness, 1, 100) > 0 else { continue }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(end, &buffer, buffer.count)
        guard count > 0 else { return false }
        output += buffer[..<count]
        if String(decoding: output, as: UTF8.self).contains(text) { return true }
      }
      return false
    }
  }
}
