import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// A server that refuses requests for some time.
@MainActor @Suite(.timeLimit(.minutes(2))) struct RefusalTests {
  private func stage(_ directory: StubDirectory, until: Double?) -> Stage {
    directory.failure = .rateLimited(host: "news.example", until: until)
    return Stage(columns: 160, rows: 24, service: directory)
  }

  @Test(arguments: [4_000_000_000, nil] as [Double?])
  func `it is asked before that only if the reader insists`(until: Double?) async throws {
    let directory = StubDirectory(Newspaper.samples)
    let stage = stage(directory, until: until)
    try await stage.wait(for: "Press R to retry when the wait is over.")
    try await stage.settle()
    let lines = stage.lines
    #expect(lines.contains { $0.contains("Press gh for what can be read without a network.") }, "\(lines)")
    #expect(lines.last?.contains("R retry") == true && lines.last?.hasPrefix(" R") == false, "\(lines)")
    let asked = directory.asked
    stage.press("R")
    try await stage.wait(for: "press R again to try anyway")
    try await stage.settle()
    #expect(directory.asked == asked)
    // Another key, and it is not a second time.
    stage.press("j", "R")
    try await stage.settle()
    #expect(directory.asked == asked)
    directory.failure = nil
    stage.press("R")
    try await stage.wait(for: "1 of 5")
    #expect(directory.asked > asked)
  }

  @Test func `a record that only its list knows is not asked for before that, either`() async throws {
    let directory = StubDirectory(Newspaper.samples)
    let stage = Stage(columns: 110, rows: 24, service: directory)
    try await stage.wait(for: "1 of 5")
    directory.failure = .rateLimited(host: "news.example", until: 4_000_000_000)
    stage.press("Enter")
    try await stage.wait(for: "is refusing requests")
    try await stage.settle()
    let asked = directory.asked
    stage.press("R")
    try await stage.wait(for: "press R again")
    try await stage.settle()
    #expect(directory.asked == asked)
    directory.failure = nil
    stage.press("R")
    try await stage.wait(for: "A publisher")
  }

  @Test func `insisting works in accessible mode, too`() async throws {
    let directory = StubDirectory(Newspaper.samples)
    directory.failure = .rateLimited(host: "news.example", until: nil)
    let transcript = await Transcript(of: Stage(columns: 80, rows: 24, service: directory))
    let asked = directory.asked
    await transcript.type("R")
    #expect(directory.asked == asked)
    directory.failure = nil
    await transcript.type("R")
    #expect(directory.asked > asked, "\(transcript.lines)")
  }

  @Test func `once the time has passed, R simply retries`() async throws {
    let directory = StubDirectory(Newspaper.samples)
    let stage = stage(directory, until: 1000)
    try await stage.wait(for: "Press R to retry.")
    directory.failure = nil
    stage.press("R")
    try await stage.wait(for: "1 of 5")
  }
}
