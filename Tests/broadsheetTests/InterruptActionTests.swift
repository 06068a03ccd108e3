import Glibc
import Testing

@testable import broadsheet

/// Ctrl-C while something else is to happen, and afterward.
@Suite(.timeLimit(.minutes(2))) struct InterruptActionTests {
  @Test func `once the action has ended, Ctrl-C ends the program`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      signal(SIGINT, SIG_DFL)
      InterruptAction { exit(1) }.end()
      // The system may take a moment until the program hears of the key.
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
}
