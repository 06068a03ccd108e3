import Foundation
import TestSupport
import Testing

/// `broadsheet corpus run` as a reader runs it.
struct CorpusRunTests {
  private static let pages = (1...6).map {
    MadeCorpus.Page("sn83030214", "190\($0 % 2)-01-0\($0)", "Liberty, and the liberty of page \($0)")
  }

  private func corpus(_ more: [String: [MadeCorpus.Page]?] = [:], query: [String: Any] = [:]) throws
    -> MadeCorpus
  {
    try MadeCorpus(
      ["a_one_ver01": CorpusRunTests.pages].merging(more) { $1 }, states: ["sn83030214": "Ohio"], query: query
    )
  }

  @Test func `the same question is answered once, and other pages are another question`() async throws {
    let corpus = try corpus()
    let first = try await corpus.run("terms", "liberty", "PAGE", "page")
    #expect(first.exitCode == 0 && first.errors == "18 hits; 6 pages read\n", "\(first)")
    #expect(try corpus.program.files(in: "corpus/results").sorted().map { $0.suffix(12) }.count == 2)
    let again = try await corpus.run("terms", "Liberty", "page")
    #expect(again.output == first.output && again.errors.hasPrefix("this was counted before"), "\(again)")
    let other = try await corpus.run("terms", "liberty")
    #expect(other.output != first.output)
    try corpus.write(ArchiveBuilder(pages: CorpusRunTests.pages.prefix(2).map(\.made)).tar, "a_one_ver01")
    let changed = try await corpus.run("terms", "liberty", "page")
    #expect(changed.output != first.output && changed.errors == "6 hits; 2 pages read\n", "\(changed)")
    let description = try corpus.description(of: first)
    #expect(description["schema"] as? String == "broadsheet.result/1")
    #expect((description["arguments"] as? [String: Any])?["terms"] as? [String] == ["liberty", "page"])
    #expect((description["totals"] as? [String: Int])?["hits_kept"] == 18)
    let text = String(decoding: try corpus.file("result.json", of: first), as: UTF8.self)
    #expect(!text.contains(corpus.program.home.path) && text.contains(#""sample" : null"#), "\(text)")
  }

