import Foundation
import TestSupport
import Testing

/// `broadsheet search --trend`.
struct SearchTrendTests {
  private func search(_ arguments: String...) async throws -> Program.Outcome {
    try await Program(["COLUMNS": "80"]).run(["search", "--source", "here"] + arguments)
  }

  @Test(arguments: ["table", "tsv", "csv", "json", "jsonl"])
  func `a trend is as recorded in each format`(format: String) async throws {
    let outcome = try await search(
      "river", "--from", "1902", "--to", "1905", "--trend", "year", "--header", "--format", format)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    try Golden.expect(outcome.lines, in: "output/search-trend.\(format)")
  }

  @Test func `the total is reported, and the period with the most pages`() async throws {
    let trend = try await search("river", "--trend", "year")
    let count = try await search("river", "--count").lines
    let sum = trend.lines.reduce(0) { sum, line in
      sum + (Int(line.split(separator: "\t", omittingEmptySubsequences: false)[1]) ?? 0)
    }
    #expect(count == ["\(sum)"])
    let total = "\(sum) pages on this machine over 3 years"
    #expect(trend.errors.contains("\(total); most in 190"), "\(trend.errors)")
  }

  @Test func `a plot is a self-contained SVG file, with the query as text`() async throws {
    let program = try Program()
    let file = program.home.appending(path: "river.svg").path
    let outcome = try await program.run(
      "search", "--source", "here", "river OR \"a <b> & c\"", "--trend", "year", "--plot", file)
    #expect(outcome.exitCode == 0, "\(outcome)")
    let svg = try String(contentsOfFile: file, encoding: .utf8)
    let parser = XMLCheck(svg)
    #expect(parser.isWhole && parser.elements.contains("rect") && parser.elements.contains("title"), "\(svg)")
    #expect(svg.contains("on this machine over 3 years, counted ") && svg.contains(">1904</text>"))
    let nowhere = try await program.run(
      "search", "--source", "here", "river", "--trend", "year", "--plot", "/nowhere/a.svg")
    #expect(nowhere.exitCode == 74 && nowhere.errors.contains("cannot write /nowhere/a.svg"), "\(nowhere)")
  }

  @Test func `if no pages are held, nothing is drawn, and an earlier plot is not taken for the result`()
    async throws
  {
    let program = try Program()
    let file = program.home.appending(path: "river.svg").path
    let arguments = [
      "search", "--source", "here", "river", "--lccn", "sn83045462", "--trend", "year", "--plot", file,
    ]
    let none = try await program.run(arguments)
    #expect(none.exitCode == 0 && none.errors == "no pages held\nno plot was drawn\n", "\(none)")
    try program.write(Data("earlier".utf8), to: "river.svg")
    let kept = try await program.run(arguments + ["--force"])
    #expect(kept.errors.hasSuffix("no plot was drawn; \(file) was not changed\n"), "\(kept)")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "earlier")
  }

  /// The Library has no such distance, so it gives only upper bounds.
  @Test func `a count that is known only as a range is not drawn as one that is known`() async throws {
    var dice = SeededDice(11)
    let server = try await LoopbackServer.start(
      answering: MadeLibraryPages(try MadePage.made(160, &dice)).answer(to:))
    let program = try Program(["BROADSHEET_SOURCE": "loc", "BROADSHEET_LOC_URL": server.url])
    let file = program.home.appending(path: "range.svg").path
    let trend = ["--trend", "year", "--plot", file, "--force"]
    let ranges = try await program.run(
      ["search", "gold near/7 rush date:1895..1899", "--format", "table"] + trend)
    let hatched = try String(contentsOfFile: file, encoding: .utf8)
    #expect(ranges.output.contains("░") && !ranges.output.contains("█"), "\(ranges)")
    #expect(!ranges.errors.contains("most in"), "\(ranges)")
    #expect(XMLCheck(hatched).isWhole && hatched.contains("Pages found: solid at least, hatched at most"))
    #expect(hatched.contains("url(#hatch)") && !hatched.contains("fill=\"#3b6ea5\"><title>"), "\(hatched)")
    let counts = try await program.run(["search", "gold date:1895..1899", "--format", "table"] + trend)
    let solid = try String(contentsOfFile: file, encoding: .utf8)
    #expect(counts.output.contains("█") && !counts.output.contains("░"), "\(counts)")
    #expect(counts.errors.contains("most in") && solid.contains("Pages found</text>"), "\(counts)")
    #expect(!solid.contains("hatch") && solid.contains("fill=\"#3b6ea5\"><title>"), "\(solid)")
  }

