import TestSupport
import Testing

/// Browsing a list whose source does not say how long it is, on a real terminal.
@OwnThread struct OpenEndedBrowseTests {
  @Test func `the counter claims no more than is known`() async throws {
    let moods = LibraryMoods {
      $0.saysTotal = false
      $0.saysNext = false
    }
    let server = try await MadeLibrary(titles: 250, moods).serve()
    let program = try Program(library: server, source: "loc")
    let terminal = try program.browse("browse", "--list", rows: 24, columns: 80)
    #expect(terminal.wait(for: "1 of 100+"))
    for known in ["200+", "250"] {
      terminal.send("G")
      #expect(terminal.wait(for: "1 of \(known)"), "\(terminal.screenText)")
    }
    terminal.send("G")
    #expect(terminal.wait(for: "250 of 250"), "\(terminal.screenText)")
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
    await server.stop()
  }
}
