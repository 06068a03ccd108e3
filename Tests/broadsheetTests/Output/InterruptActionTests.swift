import Glibc
import Synchronization
import Testing

@testable import broadsheet

/// Ctrl-C while it has another effect, and afterward.
@Suite(.timeLimit(.minutes(2))) struct InterruptActionTests {
  @Test func `once the action has ended, Ctrl-C ends the program`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      signal(SIGINT, SIG_DFL)
      InterruptAction { exit(1) }.end()
      // It may take a moment until the program learns about the key.
      for _ in 0..<200 {
        kill(getpid(), SIGINT)
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }

  @Test func `a second action is performed, too`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGINT, SIG_DFL)
      InterruptAction { exit(1) }.end()
      let second = InterruptAction { exit(7) }
      for _ in 0..<200 {
        kill(getpid(), SIGINT)
        try await Task.sleep(for: .milliseconds(50))
      }
      second.end()
    }
  }

  private final class Heard: Sendable {
    let count = Mutex(0)
    var times: Int { count.withLock { $0 } }
  }

  @Test func `while another program has the terminal, the action is not performed`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGINT, SIG_DFL)
      let heard = Heard()
      let action = InterruptAction { heard.count.withLock { $0 += 1 } }
      func press(atMost times: Int, until isEnough: () -> Bool) async throws {
        for _ in 0..<times where !isEnough() {
          kill(getpid(), SIGINT)
          try await Task.sleep(for: .milliseconds(50))
        }
      }
      // From the second time on, the signal is blocked.
      try await press(atMost: 200) { heard.times >= 3 }
      let loan = TerminalLoan()
      let before = heard.times
      try await press(atMost: 10) { heard.times > before }
      guard before >= 3, heard.times == before else { exit(1) }
      loan.end()
      try await press(atMost: 200) { heard.times > before }
      action.end()
      exit(heard.times > before ? 7 : 2)
    }
  }
}
