import TestSupport
import Testing

/// What accessible mode says about Home, and about what it remembers.
struct AccessibleHomeTests {
  private let program: Program

  init() throws { program = try Program(["BROADSHEET_SOURCE": "offline"]) }

  @Test func `home and the map list their rows, which open by number`() async throws {
    let lines = try await program.answers(
      to: ["map", "14", "b", "gh", "1"], ["--images", "none"], isWhole: true)
    #expect(
      lines[0].hasPrefix("Home. ") && lines[0].hasSuffix("479 newspapers, 479 digitized."), "\(lines[0])")
    #expect(lines[1] == "1. Begin: Browse the newspapers. Typing newspapers does the same.")
    #expect(lines.contains("States by name, all newspapers, all years. 479 newspapers."))
    #expect(lines.contains("Now at: 36. Ohio, 15 newspapers, 15 digitized."))
    #expect(lines.contains("Newspapers, Illinois, 15, by title."))
    #expect(lines.contains("Now at: 14. Illinois, 15 newspapers, 15 digitized."))
    #expect(lines.contains("Newspapers, 479, by title. Rows 1 to 20."), "row 1 of Home: \(lines.suffix(30))")
  }

  @Test func `bookmarks lists the bookmarks, whichever section the reader is in`() async throws {
    #expect(try await program.run("bookmarks", "add", "sn83030214").exitCode == 0)
    _ = try await program.answers(to: ["e", "12", "b", "b"], ["bsd00000001"], isWhole: true)
    let lines = try await program.answers(to: ["bookmarks"], ["--images", "none"], isWhole: true)
    #expect(lines[1].hasPrefix("1. Continue reading: "), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("Bookmarks, 1") }, "\(lines)")
  }

  @Test func `in the background of a script it ends as it does elsewhere`() async throws {
    let outcome = try await program.run(
      ["-c", "trap '' INT; echo q | \"$0\" browse --accessible", Program.path], executable: "/bin/sh")
    #expect(outcome.exitCode == 0 && outcome.lines.first?.hasPrefix("Home. ") == true, "\(outcome)")
  }

  @Test func `a page reopens at the paragraph where it was left`() async throws {
    let first = try await program.answers(to: ["e", "12", "b", "b"], ["bsd00000001"], isWhole: true)
    #expect(first.contains { $0.contains("Paragraph 12 of ") }, "\(first)")
    let again = try await program.answers(to: ["1"], ["--images", "none"], isWhole: true)
    #expect(again[1].contains(" percent read"), "\(again[1])")
    #expect(again.contains { $0.contains("Paragraph 12 of ") }, "\(again)")
  }

  @Test func `a page that a search opened is left at its hit, not at its top`() async throws {
    let typed = ["gs", "geese", "1", "b", "b"]
    let first = try await program.answers(to: typed, ["--images", "none"], isWhole: true)
    #expect(first.contains { $0.contains("Paragraph 11 of ") }, "\(first)")
    let again = try await program.answers(to: ["gh"], ["--images", "none"], isWhole: true)
    let row = try #require(again.first { $0.contains("Continue reading: ") }, "\(again)")
    #expect(row.contains(" percent read"), "\(row)")
  }
}
