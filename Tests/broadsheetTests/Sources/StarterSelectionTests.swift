import Testing

/// What is said about lists of the starter catalog.
struct StarterSelectionTests {
  @Test func `what the starter catalog lacks may exist`() async throws {
    let outcome = try await Program().run("list", "--source", "offline", "--county", "Goodhue")
    #expect(outcome.output == "" && outcome.exitCode == 0)
    #expect(
      outcome.errors == """
        No newspapers match
          The county “Goodhue” is not known.
          29 newspapers with unknown county left out.
          The starter catalog holds only a selection; “broadsheet sync” fetches the Library's list.

        """)
  }
}
