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

  @Test func `before that it is not asked, however often the reader presses R`() async throws {
    let directory = StubDirectory(Newspaper.samples)
    let stage = stage(directory, until: 4_000_000_000)
    try await stage.wait(for: "Press R to retry when the wait is over.")
    try await stage.settle()
    let asked = directory.asked
    for _ in 1...3 {
      stage.press("R")
      try await stage.wait(for: "press R after that to try again")
      #expect(!stage.lines.contains { $0.contains("anyway") }, "\(stage.lines)")
    }
    try await stage.settle()
    #expect(directory.asked == asked)
  }

  @Test func `accessible mode says until when, as often as R is typed`() async throws {
    let directory = StubDirectory(Newspaper.samples)
    let transcript = await Transcript(of: stage(directory, until: 4_000_000_000))
    let asked = directory.asked
    await transcript.type("R", "R")
    #expect(directory.asked == asked)
    #expect(
      transcript.lines.count { $0.hasSuffix("type R after that to try again.") } == 2, "\(transcript.lines)")
  }

  @Test func `if that is unknown, it is asked only if the reader insists`() async throws {
    let directory = StubDirectory(Newspaper.samples)
    let stage = stage(directory, until: nil)
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
    // After another key, it does not count as a second time.
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
    stage.press("R", "R")
    try await stage.wait(for: "press R after that to try again")
    try await stage.settle()
    #expect(directory.asked == asked)
  }

  @Test func `a record says when the wait is over, and that R loads it now`() async throws {
    let directory = StubDirectory(Newspaper.samples)
    let clock = MovedClock()
    let stage = Stage(columns: 110, rows: 24, service: directory, clock: clock)
    try await stage.wait(for: "1 of 5")
    directory.failure = .rateLimited(host: "news.example", until: clock.now + 60)
    stage.press("Enter")
    try await stage.wait(for: "is refusing requests")
    try await stage.settle()
    #expect(!stage.lines.contains { $0.contains("The wait is over") }, "\(stage.lines)")
    clock.move(bySeconds: 60)
    let lines = try await stage.wait(for: "The wait is over: R loads it now.")
    #expect(
      !lines.contains { $0.contains("Wait until then") || $0.contains("when the wait is over") }, "\(lines)")
    #expect(stage.lines.last?.hasPrefix(" R retry") == true, "\(stage.lines)")
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
    let lines = try await stage.wait(for: "Press R to retry.")
    #expect(!lines.contains { $0.contains("Wait until then") }, "\(lines)")
    directory.failure = nil
    stage.press("R")
    try await stage.wait(for: "1 of 5")
  }
}