  private nonisolated static let hasRsvg = dlopen("librsvg-2.so.2", RTLD_NOW) != nil
  private nonisolated static let identify = ["/usr/bin/identify", "/usr/local/bin/identify"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(.enabled(if: hasRsvg && identify != nil, "needs librsvg2-2 and imagemagick"))
  func `a plot is a PNG file if its name says so, which another program can read`() async throws {
    let program = try Program()
    let file = program.home.appending(path: "river.PNG").path
    let outcome = try await program.run(
      "search", "--source", "here", "river", "--trend", "year", "--plot", file)
    #expect(outcome.exitCode == 0, "\(outcome)")
    let identify = Process()
    identify.executableURL = URL(filePath: try #require(SearchTrendTests.identify))
    // The colors of a corner, and of the middle of the only bar on the left.
    identify.arguments = ["-regard-warnings", "-format", "%m %wx%h %[pixel:p{1,1}] %k", file]
    let pipe = Pipe()
    identify.standardOutput = pipe
    try identify.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    identify.waitUntilExit()
    let parts = words.split(separator: " ")
    #expect(identify.terminationStatus == 0 && parts.prefix(2) == ["PNG", "1920x960"], "\(words)")
    try #require(parts.count == 4)
    #expect(parts[2] == "white" || parts[2].hasSuffix("(255,255,255)"), "\(words)")
    // Bars, lines and antialiased letters: many colors.
    #expect((Int(parts[3]) ?? 0) > 10, "\(words)")
  }

  @Test(.enabled(if: !hasRsvg, "needs librsvg2-2 to be absent"))
  func `without librsvg the Debian package is named, and nothing is written`() async throws {
    let program = try Program()
    let file = program.home.appending(path: "river.png").path
    let outcome = try await program.run(
      "search", "--source", "here", "river", "--trend", "year", "--plot", file)
    #expect(outcome.exitCode == 74 && outcome.errors.contains("librsvg2-2"), "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test(arguments: [
    ["--plot", "a.svg"], ["--trend", "year", "--plot", "a.gif"],
    ["--trend", "year", "--count"], ["--trend", "day"],
    ["--trend", "year", "--facet", "state"],
  ])
  func `contradictory options are refused`(arguments: [String]) async throws {
    #expect(try await Program().run(["search", "river"] + arguments).exitCode == 64)
  }

  @Test func `each period takes a request, up to the limit`() async throws {
    var dice = SeededDice(11)
    let pages = try MadePage.made(160, &dice)
    let server = try await LoopbackServer.start(answering: MadeLibraryPages(pages).answer(to:))
    let program = try Program(["BROADSHEET_SOURCE": "loc", "BROADSHEET_LOC_URL": server.url])
    let whole = try await program.run("search", "gold date:1895..1900", "--count")
    let trend = try await program.run("search", "gold date:1895..1900", "--trend", "year")
    #expect(trend.exitCode == 0 && trend.lines.count == 6, "\(trend)")
    let counts = trend.lines.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(whole.lines == ["\(counts.reduce(0) { $0 + (Int($1[1]) ?? 0) })"])
    #expect(counts.allSatisfy { $0[2] == "" && $0[3] == "" })
    #expect(trend.errors.hasSuffix("; at most 12 requests\n"))
    let decade = try await program.run("search", "gold date:1890..1899", "--trend", "year")
    #expect(decade.exitCode == 0 && decade.lines.count == 10, "\(decade)")
    #expect(decade.errors.contains("counting by year at "), "\(decade.errors)")
    #expect(decade.errors.contains(": at most 20 requests, about 11 min\n"), "\(decade.errors)")
    let refused = try await program.run("search", "gold date:1840..1905", "--trend", "year")
    #expect(refused.exitCode == 64 && refused.output == "" && refused.errors.contains("takes 66 requests"))
    let few = ["search", "gold date:1895..1900", "--trend", "year", "--max-requests"]
    let tooFew = try await program.run(few + ["5"])
    #expect(tooFew.exitCode == 64 && tooFew.errors.contains("takes 6 requests"), "\(tooFew)")
    #expect(try await program.run(few + ["6"]).exitCode == 0)
    let open = try await program.run("search", "gold", "--trend", "decade")
    #expect(open.exitCode == 64 && open.errors.contains("without a first and a last year"), "\(open)")
  }
}

/// Reads XML as strictly as needed to see that every element ends.
private struct XMLCheck {
  private(set) var elements: Set<String> = []
  private(set) var isWhole = true

  init(_ text: String) {
    var open: [String] = []
    for tag in text.matches(of: /<(\/?)([a-z]+)([^<>]*?)(\/?)>/) {
      let name = String(tag.output.2)
      elements.insert(name)
      if !tag.output.1.isEmpty {
        if open.popLast() != name { isWhole = false }
      } else if tag.output.4.isEmpty {
        open.append(name)
      }
    }
    let rest = text.replacing(/<\/?[a-z]+[^<>]*>|<\?[^<>]*\?>/, with: "")
    isWhole = isWhole && open.isEmpty && !rest.contains("<") && !rest.contains(/&(?!amp;|lt;|gt;|quot;)/)
  }
}
