import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// Pages and issues that do not exist, and what leads on from there.
@MainActor @Suite(.timeLimit(.minutes(2))) struct MissingPageTests {
  private func stage(_ route: Route) throws -> Stage {
    Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: StubArchive(try .sample()), route: route)
  }

  @Test func `without its issue, the newspaper's issues are offered, and i shows them`() async throws {
    let stage = try stage(.page(try .sample(1, day: "1866-01-01"), title: nil))
    let lines = try await stage.wait(for: "Press i for the newspaper's issues.")
    #expect(lines.contains { $0.contains("has no issue sn83045462/1866-01-01/ed-1") }, "\(lines)")
    #expect(lines.last?.contains("i issues") == true, "\(lines)")
    #expect(lines.last?.contains("clip") == false && lines.last?.contains("pages") == false, "\(lines)")
    stage.press("i")
    try await stage.wait(for: "no issues")
    stage.press("Esc")
    try await stage.wait(for: "Press i for the newspaper's issues.")
  }

  @Test func `in an issue that exists, its pages are offered, and I shows them`() async throws {
    let stage = try stage(.page(try .sample(9), title: nil))
    let lines = try await stage.wait(for: "Press I for the issue's pages, i for the newspaper's issues.")
    #expect(lines.last?.contains("i issues") == true && lines.last?.contains("I pages") == true, "\(lines)")
    stage.press("I")
    try await stage.wait(for: "1 of 4")
  }

  @Test func `an issue offers the newspaper's others, and i shows them`() async throws {
    let stage = try stage(
      .issue(try PageID.sample(1, day: "1866-01-01").issue, title: "Evening star", first: nil))
    let lines = try await stage.wait(for: "Press i for the newspaper's issues.")
    #expect(lines.last?.contains("i calendar") == true, "\(lines)")
    stage.press("i")
    try await stage.wait(for: "no issues")
  }
}
