import Foundation
import TestSupport
import Testing

/// Results that engines have written, and the instructions that engines get.
struct CorpusGatherTests {
  private func corpus() throws -> MadeCorpus {
    try MadeCorpus(
      [
        "a_one_ver01": (1...3).map { .init("sn83030214", "1900-01-0\($0)", "Liberty, the liberty \($0)") },
        "b_two_ver01": [.init("sn83045462", "1901-01-01", "no such word")],
      ], states: ["sn83030214": "Ohio"])
  }

  private static let cells = [
    #"{"kind":"cell","year":1900,"state":"Ohio","words":9,"pages":3,"issues":3}"#,
    #"{"kind":"cell","year":1901,"state":"","words":3,"pages":1,"issues":1}"#,
  ]
  private static let counts = [
    #"{"kind":"count","term":0,"year":1900,"state":"Ohio","hits":6,"pages_with":3}"#
  ]
  private static let hits = (1...3).flatMap { day in
    [(0, "", "Liberty", ", the liberty \(day)"), (13, "Liberty, the ", "liberty", " \(day)")].map {
      #"{"kind":"hit","term":0,"id":"sn83030214/1900-01-0\#(day)/ed-1/seq-1","batch":"a_one_ver01","year":1900,"#
        + #""state":"Ohio","start":\#($0),"left":"\#($1)","match":"\#($2)","right":"\#($3)","quality":null}"#
    }
  }