  @Test func `rows are printed instead of the path`() async throws {
    let corpus = try corpus(["b_two_ver01": [.init("sn99999999", "1900-01-01", "one, 2")]])
    let csv = try await corpus.run("terms", "liberty", "--format", "csv")
    #expect(
      csv.lines == [
        "year,state,term,hits,pages_with,words,pages,issues,per_million_words", "1900,,liberty,0,0,1,1,1,0.0",
        "1900,Ohio,liberty,6,3,18,3,3,333333.3333", "1901,Ohio,liberty,6,3,18,3,3,333333.3333",
      ])
    let tsv = try await corpus.run("terms", "liberty", "--format", "tsv")
    #expect(tsv.lines.last == "1901\tOhio\tliberty\t6\t3\t18\t3\t3\t333333.3333")
    let jsonl = try await corpus.run("terms", "liberty", "--format", "jsonl")
    #expect(
      jsonl.lines.first
        == #"{"hits":0,"issues":1,"pages":1,"pages_with":0,"per_million_words":0,"state":"","term":"liberty","words":1,"year":1900}"#
    )
    let hits = try await corpus.run("concordance", "the liberty", "--format", "tsv")
    #expect(
      hits.lines.first?.hasPrefix(
        "sn83030214/1900-01-02/ed-1/seq-1\tthe liberty\tLiberty, and \tthe liberty\t of page 2\t13\t1900\tOhio\ta_one_ver01\t"
      ) == true, "\(hits)")
  }

  @Test func `terms come from a file and from standard input, too`() async throws {
    let corpus = try corpus()
    try corpus.program.write(Data("# of the war\nliberty\r\n\n the liberty \npage*".utf8), to: "terms")
    let path = corpus.program.home.path + "/terms"
    let file = try await corpus.run("terms", "--terms-from", path)
    #expect(file.errors == "24 hits; 6 pages read\n", "\(file)")
    let input = try await corpus.program.run(
      ["corpus", "run", corpus.path, "terms", "--terms-from", "-"], from: URL(filePath: path))
    #expect(input.output == file.output)
    // As the shell passes the output of another command.
    let pipe = corpus.program.home.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    async let writing: Void = Task.detached {
      try Data(contentsOf: URL(filePath: path)).write(to: URL(filePath: pipe))
    }.value
    let piped = try await corpus.run("terms", "--terms-from", pipe)
    try await writing
    #expect(piped.output == file.output, "\(piped)")
    let none = try await corpus.run("terms", "--terms-from", "/nowhere")
    #expect(none.exitCode == 74 && none.errors.contains("/nowhere: No such file"), "\(none)")
  }

  @Test func `missing batches stop a job, unless they are left out`() async throws {
    let corpus = try corpus(["b_two_ver01": nil, "c_three_ver01": nil])
    for job in [["terms", "liberty"], ["pages"]] {
      let outcome = try await corpus.program.run(["corpus", "run", corpus.path] + job)
      #expect(outcome.exitCode == 66 && outcome.output == "", "\(outcome)")
      #expect(outcome.errors.contains("2 of 3 batches are neither read nor fetched"), "\(outcome)")
      #expect(outcome.errors.contains("broadsheet corpus fetch \(corpus.path)"), "\(outcome)")
    }
    let part = try await corpus.run("terms", "liberty", "--partial")
    #expect(part.exitCode == 0, "\(part)")
    let description = try corpus.description(of: part)
    #expect(description["missing"] as? [String] == ["b_two_ver01", "c_three_ver01"])
    #expect(description["left_out"] as? [String: Int] == ["batches": 2])
    let none = try await Program().run("corpus", "run", "/nowhere", "pages")
    #expect(none.exitCode == 66 && none.errors.contains("/nowhere has no corpus.json"), "\(none)")
  }

  @Test func `pages of incomplete archives are used, and reported`() async throws {
    let corpus = try corpus()
    try corpus.write(ArchiveBuilder(pages: CorpusRunTests.pages.map(\.made)).members, "a_one_ver01")
    try corpus.list("a_one_ver01", asIn: corpus.path + "/archives/a_one_ver01.tar")
    for _ in 1...2 {
      let outcome = try await corpus.run("terms", "liberty")
      #expect(
        outcome.exitCode == 65 && outcome.errors.contains("could not be read completely: a_one_ver01"),
        "\(outcome)")
      #expect(try corpus.description(of: outcome)["incomplete"] as? [String] == ["a_one_ver01"])
    }
    let pages = try await corpus.run("pages")
    #expect(pages.exitCode == 65 && pages.output == corpus.path + "/pages\n", "\(pages)")
    #expect(try await corpus.run("pages").exitCode == 65)
  }

  @Test func `the plan's filters apply, whoever read the pages`() async throws {
    let more: [MadeCorpus.Page] = [.init("sn99999999", "1901-01-01", "liberty")]
    let corpus = try corpus(
      ["b_two_ver01": more], query: ["lccns": ["sn83030214"], "from": 1901, "to": 1901])
    let archives = try await corpus.run("terms", "liberty", "--format", "tsv")
    #expect(archives.lines == ["1901\tOhio\tliberty\t6\t3\t18\t3\t3\t333333.3333"], "\(archives)")
    // The pages that the plan requests, and those of only one other year.
    for (filter, pages) in [([], 3), (["--force", "--from", "1900", "--to", "1900"], 3)] {
      for batch in ["a_one_ver01", "b_two_ver01"] {
        let archive = "\(corpus.path)/archives/\(batch).tar"
        _ = try await corpus.program.run(
          ["corpus", "pages", "--text", "ocr", "-o", corpus.path] + filter + [archive])
      }
      try FileManager.default.removeItem(atPath: corpus.path + "/results")
      let again = try await corpus.run("terms", "liberty", "--format", "tsv")
      #expect(again.lines == archives.lines, "\(pages) \(again)")
    }
    let own = try await corpus.run("pages")
    #expect(own.errors == "read 3 pages\n", "\(own)")
    #expect(try await corpus.run("pages").errors == "all pages are already there\n")
  }

  @Test(arguments: ["rm", "truncate -s 2000", "truncate -s 0"])
  func `a result without its rows is not considered done`(damage: String) async throws {
    let corpus = try corpus()
    let first = try await corpus.run("terms", "liberty")
    let path = try #require(first.lines.first)
    _ = try SharedData.output(of: ["sh", "-c", "\(damage) \"$0/rows.sqlite\"", path])
    let again = try await corpus.run("terms", "liberty")
    #expect(again.exitCode == 65 && again.errors.contains("is damaged: remove it"), "\(again)")
    try FileManager.default.removeItem(atPath: path)
    #expect(try await corpus.run("terms", "liberty").output == first.output)
  }

  @Test func `damaged pages end a job`() async throws {
    let corpus = try corpus()
    _ = try await corpus.run("pages")
    let file = corpus.path + "/pages/batch=a_one_ver01/pages.jsonl.gz"
    var bytes = try Data(contentsOf: URL(filePath: file))
    bytes.removeLast(9)
    try bytes.write(to: URL(filePath: file))
    let outcome = try await corpus.run("terms", "liberty")
    #expect(outcome.exitCode == 65 && outcome.errors.contains("\(file) is cut off"), "\(outcome)")
    #expect(outcome.output == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: corpus.path + "/results") == [])
    #expect(outcome.errors.contains("pages --check” remakes these pages"), "\(outcome)")
    let again = try await corpus.run("pages")
    #expect(again.errors == "all pages are already there\n", "sizes tell nothing: \(again)")
    let checked = try await corpus.run("pages", "--check")
    #expect(checked.exitCode == 0 && checked.errors.hasSuffix("read 6 pages\n"), "\(checked)")
    #expect(try await corpus.run("terms", "liberty").errors == "12 hits; 6 pages read\n")
  }

  @Test func `the command to run can be pasted`() async throws {
    let corpus = try corpus(["b_two_ver01": nil], query: ["from": 1900])
    let terms = try await corpus.run("terms", "the liberty*", "--dry-run")
    #expect(terms.output == "broadsheet corpus run \(corpus.path) terms 'the liberty*'\n", "\(terms)")
    #expect(terms.errors == "0 batches with pages, 1 with archives, 1 with neither\n")
    let pages = try await corpus.run("pages", "--dry-run", "--jobs", "3")
    #expect(
      pages.output == "broadsheet corpus status \(corpus.path) --todo | "
        + "xargs -r -d '\\n' -P 3 -n 1 broadsheet corpus pages --from 1900 -o \(corpus.path)\n", "\(pages)")
    #expect(try corpus.program.files(in: "corpus/results").isEmpty)
  }

  @Test(arguments: [
    (["terms"], "Name a term"), (["terms", "1916"], "has no letters"),
    (["pages", "x"], "pages takes no terms"),
    (["terms", "x", "--sample", "3"], "--sample is for concordance"),
    (["concordance", "x", "--sample", "0"], "--sample must be 1 or more"),
    (["terms", "x", "--jobs", "0"], "--jobs must be 1 or more"),
    (["concordance", "x", "--terms-from", "y"], "--terms-from is for terms"),
    (["pages", "--format", "csv"], "--format is for"),
    (["terms", "x", "--check"], "--check is for pages"),
  ]) func `invalid options exit with 64`(arguments: [String], words: String) async throws {
    let corpus = try corpus()
    let outcome = try await corpus.program.run(["corpus", "run", corpus.path] + arguments)
    #expect(outcome.exitCode == 64 && outcome.errors.contains(words) && outcome.output == "", "\(outcome)")
  }
}
