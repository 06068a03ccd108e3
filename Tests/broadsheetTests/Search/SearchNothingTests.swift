import Foundation
import TestSupport
import Testing

struct SearchNothingTests {
  @Test func `a search without hits is a whole object`() async throws {
    let outcome = try await Program().run("search", "--source", "here", "zzzzq", "--format", "json")
    let found = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(found["query"] as? String == "zzzzq" && found["source"] as? String == "this machine")
    #expect((found["hits"] as? [Any])?.isEmpty == true)
    #expect((found["count"] as? [String: Any])?["least"] as? Int == 0, "\(outcome)")
    #expect(outcome.exitCode == 0 && outcome.errors.hasPrefix("no pages found\n  This machine only"))
  }

  /// The server has “gold”, but the pages here only have “golf”.
  @Test(arguments: [[], ["--count"], ["--format", "json"], ["--all"]])
  func `that a beginning finds nothing with the words known here is not said of all words`(
    options: [String]
  ) async throws {
    var dice = SeededDice(3)
    let server = try await LoopbackServer.start(
      answering: MadeLibraryPages(try MadePage.made(40, &dice)).answer(to:))
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    try program.write(Data("a golf ball".utf8), to: "pages/sn83000001_1912-11-01_ed-1_seq-1.txt")
    _ = try await program.run("index", "add", program.home.path + "/pages")
    let outcome = try await program.run(["search", "--source", "loc", "gol*"] + options)
    #expect(outcome.exitCode == 0 && !outcome.errors.contains("no pages found"), "\(outcome)")
    #expect(
      outcome.errors.lowercased().contains("gol* stands for only 1 word from this machine's pages: golf"),
      "\(outcome)")
    #expect(!outcome.errors.contains("none of the words"), "\(outcome)")
    #expect(!options.contains("--count") || outcome.lines == ["0.."], "\(outcome)")
    #expect(
      !options.contains("json") || outcome.output.contains("\"gol* stands for only 1 word"), "\(outcome)")
    #expect(!options.contains("--all") || outcome.errors.contains("at least 0 pages"), "\(outcome)")
    let explained = try await program.run(["search", "--source", "loc", "gol*", "--explain"])
    #expect(explained.output.contains("at least that many"), "\(explained)")
  }

  /// No page has that edition, but only the first two hundred of those with “gold” were checked.
  @Test func `a search that was not read to the end has not found nothing`() async throws {
    var dice = SeededDice(3)
    let server = try await LoopbackServer.start(
      answering: MadeLibraryPages(try MadePage.made(600, &dice)).answer(to:))
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    let search = ["search", "--source", "loc", "gold edition:7", "--max-requests"]
    let part = try await program.run(search + ["2"])
    #expect(part.exitCode == 0 && part.errors.hasPrefix("no page found so far; 2 requests\n"), "\(part)")
    #expect(part.errors.contains("Only 200 of about "), "\(part)")
    let whole = try await program.run(search + ["9"])
    #expect(whole.exitCode == 0 && whole.errors.hasPrefix("no pages found"), "\(whole)")
  }

  @Test func `a page past the end is not nothing, even if all hits are on the first`() async throws {
    let search = ["search", "--source", "here", "fire"]
    let count = try await Program().run(search + ["--count"]).output.trimmingCharacters(in: .newlines)
    #expect(Int(count).map { (1...20).contains($0) } == true, "\(count)")
    let outcome = try await Program().run(search + ["--page", "9"])
    #expect(outcome.exitCode == 0 && outcome.output == "")
    #expect(outcome.errors.hasSuffix("past the end: \(count) pages on this machine\n"), "\(outcome)")
  }

  @Test(arguments: [[], ["--count"], ["--format", "json"]])
  func `a language that nothing has is told`(options: [String]) async throws {
    let outcome = try await Program().run(["search", "--source", "here", "river language:Germn"] + options)
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(
      outcome.errors.lowercased().contains("the language “germn” is not known; did you mean german?"),
      "\(outcome)")
  }

  @Test(arguments: [[], ["--count"], ["--format", "json"], ["--all"], ["--trend", "year"]])
  func `a language that a server finds nothing for is told`(options: [String]) async throws {
    var dice = SeededDice(3)
    let server = try await LoopbackServer.start(
      answering: MadeLibraryPages(try MadePage.made(40, &dice)).answer(to:))
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    let dates = options.contains("--trend") ? ["--from", "1900", "--to", "1901"] : []
    for (word, told) in [("klingon", true), ("german", false)] {
      let outcome = try await program.run(
        ["search", "--source", "loc", "gold language:\(word)"] + options + dates)
      #expect(outcome.exitCode == 0, "\(outcome)")
      #expect(
        (outcome.output + outcome.errors).lowercased().contains("the language “\(word)” is not known")
          == told,
        "\(outcome)")
    }
  }

  @Test func `pages of the demonstration newspaper are not said to lack a state`() async throws {
    let outcome = try await Program().run("search", "--source", "here", "state:Ohio")
    #expect(outcome.exitCode == 0 && !outcome.errors.contains("not known"), "\(outcome)")
  }

  @Test func `that a dash is standard output holds for all pages, too`() async throws {
    let program = try Program()
    let search = ["search", "--source", "here", "river", "--all", "--format", "jsonl"]
    let (plain, dashed) = (try await program.run(search), try await program.run(search + ["-o", "-"]))
    #expect(!plain.output.isEmpty && dashed.output == plain.output && dashed.exitCode == 0, "\(dashed)")
    let get = try await program.run("get", "bsd00000001", "1904-07-02", "--as", "text", "-o", "-")
    #expect(get.exitCode == 64 && get.errors.contains("--output takes a folder"), "\(get)")
  }

  @Test func `why no variant is taken is told`() async throws {
    let program = try Program()
    for (day, text) in ["huge", "huges"].enumerated() {
      try program.write(Data(text.utf8), to: "pages/sn83000001_1900-01-0\(day + 1)_ed-1_seq-1.txt")
    }
    _ = try await program.run("index", "add", program.home.path + "/pages")
    let outcome = try await program.run("search", "--source", "here", "huges~", "--variants", "seen")
    #expect(
      outcome.errors.contains("no variants: the one on this machine's pages is not a likely mistake"),
      "\(outcome)")
    let none = try await program.run("search", "--source", "here", "klondike~ gold", "--variants", "seen")
    #expect(none.errors.contains("no variants: none occur on this machine's pages"), "\(none)")
  }
}
