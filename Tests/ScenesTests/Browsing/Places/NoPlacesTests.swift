import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Places that have no newspapers.
@MainActor @Suite(.timeLimit(.minutes(2))) struct NoPlacesTests {
  @Test func `where no newspapers match, only keys that help are named`() async throws {
    let stage = Stage(columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true))
    try await stage.wait(for: "1 of 5")
    stage.navigator.open(.places(NewspaperQuery(state: "Ohio", to: 1690)))
    let lines = try await stage.wait(for: "Press q to go back and change them.")
    #expect(lines[23].hasPrefix(" ? keys  q back"), "\(lines[23])")
    for key in ["n", "/"] as [Key] {
      stage.press(key)
      #expect(stage.lines[23].contains("No places here"), "\(key): \(stage.lines[23])")
    }
    stage.press("q")
    try await stage.wait(for: "1 of 5")
  }
}
