import Foundation
import TestSupport
import Testing

/// More screens in accessible mode, and what a reader does to them.
struct AccessibleScreensTests {
  private let program: Program

  init() throws { program = try Program(["BROADSHEET_SOURCE": "offline"]) }

  @Test(arguments: [("", 66), ("b\n", 0)] as [(String, Int32)])
  func `a newspaper that does not exist fails, unless the reader goes on from there`(
    typed: String, exitCode: Int32
  ) async throws {
    try program.write(Data(typed.utf8), to: "typed")
    let outcome = try await program.run(
      ["browse", "--accessible", "sn99999999"], from: program.home.appending(path: "typed"))
    #expect(outcome.exitCode == exitCode, "\(outcome)")
    #expect(outcome.output.contains("Error: ") && outcome.output.contains("sn99999999"), "\(outcome)")
  }

  @Test func `places say how many newspapers they have`() async throws {
    let lines = try await program.answers(to: ["places", "/al", "3", "b", "/al", "n 3"])
    #expect(
      lines[0]
        == "Places: 53 states and territories, 479 newspapers, 1 with no state recorded. Rows 1 to 20.")
    #expect(lines[1] == "1. Alabama, 8 newspapers.")
    #expect(lines.contains("Places, “al”: 3 states."))
    #expect(lines.contains { $0.hasPrefix("A number opens that row. n newspapers, / find, ") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("Places, California: ") }, "a number does what Enter does")
    #expect(lines.contains("Newspapers, California, 12, by title."))
  }

  @Test func `a query stays if nothing is typed, and invalid dates are reported`() async throws {
    let lines = try await program.answers(
      to: ["gs", "geese", "e", "", "d", "never", "1903", "n", "n", "z"])
    let headings = lines.filter { $0.hasPrefix("Search for geese") }
    #expect(headings.count == 3 && headings.last?.hasPrefix("Search for geese date:1903: ") == true)
    #expect(
      lines.contains { $0.hasPrefix("Error: “never” is not a date, such as 1905, 1905-07, 1905-07-04, ") })
    #expect(
      lines.contains(
        "Dates: type a line in place of what is there, or - for any date; an empty one cancels. Now: never"))
    // The row that the next command applies to is announced as soon as it changes.
    #expect(lines.suffix(3).first == "Last hit on this page; n again: next page.")
    #expect(
      lines.suffix(2).first?.hasPrefix("2. The Demonstration Herald, March 7, 1903, page 2. Text: ") == true)
    #expect(lines.last == "Error: “z” is not a command here. h lists all.")
  }

  @Test func `the calendar announces its day, and nothing that cannot be typed`() async throws {
    let lines = try await program.answers(
      to: ["i", "/bridge", "8", "n", "next-edition", "Tab", "7", "m", "b", "7", "h"], ["bsd00000001"])
    #expect(lines.contains("Error: there is nothing to find words in here. h lists what can be done."))
    #expect(lines.contains("Selected: day 8, no issue."), "\(lines)")
    let editions = lines.filter { $0.hasPrefix("Selected: day 14, ") }
    #expect(
      editions.map { $0.suffix(15) } == ["edition 1 of 2.", "edition 2 of 2.", "edition 1 of 2."],
      "\(lines)")
    #expect(lines.contains { $0.hasSuffix(", where you stopped.") }, "\(lines)")
    #expect(
      !lines.contains { $0.contains("F1") || $0.contains("starts over") || $0.contains("S queue") },
      "\(lines)")
  }

  @Test func `the only match and the current paragraph are read again`() async throws {
    let lines = try await program.answers(
      to: ["i", "7", "/captain", "n", "m", "N", "11", "11"], ["bsd00000001"])
    #expect(lines.count { $0.hasSuffix("“captain”: match 1 of 1. Paragraph 11 of 47.") } == 5, "\(lines)")
    #expect(lines.count { $0.hasPrefix("11. Captain Vane has sold eleven geese") } == 5, "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("Nothing changed") }, "\(lines)")
  }

  @Test func `a number after a command is a day, a count, or refused`() async throws {
    let lines = try await program.answers(
      to: ["i", "l 3", "next-day 2", "n 0", "bookmark 14", "", "h", "7", "/the", "n 2", "bookmark 2", "h"],
      ["bsd00000001"])
    #expect(lines.contains("Selected: day 10, no issue.") && lines.contains("Selected: day 12, no issue."))
    #expect(lines.contains("Error: a count is at least 1."))
    #expect(lines.contains { $0.hasPrefix("Selected: day 14, edition 1 of 2. Bookmarked.") }, "\(lines)")
    #expect(
      lines.contains(
        "Type any of these commands by name or key; add a number to apply it to that day, or as a count "
          + "where one is named."))
    #expect(lines.contains { $0.contains("“the”: match 3 of ") }, "\(lines)")
    #expect(lines.contains("Error: “bookmark” takes no number here."))
    #expect(
      lines.contains(
        "Type any of these commands by name or key; add a number as a count where one is named."))
    #expect(lines.contains("previous-page, or [: Go to the previous page; with a count, N times."))
    let found = try await program.answers(to: ["gs geese", "h"])
    #expect(found.contains("mark, or M: Mark or unmark the page."), "\(found)")
  }

  @Test func `what is selected is opened without a number, and anything by its number`() async throws {
    let lines = try await program.answers(
      to: ["i", "n", "open", "b", "open 7", "b", "Enter", "b", "h"], ["bsd00000001"])
    let pages = lines.filter { $0.contains(", page 1 of ") }
    #expect(pages.count == 3 && !lines.contains { $0.hasPrefix("Error") }, "\(lines)")
    #expect(pages.first?.contains("Saturday, March 14, 1903") == true)
    #expect(pages.dropFirst().allSatisfy { $0.contains("Saturday, March 7, 1903") })
    #expect(lines.contains("open: Read the issue, or the selected edition."))
    let rows = try await program.answers(to: ["open", "b", "open 3", "b", "l", "b", "open 40"])
    #expect(rows.first == "Ad-daleel." && rows.count { $0 == "The Age-herald." } == 2, "\(rows)")
    #expect(rows.last == "Error: no number 40 here. Type 1 to 20.")
  }

  @Test func `an answer may be typed after the command that asks for it`() async throws {
    let lines = try await program.answers(
      to: ["i", "gd 1904-07-02", "go-to-date 1905", "g d never", "", "search geese"], ["bsd00000001"])
    #expect(lines.contains { $0.hasPrefix("The Demonstration Herald, July 1904. ") }, "\(lines)")
    #expect(
      lines.contains { $0.hasPrefix("The Demonstration Herald, ") && $0.contains(" 1905. ") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("Error: Not a date: ") })
    #expect(
      lines.contains(
        "Go to date: type a line in place of what is there; an empty one cancels. Now: never"), "\(lines)")
    // Words follow what the line begins with.
    #expect(
      lines.contains {
        $0.hasPrefix("Search for ") && $0.contains("geese") && $0.contains("lccn:bsd00000001")
      }, "\(lines)")
    let list = try await program.answers(to: ["gt hawk", "gs geese date:1903"])
    #expect(list.first?.hasPrefix("Newspapers, 479, by title. Rows 1") == true, "\(list)")
    #expect(list.contains { $0.hasPrefix("Search for geese date:1903: ") }, "\(list)")
  }

  @Test func `a page found is marked by its number, with a confirmation`() async throws {
    let lines = try await program.answers(to: [
      "gs", "geese", "mark 2", "M 2", "mark 1", "X", "undo", "X", "u", "M", "X",
    ])
    #expect(lines.contains("1 page marked; X unmarks all."), "\(lines)")
    let marked = lines.filter { $0.contains(" Marked. ") }
    #expect(marked.count == 2 && marked[0].hasPrefix("2. The Demonstration Herald, March 7, 1903, page 2. "))
    #expect(marked.last?.hasPrefix("1. ") == true)
    #expect(lines.count { $0 == "No page is marked." } == 2)
    #expect(lines.contains("1 page unmarked.") && lines.contains("1 page marked again."))
    #expect(lines.last == "No page is marked; M marks one.")
  }

  @Test func `notes read out what was written, and a search of them without hits can be undone`() async throws
  {
    let lines = try await program.answers(
      to: ["i", "7", "e", "Geese *again*", "gn", "/zebra", "/", "", "1"], ["bsd00000001"])
    let note = "1. Note. The Demonstration Herald, March 7, 1903, page 1. Your words: Geese *again*."
    #expect(lines.count { $0 == note } == 2)
    #expect(
      lines.contains(
        "Notes, “zebra”: No match for “zebra”. Type / and then an empty line to clear the search."))
    #expect(lines.contains { $0.hasPrefix("Your ") && $0.contains("Geese *again*") }, "\(lines)")
  }

  @Test func `a result lists its counts and its hits, wherever the output goes`() async throws {
    let folder = TemporaryFolder()
    let made = try MadeResult.sample(in: folder.path)
    try made.write()
    let lines = try await program.answers(to: ["/unknown 1903", "1", "1"], [made.path], isWhole: true)
    #expect(lines[0].hasSuffix(", 22. Rows 1 to 20."), "\(lines[0])")
    #expect(
      lines.contains {
        $0.hasPrefix("1. State unknown, 1903, “river”. Hits: 8, ") && $0.hasSuffix(" Words: 3,713.")
      }, "\(lines)")
    #expect(
      lines.contains {
        $0.contains("The Demonstration Herald, March 7, 1903, page 1.") && $0.contains("[river]")
      })
    #expect(lines.contains("“river”, state unknown, 1903, 8 hits."))
    #expect(lines.contains { $0.contains("match 1 of ") })
  }

  @Test func `a headline for a citation is typed as any other line`() async throws {
    let lines = try await program.answers(to: ["i", "7", "yC", "headline", "Geese win"], ["bsd00000001"])
    #expect(lines.contains("Headline: type a line; an empty one cancels."), "\(lines)")
    #expect(
      lines.contains {
        $0.contains(", March 7, 1903, page 1. Cite as: ") && $0.hasSuffix(" styles. Headline: Geese win.")
      },
      "\(lines)")
  }

  @Test func `keys typed as advice names them work`() async throws {
    let lines = try await program.answers(to: ["y l 8"])
    #expect(lines.count == 3 && lines[1].hasPrefix("That is the text to copy"))
    #expect(lines.last?.hasPrefix("8. America. ") == true)
  }
}
