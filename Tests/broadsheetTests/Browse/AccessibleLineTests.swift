import TestSupport
import Testing

/// Lines that accessible mode asks for.
struct AccessibleLineTests {
  private let program: Program

  init() throws { program = try Program(["BROADSHEET_SOURCE": "offline"]) }

  @Test func `a hyphen stands for nothing, since an empty line cancels`() async throws {
    let lines = try await program.answers(to: [
      "gs", "geese date:1903", "d", "-", "1", "t", "one, two", "t", "-", "t",
    ])
    #expect(
      lines.contains(
        "Dates: type a line in place of what is there, or - for any date; an empty one cancels. Now: 1903"),
      "\(lines)")
    #expect(lines.contains { $0.hasPrefix("Search for geese: ") }, "\(lines)")
    #expect(
      lines.contains {
        $0.hasPrefix("Tags on page ") && $0.contains(", or - for no tags; ") && $0.hasSuffix(" Now: one, two")
      }, "\(lines)")
    #expect(
      lines.last?.hasPrefix("Tags on page ") == true
        && lines.last?.hasSuffix(": type a line; an empty one cancels.") == true, "\(lines)")
  }

  @Test func `help says what lines do, not keys, and each command once`() async throws {
    let lines = try await program.answers(to: ["h", "gs", "geese", "h"])
    #expect(lines.contains("find, or /: Search titles, places and LCCNs."), "\(lines)")
    #expect(lines.contains("bookmarks, or ', or gb: Show bookmarks, history, saved searches and filters."))
    #expect(lines.contains("find, or /: Type a new query."))
    #expect(lines.contains("dates, or d: Search other dates: 1897..1899, 1913-03, or - for any date."))
    #expect(lines.contains("mark, or M: Mark or unmark the page."))
    #expect(lines.contains("close, or gq: Close the tab."))
    #expect(
      lines.contains {
        $0.hasPrefix("count-exactly, or c: ") && $0.hasSuffix("; type it twice, since it takes requests.")
      }, "\(lines)")
    #expect(!lines.contains { $0.contains("as you type") || $0.contains("Ctrl-") })
    let counted = lines.filter { $0.contains("with a count") }.map { $0.prefix { $0 != "," } }
    #expect(counted == ["next-found", "previous-found", "wider-dates", "narrower-dates"], "\(lines)")
  }

  @Test func `an address that cannot be opened is named`() async throws {
    let lines = try await program.answers(to: ["ga nonsense"])
    #expect(
      lines.first?.hasPrefix("Error: “nonsense” cannot be opened: it is not a web address, ") == true,
      "\(lines)")
  }
}
