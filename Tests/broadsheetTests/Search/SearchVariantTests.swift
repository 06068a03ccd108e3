import Foundation
import Newspapers
import TestSupport
import Testing

/// `broadsheet search` for what OCR may have made of words.
struct SearchVariantTests {
  private func program(_ environment: [String: String] = [:]) async throws -> Program {
    let program = try Program(environment.merging(["COLUMNS": "90"]) { $1 })
    let pages = ["the election returns", "eleetion returns", "lection day", "an elections board"]
    for (number, text) in pages.enumerated() {
      try program.write(Data(text.utf8), to: "pages/sn83000001_1912-11-0\(number + 1)_ed-1_seq-1.txt")
    }
    let added = try await program.run("index", "add", program.home.path + "/pages")
    #expect(added.exitCode == 0, "\(added)")
    return program
  }

  @Test func `a bare ~ lists the variants without a search`() async throws {
    let program = try await program()
    let outcome = try await program.run("search", "--source", "here", "election~")
    #expect(outcome.exitCode == 64 && outcome.output == "")
    try Golden.expect(
      outcome.errors.split(separator: "\n").map(String.init), in: "output/search-variants.txt")
  }

  @Test(arguments: [("seen", 3), ("1", 2), ("likely", 3)])
  func `chosen variants are alternatives, and the count says so`(choice: String, count: Int) async throws {
    let program = try await program()
    let outcome = try await program.run(
      "search", "--source", "here", "election~ (day OR returns) lccn:sn83000001", "--count", "--variants",
      choice)
    #expect(outcome.exitCode == 0 && outcome.lines == ["\(count)"], "\(outcome)")
    #expect(outcome.errors.contains("on this machine, with variants: "), "\(outcome.errors)")
    let pages = try await program.run("search", "--source", "here", "election~", "--variants", "seen")
    #expect(
      pages.lines.count == 3
        && pages.errors.contains("3 pages on this machine, with variants: eleetion, lection"))
    let all = try await program.run(
      "search", "--source", "here", "election", "--variants", "seen", "--all")
    #expect(all.lines.count == 3 && all.errors.contains("with variants"), "\(all.errors)")
  }

  @Test func `variants are also listed for other programs`() async throws {
    let program = try await program()
    let outcome = try await program.run(
      "search", "--source", "here", "election", "--variants", "list", "--header")
    #expect(outcome.exitCode == 0)
    #expect(outcome.lines.first == "word\tvariant\tpages\tnew_pages\tcause\tis_chosen\tmore_requests")
    #expect(outcome.lines.dropFirst().first == "election\teleetion\t1\t1\te for c\tyes\t0")
    let wrong = try await program.run("search", "election", "--variants", "many")
    #expect(wrong.exitCode == 64 && wrong.errors.contains("--variants"), "\(wrong.errors)")
    let short = try await program.run("search", "--source", "here", "gas~")
    #expect(short.exitCode == 64 && short.errors.contains("at least four letters"), "\(short.errors)")
    #expect(!short.errors.contains("PAGES HERE"), "a table without rows: \(short.errors)")
  }

  @Test(arguments: [
    ("gas~ election", 1, "at least four letters, or a spelling in variants.tsv. Did you mean gas?"),
    ("election elect*~", 10, "of whole words, not of beginnings. Did you mean elect*?"),
    ("day by-laws~", 5, "of single words; this is more than one. Did you mean by-laws?"),
  ])
  func `why a word cannot have variants is told at its place`(
    query: String, column: Int, reason: String
  ) async throws {
    let program = try await program()
    for options in [[], ["--variants", "seen"]] {
      let outcome = try await program.run(["search", "--source", "here", query] + options)
      #expect(outcome.exitCode == 64 && outcome.errors.hasPrefix("broadsheet: "), "\(outcome)")
      #expect(outcome.errors.contains(reason), "\(outcome)")
      let mark = String(repeating: " ", count: column + 1) + "^"
      #expect(outcome.errors.hasSuffix("  \(query)\n\(mark)\n"), "\(outcome)")
    }
  }

  @Test func `a server gets all of them in one request`() async throws {
    var dice = SeededDice(3)
    let pages = try MadePage.made(40, &dice)
    let server = try await LoopbackServer.start(answering: MadeLibraryPages(pages).answer(to:))
    let program = try await program(["BROADSHEET_LOC_URL": server.url])
    let outcome = try await program.run(
      "search", "--source", "loc", "election~", "--variants", "seen", "--explain")
    #expect(outcome.output.contains("qs=election eleetion lection"), "\(outcome)")
  }

  @Test func `a broken word is suggested with its kind and cost, and found`() async throws {
    var dice = SeededDice(3)
    let server = try await LoopbackServer.start(
      answering: MadeLibraryPages(try MadePage.made(40, &dice)).answer(to:))
    let program = try await program(["BROADSHEET_LOC_URL": server.url])
    try program.write(Data("the elec tion of 1912".utf8), to: "more/sn83000001_1912-11-09_ed-1_seq-1.txt")
    #expect(try await program.run("index", "add", program.home.path + "/more").exitCode == 0)
    let listed = try await program.run(
      "search", "--source", "loc", "election", "--variants", "list", "--format", "tsv")
    #expect(listed.lines.contains("election\telec tion\t1\t1\tbroken\tno\t1"), "\(listed)")
    let found = try await program.run("search", "--source", "here", "election", "--variants", "4", "--count")
    #expect(found.lines == ["5"], "\(found)")
    let explained = try await program.run(
      "search", "--source", "loc", "election", "--variants", "4", "--explain")
    #expect(explained.output.contains("qs=elec tion"), "\(explained)")
    #expect(explained.output.contains("2 requests"), "the words together, and the phrase: \(explained)")
  }

  @Test func `the reader can list period spellings, and an invalid line is named`() async throws {
    let program = try await program()
    try program.write(Data("returns\telections\n".utf8), to: ".config/broadsheet/variants.tsv")
    let listed = try await program.run("search", "--source", "here", "returns", "--variants", "list")
    #expect(listed.lines.contains("returns\telections\t1\t1\tperiod spelling\tno\t0"), "\(listed)")
    try program.write(Data("returns\telections\n\nto day\n".utf8), to: ".config/broadsheet/variants.tsv")
    let wrong = try await program.run("search", "--source", "here", "returns", "--variants", "list")
    #expect(wrong.exitCode == 65 && wrong.errors.contains("/broadsheet/variants.tsv, line 3: "), "\(wrong)")
    #expect(try await program.run("search", "--source", "here", "returns").exitCode == 0, "it is not needed")
  }
}
