import TestSupport
import Testing

/// Answers typed after the commands that ask for them, in accessible mode.
struct AccessibleAskingTests {
  private let program: Program

  init() throws { program = try Program(["BROADSHEET_SOURCE": "offline"]) }

  @Test func `a note and tags are written at once, about the row with that number`() async throws {
    let typed = [
      "i", "7", "e Geese again", "t river", "e Twelve  geese", "gn", "edit-note 1 12 of them",
      "edit-tags 1 flock", "edit-note 9 none", "edit-note 1", "The last",
    ]
    let lines = try await program.answers(to: typed, ["bsd00000001"])
    #expect(lines.contains { $0.hasPrefix("Your note, ") && $0.contains("Geese again") }, "\(lines)")
    let note = "1. Note. The Demonstration Herald, March 7, 1903, page 1. "
    let said = lines.filter { $0.hasPrefix(note) }.map { String($0.dropFirst(note.count)) }
    #expect(
      said == [
        "Tags: river. Your words: Twelve  geese.", "Tags: river. Your words: 12 of them.",
        "Tags: flock. Your words: 12 of them.", "Tags: flock. Your words: The last.",
      ], "\(lines)")
    #expect(lines.contains("Error: no number 9 here."))
    #expect(lines.count { $0.contains("type a line") } == 1, "\(lines)")
  }

  @Test func `a query is edited and a found page noted at once`() async throws {
    let lines = try await program.answers(
      to: ["gs geese", "e geese date:1903", "ge 2 Found it", "edit-query", "geese", "gn"])
    #expect(lines.contains { $0.hasPrefix("Search for geese date:1903: ") }, "\(lines)")
    let note = "1. Note. The Demonstration Herald, March 7, 1903, page 2. Your words: Found it."
    #expect(lines.contains(note), "\(lines)")
    #expect(lines.count { $0.contains("type a line") } == 1, "\(lines)")
  }

  @Test func `a line of a Tab is the key, and completes what is asked for`() async throws {
    let lines = try await program.answers(to: ["gb", "\t", "gs", "sta", "e", "\t", "", "\t"])
    #expect(lines.contains { $0.hasPrefix("History: No newspapers opened yet. ") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("Words to find: ") && $0.hasSuffix("Now: state:") }, "\(lines)")
    #expect(lines.last == "Error: “Tab” is not a command here. h lists all.")
  }

  @Test func `filters are saved under the name that was typed`() async throws {
    let lines = try await program.answers(to: ["/boise", "save-filters Idaho"])
    #expect(lines.contains("Filters saved: “Idaho”."), "\(lines)")
    #expect(!lines.contains { $0.contains("type a line") }, "\(lines)")
  }
}
