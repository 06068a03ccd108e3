import Foundation
import TestSupport
import Testing

/// What starts programs for tests.
struct MissingProgramTests {
  @Test func `a missing program is an error, and nothing else is killed`() throws {
    let bystander = try ChildProcess("/bin/sleep", ["60"], environment: [:])
    #expect(throws: POSIXError.self) { try ChildProcess("/nowhere/program", [], environment: [:]) }
    #expect(bystander.isRunning)
    bystander.kill()
  }
}
