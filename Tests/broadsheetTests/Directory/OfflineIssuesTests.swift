import TestSupport
import Testing

/// `issues` without a network, after some years were listed.
struct OfflineIssuesTests {
  private let library = MadeLibrary(titles: 1, issues: 2500)
  private let lccn = MadeLibrary.lccn(0)

  @Test func `the issues of years listed before are printed, and the years are named`() async throws {
    let server = try await library.serve()
    let program = try Program(library: server, source: "loc")
    for year in ["1901", "1902", "1904"] {
      #expect(try await program.run("issues", lccn, "--year", year).exitCode == 0)
    }
    let count = library.asked.count
    let offline = ["issues", lccn, "--source", "offline"]
    let years = "this machine only has lists of the issues of 1901–1902 and 1904"
    let all = try await program.run(offline)
    #expect(all.exitCode == 0 && all.lines.count == 365 + 365 + 366, "\(all.errors)")
    #expect(all.lines.first?.hasPrefix("1901-01-01\t1\t") == true)
    #expect(all.errors == "\(years); other years may have more\n1,096 issues\n")
    let part = try await program.run(offline + ["--from", "1902-12-30", "--to", "1903"])
    #expect(part.exitCode == 0 && part.lines.count == 2, "\(part)")
    #expect(part.errors.hasPrefix("this machine only has lists of the issues of 1902; "), "\(part)")
    // Nothing is missing.
    let whole = try await program.run(offline + ["--from", "1901", "--to", "1902"])
    #expect(whole.exitCode == 0 && whole.errors == "730 issues from 1901 to 1902\n", "\(whole.errors)")
    let other = try await program.run(offline + ["--year", "1903"])
    #expect(other.exitCode == 66 && other.output == "", "\(other)")
    #expect(library.asked.count == count, "nothing was requested")
    await server.stop()
    let cut = try await program.run("issues", lccn)
    #expect(cut.exitCode == 69 && cut.output == "", "\(cut)")
    #expect(
      cut.errors.contains("“broadsheet issues \(lccn) --source offline” lists issues of 1901–1902 and 1904"),
      "\(cut)")
  }

  @Test func `the record counts the issues of years listed before, and names the years`() async throws {
    let server = try await library.serve()
    let program = try Program(library: server, source: "loc")
    #expect(try await program.run("sync").exitCode == 0)
    for year in ["1901", "1902", "1904"] {
      #expect(try await program.run("issues", lccn, "--year", year).exitCode == 0)
    }
    let count = library.asked.count
    let offline = ["show", "--coverage", lccn, "--source", "offline"]
    let text = try await program.run(offline)
    #expect(text.exitCode == 0, "\(text)")
    let words = text.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      words.contains("this machine only has lists of the issues of 1901–1902 and 1904"), "\(text.output)")
    let json = try await program.run(offline + ["--format", "json"])
    let fields = json.output.filter { !$0.isWhitespace }
    #expect(json.exitCode == 0 && fields.contains(#""issues_by_year_complete":false"#), "\(json)")
    #expect(fields.contains(#""issues_by_year":{"1901":365,"1902":365,"1904":366}"#), "\(json.output)")
    #expect(library.asked.count == count, "nothing was requested")
    await server.stop()
  }

  @Test func `a list of all issues has those of a year, too`() async throws {
    let server = try await library.serve()
    let program = try Program(library: server, source: "loc")
    #expect(try await program.run("issues", lccn).lines.count == 2500)
    await server.stop()
    let year = try await program.run("issues", lccn, "--year", "1904", "--source", "offline")
    #expect(year.exitCode == 0 && year.lines.count == 366, "\(year.errors)")
    #expect(year.errors == "366 issues in 1904\n")
    let none = try await program.run("issues", lccn, "--year", "1950", "--source", "offline")
    #expect(none.exitCode == 0 && none.output == "", "\(none)")
  }

  @Test func `missing days need no network for the demonstration newspaper, nor a full list`() async throws {
    let own = try await Program().run("issues", "bsd00000001", "--year", "1903", "--missing")
    #expect(own.exitCode == 0 && own.lines.count == 40, "\(own)")
    #expect(own.errors == "40 days missing in 1903\n", "\(own)")
    let server = try await library.serve()
    let program = try Program(library: server, source: "loc")
    let year = ["issues", lccn, "--year", "1902", "--missing"]
    #expect(try await program.run("issues", lccn, "--year", "1902").exitCode == 0)
    await server.stop()
    let kept = try await program.run(year + ["--source", "offline"])
    #expect(kept.exitCode == 0 && kept.output.isEmpty, "\(kept)")
    #expect(kept.errors.hasSuffix("no days missing in 1902\n"), "\(kept)")
  }
}
