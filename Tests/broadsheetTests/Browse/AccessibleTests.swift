import Foundation
import TestSupport
import Testing

/// What accessible mode prints for typed lines.
struct AccessibleTests {
  private let program: Program

  init() throws { program = try Program(["BROADSHEET_SOURCE": "offline"]) }

  private func answers(
    to typed: [String], _ arguments: String..., isWhole: Bool = false
  ) async throws -> [String] {
    try await program.answers(to: typed, arguments, isWhole: isWhole)
  }

  private static let listKeys =
    "A number opens that row. m more (459 left), / find, f filter, i issues, places, s sort, t front pages, bookmark, q quit, h help."

  @Test func `the list reads out its rows, one statement each`() async throws {
    let lines = try await answers(to: ["m"], isWhole: true)
    #expect(lines[0] == "Newspapers, 479, by title. Rows 1 to 20.")
    #expect(
      lines[1] == "1. Ad-daleel. Detroit, Michigan. From the 1940s, end unknown. 189 issues, digitized.")
    #expect(lines[8] == "8. America. Cleveland, Ohio. 1905 to the present. 1,270 issues, digitized.")
    #expect(lines[21] == AccessibleTests.listKeys)
    #expect(lines[22] == "Newspapers, 479, by title. Rows 21 to 40.")
    #expect(lines[42].hasPrefix("40. The broad ax. Chicago, Illinois."))
    #expect(
      lines[43].hasPrefix("A number opens that row. m more (439 left), p previous, / find")
        && lines.count == 44)
  }

  @Test func `it finds, bookmarks, opens and goes back`() async throws {
    let lines = try await answers(to: ["/boise", "bookmark 1", "1", "b", "b", "x", "2", "b"])
    let row = "1. Boise news. Bannock City, Idaho. 1863 to 1864. 57 issues, digitized."
    let keys =
      "A number opens that row. / find, f filter, x clear filter, i issues, places, s sort, t front pages, bookmark, "
    #expect(
      lines.prefix(6) == [
        "Newspapers, “boise”, 2, best matches first.", row,
        // It was in Boise County.
        "2. The Idaho world. Idaho City, Idaho. 1864 to 1918. 462 issues, digitized.",
        keys + "q quit, h help.", "Bookmarked: “Boise news”.", "Boise news.",
      ])
    let record = try #require(lines.firstIndex(of: "Boise news."))
    #expect(lines[record + 1] == "Bannock City, Idaho, 1863 to 1864.")
    #expect(lines[record + 2].hasPrefix("Bookmarked: "))
    #expect(lines[record + 3] == "Place: Bannock City, I.T. [Idaho City, Idaho].")
    #expect(lines.contains("1. Succeeded by: Idaho world (Idaho City, Idaho : 1864) (sn82015407)."))
    #expect(
      lines.contains("A number follows that link. i issues, e earliest, E latest, bookmark, b back, h help."))
    #expect(lines.contains("This is the first screen; q quits."))
    #expect(lines.contains { $0.hasPrefix("Adahooniłigii = Current events.") })
  }

  @Test func `filters and bookmarks are lists to choose from`() async throws {
    let lines = try await answers(to: [
      "f", "stat", "1", "oreg", "1", "bookmark 2", "'", "edit-note 1", "fine", "Tab",
    ])
    #expect(lines[0] == "Filter by: 9 choices." && lines[1] == "1. State, 53.")
    #expect(lines.contains("State, “oreg”: 1 choice.") && lines.contains("1. Oregon, 9."))
    #expect(lines.contains("Newspapers, Oregon, 9, by title."))
    #expect(lines.contains("Bookmarks, 1. Tab goes to history."))
    #expect(lines.contains("Note: type a line; an empty one cancels."))
    #expect(
      lines.contains { $0.contains("The daily mountaineer. Dalles, Oregon. 1861 to 1866. Note: fine. ") })
    #expect(
      lines.last { !$0.hasPrefix("Number") && !$0.hasPrefix("b back") }
        == "R reload, Tab next list, / find, b back, h help.")
    #expect(lines.contains("History: No newspapers opened yet. Type Tab for pages read."))
  }

  @Test func `the calendar reads out a month, and a page its paragraphs`() async throws {
    let lines = try await answers(to: ["i", "7", "/captain", "b", "m", "1", "gd", "1904-07"], "bsd00000001")
    #expect(
      lines[0]
        == "The Demonstration Herald, March 1903. 3 issues. Missing: 21, 28. Several editions: day 14 has 2. "
        + "All of the year: 4 issues, Saturdays, 40 days missing.")
    #expect(lines[1] == "Days with issues: 7, 14.")
    #expect(
      lines[3].hasPrefix(
        "A number opens the issue of that day. m next month, p previous month, i pages, n next issue"))
    #expect(lines[2] == "Selected: day 7, 1 issue.")
    #expect(
      lines[4]
        == "The Demonstration Herald, Saturday, March 7, 1903, page 1 of 2. 713 words. OCR quality about 99 percent, "
        + "estimate. Paragraph 1 of 47.")
    #expect(lines[5] == "1. The Demonstration Herald" && lines[8] == "4. A NEWSPAPER THAT NEVER WAS")
    #expect(
      lines[10]
        == "A number goes to that paragraph. m more (42 left), ] page, w as printed, e note, / find, b back, h help."
    )
    #expect(lines[11].hasSuffix("“captain”: match 1 of 1. Paragraph 11 of 47."))
    #expect(lines[12] == "11. Captain Vane has sold eleven geese and kepl the")
    #expect(
      lines.contains(
        "The Demonstration Herald, April 1903. 0 issues. Missing: 4, 11, 18, 25. All of the year: 4 issues, Saturdays, 40 days missing."
      ))
    #expect(lines.contains("No issue on this day; n: next issue."))
    #expect(lines.contains { $0.hasPrefix("The Demonstration Herald, July 1904. 2 issues. Missing: none.") })
  }

  @Test func `help says what m and p do in the calendar, and how a date is typed`() async throws {
    let lines = try await answers(to: ["i", "h", "go-to-date", "1904-07-02"], "bsd00000001")
    let turning = "m: next month. p: previous month. A number after them, such as m 10: that many."
    #expect(lines.contains("\(turning) An empty line: say it again."))
    #expect(lines.contains { $0.hasPrefix("previous-issue, or N: ") })
    #expect(
      lines.contains("go-to-date, or gd: Go to a date: 1865, 1865-10, 1865-10-02 or April 15, 1865."),
      "\(lines)")
    #expect(lines.contains { $0.hasPrefix("The Demonstration Herald, July 1904.") })
  }

  @Test func `words to find follow the newspaper they are to be found in, whenever they are typed`()
    async throws
  {
    let asked = try await answers(to: ["search", "geese"], "bsd00000001")
    #expect(
      asked.first
        == "Words to find: type a line to follow “lccn:bsd00000001”; an empty one cancels.")
    #expect(asked.contains { $0.hasPrefix("Search for lccn:bsd00000001 geese: ") }, "\(asked)")
    #expect(try await answers(to: ["search geese"], "bsd00000001") == Array(asked.dropFirst()))
  }

  @Test func `a search lists its pages with the words around the hits`() async throws {
    let lines = try await answers(to: ["gs", "foo (", "", "gs", "geese", "1", "n"])
    #expect(lines[0] == "Words to find: type a line; an empty one cancels.")
    #expect(lines[1] == "Error: This parenthesis is never closed.")
    #expect(
      lines[2] == "Words to find: type a line in place of what is there; an empty one cancels. "
        + "Now: foo (")
    let heading = try #require(lines.firstIndex { $0.hasPrefix("Search for geese: ") })
    #expect(lines[heading].contains(" on this machine."))
    #expect(lines[heading + 1].hasPrefix("1. The Demonstration Herald, March 7, 1903, page 1. Text: "))
    #expect(lines[heading + 1].contains("Captain Vane has sold eleven geese"))
    #expect(lines.contains { $0.hasSuffix("“geese”: match 1 of 1. Paragraph 11 of 47.") })
  }

  @Test(arguments: [
    ("99", "Error: no number 99 here. Type 1 to 20."), ("0", "Error: no number 0 here. Type 1 to 20."),
    ("p", "Error: this is the beginning."), ("zz", "Error: “zz” is not a command here. h lists all."),
    ("down", "Error: “down” is not a command here. h lists all."),
    ("bookmark 99", "Error: no number 99 here."),
    ("b", "This is the first screen; q quits."), ("forward", "Nothing to go forward to."),
    ("\u{1b}[B", "Error: keys like that do nothing here. Type a word and press Enter; h lists all."),
  ])
  func `what cannot be done is reported`(typed: String, answer: String) async throws {
    #expect(try await answers(to: [typed]) == [answer])
  }

  @Test func `a command that does not exist leaves the row that the next one applies to`() async throws {
    #expect(
      try await answers(to: ["foo 5", "down 5", "yl"]) == [
        "Error: “foo” is not a command here. h lists all.",
        "Error: “down” is not a command here. h lists all.", "sn98066259",
        "That is the text to copy; accessible mode has no clipboard.",
      ])
  }

  @Test func `a failing source suggests what to do, and copied text is printed`() async throws {
    var program = program
    program.environment["BROADSHEET_SOURCE"] = "http://127.0.0.1:1"
    let lines = try await program.run("browse", "--accessible", "--list").lines
    #expect(
      lines[0].hasPrefix("Newspapers: Error: 127.0.0.1:1 cannot be reached: the connection was refused."))
    #expect(lines[0].hasSuffix("R tries again.") && lines[1].hasPrefix("R retry, "))
    #expect(
      try await answers(to: ["yl 1"]) == [
        "sn98066259", "That is the text to copy; accessible mode has no clipboard.",
      ])
  }

  @Test func `what a list has to say of its source is said once, and again with an empty line`() async throws
  {
    var program = program
    program.environment["BROADSHEET_SOURCE"] = nil
    program.environment["BROADSHEET_LOC_URL"] = "http://127.0.0.1:1"
    func notes(_ typed: String...) async throws -> Int {
      try await program.answers(to: typed, isWhole: true)
        .count { $0.contains(". 127.0.0.1:1 cannot be reached") }
    }
    #expect(try await notes() == 1)
    #expect(try await notes("m", "1", "b", "s") == 1)
    #expect(try await notes("m", "") == 2)
  }

  @Test func `help lists everything, and an empty line says it again`() async throws {
    let lines = try await answers(to: ["h", ""])
    #expect(
      lines[0] == "A number opens that row."
        && lines.contains("filter, or f: Filter by state, place, language, decade; type to narrow."))
    #expect(
      lines.contains("bookmark: Add or remove a bookmark.") && !lines.contains { $0.hasPrefix("redraw") })
    #expect(
      lines.suffix(22).first == "Newspapers, 479, by title. Rows 1 to 20."
        && lines.last == AccessibleTests.listKeys)
  }
}
