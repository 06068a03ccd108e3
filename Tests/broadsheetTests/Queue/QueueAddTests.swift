import Foundation
import TestSupport
import Testing

/// What is reported about jobs and bookmarks before anything is requested.
struct QueueAddTests {
  private static let site = PageSite.library
  private let lccn = Self.site.lccn

  @Test func `what is known not to exist is reported without asking a server`() async throws {
    let server = try await Self.site.start()
    let program = try Self.site.program(server)
    // Nothing is known yet.
    let blind = try await program.run("queue", "add", lccn, "--issue", "1866-12-30")
    #expect(blind.exitCode == 0 && !blind.errors.contains("broadsheet: "), "\(blind)")
    #expect(server.requests.isEmpty)
    _ = try await program.run("queue", "remove", "1")
    #expect(try await program.run("issues", lccn, "--year", "1866").exitCode == 0)
    #expect(try await program.run("read", lccn, "1866-04-10").exitCode == 0)
    let count = server.requests.count
    let day = try await program.run("queue", "add", lccn, "--issue", "1866-12-30")
    #expect(
      day.exitCode == 0
        && day.errors.contains(" lists no issue of \(lccn) on 1866-12-30; the nearest is from 1866-12-29"),
      "\(day)")
    #expect(day.errors.contains("job "), "the reader may know better")
    let edition = try await program.run("queue", "add", lccn, "--issue", "1866-04-11", "--edition", "7")
    #expect(
      edition.errors.contains("lists 1 edition of \(lccn) on 1866-04-11, and no edition 7"), "\(edition)")
    let page = try await program.run("queue", "add", "\(lccn)/1866-04-10/ed-1/seq-9")
    #expect(page.errors.contains("issue \(lccn)/1866-04-10/ed-1 has no page 9: it has "), "\(page)")
    let known = try await program.run("queue", "add", lccn, "--issue", "1866-04-11")
    #expect(known.exitCode == 0 && !known.errors.contains("broadsheet: "), "\(known)")
    #expect(server.requests.count == count, "nothing was requested")
  }

  @Test func `a job is called by its newspaper's title once a record says it`() async throws {
    let site = PageSite.chronAm
    let server = try await site.start()
    let program = try site.program(server)
    let added = try await program.run("queue", "add", "sn97071004", "--issue", "1916-01-06")
    #expect(added.errors.contains(": sn97071004, "), "\(added)")
    let shown = try await program.run("show", "sn97071004")
    #expect(shown.exitCode == 0, "\(shown)")
    let count = server.requests.count
    let list = try await program.run("queue", "list")
    #expect(list.output.contains(", Jan 6, 1916, text") && !list.output.contains("sn97071004"), "\(list)")
    #expect(server.requests.count == count)
  }

  @Test(arguments: [["--issue", "1700-01-01"], ["--year", "1925"], ["--issue", "1865-12-31"]])
  func `years in which a newspaper did not appear are reported`(options: [String]) async throws {
    let program = try Program()
    let added = try await program.run(["queue", "add", "sn83030214"] + options)
    let year = options[1].prefix(4)
    let words = "sn83030214 appeared 1866–1924 according to the starter catalog, so not in \(year)\n"
    #expect(added.exitCode == 0 && added.errors.hasPrefix("broadsheet: \(words)"), "\(added)")
    let remove = "; queued anyway, “broadsheet queue remove 1” removes it\n"
    #expect(added.errors.contains("job 1: ") && added.errors.hasSuffix(remove), "catalogs may be wrong")
    let bookmark = try await program.run(
      "bookmarks", "add", "--source", "offline", "sn83030214/\(year)-01-01/ed-1")
    #expect(bookmark.errors.contains(words) && bookmark.errors.contains("bookmarked"), "\(bookmark)")
    for year in ["1866", "1924"] {
      let known = try await program.run("queue", "add", "sn83030214", "--year", year)
      #expect(!known.errors.contains("broadsheet: ") && !known.errors.contains("queued anyway"), "\(known)")
    }
  }

  @Test(arguments: [("1866-04-10", "--issue"), ("4/10/1866", "--issue"), ("1866", "--year")])
  func `a day or a year directly follows the newspaper, or is an option`(time: String, option: String)
    async throws
  {
    let program = try Program()
    let added = try await program.run("queue", "add", "sn83030214", time)
    #expect(added.exitCode == 0, "\(added)")
    let again = try await program.run("queue", "add", "sn83030214", option, time)
    #expect(again.errors.hasSuffix(" is already in the queue, as job 1\n"), "\(again)")
  }

  @Test func `a month takes its issues, of which the year's list says which they are`() async throws {
    let server = try await Self.site.start()
    let program = try Self.site.program(server)
    let added = try await program.run("queue", "add", lccn, "1866-04")
    #expect(added.exitCode == 0 && added.errors.contains(", Apr 1866, text"), "\(added)")
    let job = try await program.run("queue", "list", "--format", "jsonl").output
    #expect(job.contains("\(lccn)/1866-04-10/ed-1") && !job.contains("1866-12"), "\(job)")
    let count = server.requests.count
    let none = try await program.run("queue", "add", "bsd00000001", "1904-01")
    #expect(
      none.exitCode == 66 && none.errors.contains("no issues of bsd00000001 in January 1904"), "\(none)")
    #expect(try await program.run("queue", "add", lccn, "April 1866").errors.contains("as job 1"))
    #expect(server.requests.count == count, "the list is here")
  }

  @Test(arguments: [
    (["sn83030214"], "A newspaper needs the day of an issue, such as 1865-10-02, or a month or a year."),
    (["sn83030214", "1866-04", "--edition", "2"], "--edition needs the day of an issue."),
    (["sn83030214", "1866-13-01"], "“1866-13-01” is not a day: there is no month 13."),
    (
      ["sn83030214", "1866-04-10", "--year", "1866"], "Name one day, month or year: omit --issue and --year."
    ),
    (["sn83030214", "1866", "--edition", "2"], "--edition needs the day of an issue."),
    (["sn83030214", "1500"], "1500 is not a newspaper's year."),
    (["sn83030214/1866-04-10", "1866-04-10"], "The address already says which issue"),
    (["sn83030214/1866-13-10/ed-1"], "“sn83030214/1866-13-10/ed-1” is not a date: there is no month 13."),
    (["--from", "x"], "Error: Unknown option '--from'. Did you mean '--from-file'?\n"),
    (["--from=x"], "Error: Unknown option '--from'. Did you mean '--from-file'?\n"),
    (["sn83030214", "--years", "1866"], "Error: Unknown option '--years'. Did you mean '--year'?\n"),
    (["sn83030214", "--from", "1866"], "Error: Unknown option '--from'."),
    (["sn83030214", "1866", "--issue", "--text"], "Error: Missing value for '--issue <date>'"),
    ([Program.path], "\(Program.path)” is a file: --from-file \(Program.path) takes the pages in it."),
    ([], "Say what to download: a newspaper with a day, a month or a year, an address, or pages with --from"),
  ]) func `an invalid argument is reported for what is wrong with it`(arguments: [String], words: String)
    async throws
  {
    let outcome = try await Program().run(["queue", "add"] + arguments)
    #expect(outcome.exitCode == 64 && outcome.errors.contains(words), "\(outcome)")
  }

  @Test func `for a line that is not a page, the invalid part is named`() async throws {
    let program = try Program()
    try program.write(Data("bad\nsn83030214/1866-02-30/ed-1/seq-1\n".utf8), to: "pages")
    let outcome = try await program.run(
      "queue", "add", "--from-file", program.home.appending(path: "pages").path)
    #expect(outcome.exitCode == 65 && outcome.errors.contains(": “bad” is not an LCCN\n"), "\(outcome)")
    #expect(outcome.errors.contains("is not a date: February 1866 has 28 days\n"), "\(outcome)")
  }

  @Test func `everything about the demonstration newspaper is known`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "loc"])
    let year = try await program.run("queue", "add", "bsd00000001", "--year", "1850")
    #expect(year.exitCode == 66 && year.errors.contains("lists no issues of bsd00000001 in 1850"), "\(year)")
    #expect(!year.errors.contains("job "), "there never will be any")
    let pdf = try await program.run("queue", "add", "bsd00000001", "--year", "1904", "--pdf")
    #expect(pdf.exitCode == 66 && pdf.errors.contains("there are no PDFs of bsd00000001"), "\(pdf)")
    let both = try await program.run("queue", "add", "bsd00000001", "--year", "1904", "--issue", "1904-07-02")
    #expect(both.exitCode == 64 && both.errors.contains("Use --issue or --year, not both."), "\(both)")
    let bookmark = try await program.run("bookmarks", "add", "bsd00000001/1850-01-01")
    #expect(bookmark.exitCode == 66, "\(bookmark)")
    #expect(bookmark.errors.contains("lists no issue of bsd00000001 on 1850-01-01"), "\(bookmark)")
    #expect(!bookmark.errors.contains("bookmarked"), "\(bookmark)")
    let dry = try await program.run("queue", "add", "bsd00000001", "--year", "1904", "--dry-run")
    #expect(dry.exitCode == 0 && dry.errors.hasSuffix(": 5 pages, about 100 KB, no requests\n"), "\(dry)")
  }

  @Test func `texts that are here cost nothing, and scans of the same pages do`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "loc"])
    try program.write(Data("gold and silver".utf8), to: "texts/sn83000001_1900-01-01_ed-1_seq-1.txt")
    #expect(try await program.run("index", "add", program.home.path + "/texts").exitCode == 0)
    let add = ["queue", "add", "--dry-run"]
    let here = "sn83000001/1900-01-01/ed-1/seq-1\n"
    let elsewhere = "sn83000001/1900-01-02/ed-1/seq-1\n"
    for (lines, option, words) in [
      (here, "--text", "1 page, about 20 KB, no requests\n"), (here, "--scan", ", 2 requests"),
      (here + elsewhere, "--text", "2 pages, about 40 KB, 2 requests"),
    ] {
      try program.write(Data(lines.utf8), to: "pages")
      let path = program.home.appending(path: "pages").path
      let dry = try await program.run(add + ["--from-file", path, option])
      #expect(dry.exitCode == 0 && dry.errors.contains(words), "\(dry)")
    }
  }

  @Test func `a list makes one job for each site, whatever the order of its lines`() async throws {
    let program = try Program()
    let sites = ["http://127.0.0.1:9", "http://127.0.0.1:10"]
    let lines = [(0, 11), (1, 12), (0, 13)].map { site, day in
      "\(sites[site])/lccn/sn83025242/1906-01-\(day)/ed-1/seq-1/\n"
    }
    try program.write(Data((lines.joined() + "bsd00000001/1903-03-07/ed-1/seq-1\n").utf8), to: "pages")
    let path = program.home.appending(path: "pages").path
    #expect(try await program.run("queue", "add", "--from-file", path).exitCode == 0)
    let jobs = try await program.run("queue", "list").lines.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(jobs.map { $0[11] } == [sites[0], sites[1], ""], "\(jobs)")
    #expect(jobs.first?[3].hasPrefix("2 front pages of ") == true, "\(jobs)")
    let again = try await program.run("queue", "add", "--from-search", path)
    #expect(again.exitCode == 0 && again.errors.contains(" is already in the queue, as job "), "as elsewhere")
  }

  @Test func `PDFs are files in a separate folder, and are not requested twice`() async throws {
    let site = PageSite.openONI
    let server = try await site.start()
    let program = try site.program(server)
    let added = try await program.run("queue", "add", site.lccn, "--issue", site.date, "--pdf")
    #expect(added.exitCode == 0 && added.errors.contains(", PDFs"), "\(added)")
    let run = try await program.run("queue", "run")
    let folder = program.home.appending(path: ".local/share/broadsheet/pdf").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names == (1...2).map { "\(site.lccn)_\(site.date)_ed-1_seq-\($0).pdf" }, "\(run)")
    #expect(run.exitCode == 0 && run.output.contains("\tpdf\t"), "\(run)")
    let count = server.requests.count
    _ = try await program.run("queue", "resume", "1")
    #expect(try await program.run("queue", "run").exitCode == 0)
    #expect(server.requests.count == count, "all of it was here")
  }
}