  private func write(
    _ corpus: MadeCorpus, _ parts: [[String]], lines: Int? = nil, receipts: String = "00",
    missing: String = "", read: String? = nil
  ) throws -> String {
    try? FileManager.default.removeItem(atPath: corpus.program.home.path + "/out")
    for (number, part) in parts.enumerated() {
      try corpus.program.write(Data(part.map { $0 + "\n" }.joined().utf8), to: "out/part-0000\(number)-x.txt")
    }
    let description =
      #"{"schema":"broadsheet.parts/1","job":"terms","terms":["liberty"],"sample":null,"lines":"#
      + #"\#(lines ?? parts.joined().count),"batches":2,"incomplete":[],"missing":[\#(missing)],"receipts_sha256":"\#(receipts)","#
      + (read.map { #""read":\#($0),"# } ?? "") + #""engine":"spark","engine_version":"4.0.1"}"#
    try corpus.program.write(Data(description.utf8), to: "out/_broadsheet.json")
    try corpus.program.write(Data(), to: "out/_SUCCESS")
    return corpus.program.home.path + "/out"
  }

  @Test func `an engine's output is the same as this program's result`() async throws {
    let corpus = try corpus()
    let own = try await corpus.run("terms", "liberty")
    let out = try write(corpus, [Self.hits.reversed() + Self.counts, Self.cells.reversed()])
    let gathered = try await corpus.run("gather", out)
    #expect(gathered.exitCode == 0 && gathered.errors == "6 hits; 4 pages read\n", "\(gathered)")
    #expect(gathered.output != own.output)
    for table in ["term", "cell", "count"] {
      let sql = "SELECT * FROM \(table)"
      #expect(try await corpus.rows(sql, of: gathered) == corpus.rows(sql, of: own))
    }
    let sql = #"SELECT number, term, id, batch, year, state, start, "left", match, "right" FROM hit"#
    #expect(try await corpus.rows(sql, of: gathered) == corpus.rows(sql, of: own))
    let description = try corpus.description(of: gathered)
    #expect(
      description["engine"] as? String == "spark" && description["engine_version"] as? String == "4.0.1")
    #expect(try await corpus.run("gather", out).output == gathered.output)
  }

  @Test func `the same pages give the same ID, whoever counts`() async throws {
    let corpus = try corpus()
    _ = try await corpus.run("pages")
    let own = try await corpus.run("terms", "liberty")
    let sum = try #require(try corpus.description(of: own)["receipts_sha256"] as? String)
    try FileManager.default.removeItem(atPath: corpus.path + "/results")
    let read =
      #"[{"batch":"a_one_ver01","sha1":"11","faults":2},{"batch":"b_two_ver01","sha1":"22","faults":3}]"#
    let out = try write(corpus, [Self.cells + Self.counts + Self.hits], receipts: sum, read: read)
    let gathered = try await corpus.run("gather", out)
    #expect(gathered.output == own.output)
    let description = try corpus.description(of: gathered)
    #expect((description["read"] as? [[String: Any]])?.map { $0["sha1"] as? String } == ["11", "22"])
    #expect(description["left_out"] as? [String: Int] == ["faults": 5])
  }

  @Test func `missing, damaged or duplicate parts exit with 65`() async throws {
    let corpus = try corpus()
    func refuse(
      _ parts: [[String]], lines: Int? = nil, _ words: String, _ location: SourceLocation = #_sourceLocation
    )
      async throws
    {
      let out = try write(corpus, parts, lines: lines)
      let outcome = try await corpus.run("gather", out)
      #expect(outcome.exitCode == 65 && outcome.output == "", "\(outcome)", sourceLocation: location)
      #expect(outcome.errors.contains(words), "\(outcome.errors)", sourceLocation: location)
    }
    try await refuse([Self.cells], lines: 3, "some of its files are missing")
    try await refuse([Self.cells, Self.cells], "part-00001-x.txt: line 1 is not a row of this result")
    try await refuse([Self.counts], "years and states that have no pages")
    try await refuse([[String(Self.cells[0].dropLast(3))]], "line 1 is not a row")
    try await refuse([[Self.counts[0].replacing("\"term\":0", with: "\"term\":1")]], "line 1 is not a row")
    try FileManager.default.removeItem(atPath: corpus.program.home.path + "/out/_broadsheet.json")
    let none = try await corpus.run("gather", corpus.program.home.path + "/out")
    #expect(none.exitCode == 65 && none.errors.contains("not a finished result of an engine"), "\(none)")
  }

  @Test func `Spark's line can be pasted`() async throws {
    let corpus = try corpus()
    let outcome = try await corpus.program.run([
      "corpus", "run", corpus.path, "terms", "Liberty bell", "free*", "--engine", "spark", "--dry-run",
      "--out",
      "hdfs://x/it's", "--", "--master", "spark://head:7077", "--executor-cores", "4",
    ])
    #expect(outcome.exitCode == 0 && outcome.lines.count == 1, "\(outcome)")
    let line = try #require(outcome.lines.first)
    #expect(
      line.hasPrefix(
        "spark-submit --master spark://head:7077 --executor-cores 4 --name broadsheet-terms --files "))
    #expect(
      line.hasSuffix(
        "/share/broadsheet/spark/broadsheet_jobs.py terms --corpus \(corpus.path) --out 'hdfs://x/it'\\''s' "
          + "--term 'liberty bell' --term 'free*'"), "\(line)")
    let pages = try await corpus.run("pages", "--engine", "spark", "--dry-run")
    #expect(
      pages.output.contains("--files \(Program.path)")
        || pages.output.contains("/broadsheet,\(corpus.path)/corpus.json"),
      "\(pages)")
    #expect(
      pages.output.hasSuffix(
        "pages --corpus \(corpus.path) --worker broadsheet --out \(corpus.path)/parquet\n"))
    let none = try await corpus.run("reuse", "--engine", "spark")
    #expect(none.exitCode == 69 && none.errors.contains("spark-submit is not there"), "\(none)")
  }

  @Test func `Spark writes other n-grams to another folder`() async throws {
    let corpus = try corpus()
    func out(_ arguments: String...) async throws -> Substring {
      let dry = try await corpus.program.run(
        ["corpus", "run", corpus.path] + arguments + ["--engine", "spark", "--dry-run"])
      let words = try #require(dry.lines.first, "\(dry)").split(separator: " ")
      let place = try #require(words.firstIndex(of: "--out"))
      return words[place + 1]
    }
    let first = try await out("ngrams")
    #expect(first.hasPrefix(corpus.path + "/results/ngrams-") && first.hasSuffix(".parts"), "\(first)")
    #expect(try await out("ngrams", "--n", "1", "--min", "5") == first)
    var others: Set = [first]
    others.insert(try await out("ngrams", "--n", "2"))
    others.insert(try await out("ngrams", "--min", "20"))
    others.insert(try await out("ngrams", "--pages", "hdfs://x"))
    try corpus.write(ArchiveBuilder(pages: []).tar, "b_two_ver01")
    others.insert(try await out("ngrams"))
    #expect(others.count == 5)
    #expect(try await out("reuse") != out("reuse", "--words"))
  }

  /// Instead of Spark, a program that takes the same command line and writes the same files.
  @Test func `Spark's output is gathered at once`() async throws {
    var corpus = try corpus()
    let out = try write(corpus, [Self.cells + Self.counts + Self.hits])
    let script =
      "#!/bin/sh\nfor word; do [ \"$before\" = --out ] && to=$word; before=$word; done\n"
      + "mkdir -p \"$to\" && cp '\(out)'/* \"$to\" && echo done\n"
    try corpus.program.write(Data(script.utf8), to: "spark/bin/spark-submit")
    let submit = corpus.program.home.path + "/spark/bin/spark-submit"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: submit)
    corpus.program.environment["SPARK_HOME"] = corpus.program.home.path + "/spark"
    let outcome = try await corpus.run("terms", "liberty", "--engine", "spark")
    #expect(outcome.exitCode == 0 && outcome.errors == "done\n6 hits; 4 pages read\n", "\(outcome)")
    #expect(outcome.lines.count == 1 && outcome.output.contains("/results/job-"), "\(outcome)")
    try corpus.program.write(Data("#!/bin/sh\nexit 74\n".utf8), to: "spark/bin/spark-submit")
    #expect(try await corpus.run("terms", "liberty", "--engine", "spark").exitCode == 74)
  }

  @Test func `an engine's result without all batches is an error, unless they are left out`() async throws {
    let corpus = try corpus()
    let out = try write(corpus, [Self.cells + Self.counts + Self.hits], missing: #""c_three_ver01""#)
    let lacking = try await corpus.run("gather", out)
    #expect(lacking.exitCode == 66 && lacking.output.contains("/results/job-"), "\(lacking)")
    #expect(lacking.errors.contains("the result lacks 1 batch: c_three_ver01"), "\(lacking)")
    let accepted = try await corpus.run("gather", out, "--partial")
    #expect(accepted.exitCode == 0 && accepted.output == lacking.output, "\(accepted)")
  }

  @Test(arguments: [
    (["reuse"], "use --engine spark"), (["ngrams"], "use --engine spark"),
    (["terms", "x", "--engine", "slurm"], "--engine slurm is for pages"),
    (["gather"], "Name the folder"), (["terms", "x", "--", "--master", "y"], "Arguments after --"),
    (["terms", "x", "--out", "y"], "--out is for --engine spark"),
    (["concordance", "x", "y", "--engine", "spark"], "takes one term"),
    (["terms", "x", "--engine", "spark", "--n", "2"], "are for ngrams"),
  ]) func `invalid options exit with 64`(arguments: [String], words: String) async throws {
    let corpus = try corpus()
    let outcome = try await corpus.program.run(["corpus", "run", corpus.path] + arguments)
    #expect(outcome.exitCode == 64 && outcome.errors.contains(words) && outcome.output == "", "\(outcome)")
  }
}
