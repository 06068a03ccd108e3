import Foundation
import Synchronization
import TestSupport
import Testing

/// `broadsheet corpus plan`, `fetch`, `status` and `verify` with a server on this machine that limits
/// requests and lies.
@OwnThread struct CorpusFolderCommandTests {
  private func start() async throws -> (program: Program, library: ArchiveLibrary, server: LoopbackServer) {
    let library = try ArchiveLibrary()
    let server = try await LoopbackServer.start { request in
      do { return try await library.answer(request) } catch { return .text("\(error)", status: 500) }
    }
    let program = try Program(["BROADSHEET_SOURCE": "loc", "BROADSHEET_LOC_URL": server.url])
    return (program, library, server)
  }

  private func fields(_ outcome: Program.Outcome) -> [[String]] {
    outcome.lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  @Test func `a corpus is planned, fetched and verified, and other programs find the same sums`() async throws
  {
    let (program, _, server) = try await start()
    let folder = program.home.path + "/corpus"
    let everything = try await program.run("corpus", "plan", folder)
    #expect(everything.exitCode == 64 && everything.errors.contains("some 2.5 TB"), "\(everything)")
    #expect(everything.errors.contains("all that the Library of Congress has"), "\(everything)")
    let dry = try await program.run("corpus", "plan", "--all", "--dry-run")
    #expect(dry.exitCode == 0 && dry.lines.first == "Batches   2, with 2 newspapers", "\(dry)")
    #expect(!FileManager.default.fileExists(atPath: folder))
    #expect(try await program.run("corpus", "plan", folder, "--all").exitCode == 0)
    #expect(
      fields(try await program.run("corpus", "status", folder)).map { $0[1] } == ["planned", "planned"])
    let fetched = try await program.run("corpus", "fetch", folder)
    #expect(fetched.exitCode == 0 && fetched.errors.contains("both archives are fetched"), "\(fetched)")
    #expect(
      fields(try await program.run("corpus", "status", folder)).map { $0[1] } == ["checked", "checked"])
    #expect(
      try await program.run("corpus", "status", folder, "--todo").lines
        == ["dlc_fiji_ver01", "nbu_one_ver01"].map { "\(folder)/archives/\($0).tar.bz2" })
    let verified = try await program.run("corpus", "verify", folder)
    #expect(verified.exitCode == 0 && verified.output == "", "\(verified)")
    #expect(server.requests.count { $0.path.hasPrefix("/data/") } == 2)
    let sums = try await program.run("batches", "--format", "sha1")
    try program.write(Data(sums.output.utf8), to: "corpus/archives/sums")
    let checked = try await program.run(
      ["-c", "cd \(folder)/archives && sha1sum -c sums"], executable: "/bin/sh")
    #expect(checked.exitCode == 0 && checked.lines.allSatisfy { $0.hasSuffix(": OK") })
  }

  @Test(
    arguments: [
      (.refuses, 75, "is refusing requests until", "refused the request"),
      (.checksBrowsers, 69, "sent a browser check", "sent a browser check"),
      (.lies, 65, "sent a file that differs from its list, twice", "instead of"),
      (.lacksFirst, 66, "has no archive dlc_fiji_ver01.tar.bz2", "does not have the archive"),
    ] as [(ArchiveLibrary.Mood, Int32, String, String)])
  func `a server's errors are reported, and the same command resumes`(
    mood: ArchiveLibrary.Mood, exitCode: Int32, words: String, status: String
  ) async throws {
    let (program, library, server) = try await start()
    defer { withExtendedLifetime(server) {} }
    let folder = program.home.path + "/corpus"
    #expect(try await program.run("corpus", "plan", folder, "--all").exitCode == 0)
    library.mood.withLock { $0 = mood }
    let outcome = try await program.run("corpus", "fetch", folder)
    #expect(outcome.exitCode == exitCode && outcome.errors.contains(words), "\(outcome)")
    #expect(try await program.run("corpus", "status", folder).output.contains(status))
    library.mood.withLock { $0 = .good }
    let again = try await program.run("corpus", "fetch", folder)
    #expect(again.exitCode == 0 && again.errors.contains("both archives are fetched"), "\(again)")
    #expect(try await program.run("corpus", "verify", folder).exitCode == 0)
  }

  @Test func `killed at any moment, it resumes, and nothing partial counts as complete`() async throws {
    let (program, library, server) = try await start()
    defer { withExtendedLifetime(server) {} }
    library.mood.withLock { $0 = .isSlow }
    let folder = program.home.path + "/corpus"
    #expect(try await program.run("corpus", "plan", folder, "--all").exitCode == 0)
    var killed = 0
    for _ in 0..<25 {
      let process = try program.start(["corpus", "fetch", folder])
      try await Task.sleep(for: .milliseconds(.random(in: 1...90)))
      process.kill()
      if process.wait() == .signaled(SIGKILL) { killed += 1 }
      let verified = try await program.run("corpus", "verify", folder)
      #expect(verified.exitCode == 0, "\(verified)")
      if Bool.random() { try? FileManager.default.removeItem(atPath: folder + "/archives") }
    }
    #expect(killed > 5)
    #expect(try await program.run("corpus", "fetch", folder).exitCode == 0)
    #expect(
      fields(try await program.run("corpus", "status", folder)).map { $0[1] } == ["checked", "checked"])
  }

  @Test func `two programs do not work in one folder, and the first is named`() async throws {
    let (program, library, server) = try await start()
    defer { withExtendedLifetime(server) {} }
    let folder = program.home.path + "/corpus"
    #expect(try await program.run("corpus", "plan", folder, "--all").exitCode == 0)
    library.mood.withLock { $0 = .isSlow }
    let holder = try program.start(
      ["-c", "exec 9>>\"$0/.lock\" && flock 9 && echo $$ > \"$0/.lock\" && echo ready && sleep 20", folder],
      executable: "/bin/sh")
    try await Task.sleep(for: .milliseconds(300))
    let outcome = try await program.run("corpus", "fetch", folder)
    #expect(outcome.exitCode == 74 && outcome.errors.contains("another program is working in"), "\(outcome)")
    #expect(try await program.run("corpus", "status", folder).exitCode == 0, "looking is free")
    holder.kill()
  }

  @Test func `other programs can download instead`() async throws {
    let (program, _, server) = try await start()
    let folder = program.home.path + "/a \"corpus\""
    #expect(try await program.run("corpus", "plan", folder, "--lccn", "sn99021999").exitCode == 0)
    let list = try await program.run("corpus", "fetch", folder, "--hand-off", "curl")
    #expect(list.exitCode == 0, "\(list)")
    try program.write(Data(list.output.utf8), to: "list")
    let curl = try await program.run(
      ["-c", "curl -s --config \"$0\"", program.home.path + "/list"], executable: "/bin/sh")
    #expect(curl.exitCode == 0, "\(curl)")
    let requests = server.requests.count
    #expect(fields(try await program.run("corpus", "status", folder)).map { $0[1] } == ["fetched"])
    let fetched = try await program.run("corpus", "fetch", folder)
    #expect(fetched.exitCode == 0 && server.requests.count == requests, "it only compares sums")
    #expect(fields(try await program.run("corpus", "status", folder)).map { $0[1] } == ["checked"])
    let script = try await program.run("corpus", "fetch", folder, "--hand-off", "slurm")
    #expect(script.output == "" && script.errors == "nothing to do; the archive is fetched\n")
  }

  @Test func `archives are read as they arrive, and the dataset gets a card`() async throws {
    let (program, _, server) = try await start()
    defer { withExtendedLifetime(server) {} }
    let folder = program.home.path + "/corpus"
    #expect(try await program.run("corpus", "plan", folder, "--all").exitCode == 0)
    let rolled = try await program.run("corpus", "run", folder, "pages", "--rolling", "--for", "hf")
    #expect(
      rolled.exitCode == 0 && rolled.errors.contains("; both archives are read\nread 49 pages\n"), "\(rolled)"
    )
    #expect(rolled.output == folder + "/pages\n")
    let planned = try await program.run("corpus", "plan", folder)
    #expect(planned.errors.hasSuffix("; all of it is fetched or read\n"), "\(planned)")
    #expect(planned.output.contains("Download  nothing: "), "\(planned)")
    #expect(!planned.errors.contains("enough room"), "\(planned)")
    for options in [[], ["--hand-off", "slurm"]] {
      let nothing = try await program.run(["corpus", "fetch", folder] + options)
      #expect(nothing.errors == "nothing to do; both archives are read\n", "\(nothing)")
    }
    #expect(fields(try await program.run("corpus", "status", folder)).map { $0[1] } == ["read", "read"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/archives") == [])
    let card = try String(contentsOfFile: folder + "/README.md", encoding: .utf8)
    #expect(card.contains("of 49 newspaper pages in 2 batches"), "\(card)")
    let counted = try await program.run("corpus", "run", folder, "terms", "page", "--format", "tsv")
    #expect(counted.exitCode == 0 && counted.lines.count == 2, "\(counted)")
    #expect(try await program.run("corpus", "verify", "--deep", folder).exitCode == 0)
    let batch = try #require(fields(try await program.run("corpus", "status", folder)).first)[0]
    #expect(truncate(folder + "/pages/batch=\(batch)/pages.jsonl.gz", 100) == 0)
    let damaged = try await program.run("corpus", "verify", folder)
    #expect(damaged.exitCode == 65 && damaged.errors.contains("pages --check"), "\(damaged)")
    let mended = try await program.run("corpus", "run", folder, "pages", "--check", "--rolling")
    #expect(mended.exitCode == 0 && mended.errors.contains("is cut off"), "\(mended)")
    #expect(mended.errors.contains("fetched and read 1 archive, "), "\(mended)")
    #expect(try await program.run("corpus", "verify", "--deep", folder).exitCode == 0)
    let wrong = try await program.run("corpus", "run", folder, "terms", "page", "--rolling")
    #expect(wrong.exitCode == 64 && wrong.errors.contains("are for pages on this machine"), "\(wrong)")
  }

  @Test func `a folder is limited to its batches, and names can come from a list`() async throws {
    let (program, _, server) = try await start()
    defer { withExtendedLifetime(server) {} }
    let folder = program.home.path + "/corpus"
    try program.write(Data("batch_nbu_one_ver01.tar.bz2\tsome columns\n# a comment\n".utf8), to: "names")
    let names = program.home.path + "/names"
    let planned = try await program.run("corpus", "plan", folder, "--batches", names, "--json")
    #expect(planned.exitCode == 0 && planned.output.contains(#""archives":1,"#), "\(planned)")
    for (format, more) in [("csv", ""), ("tsv", ""), ("csv", "x,")] {
      let rows = try await program.run("batches", "--awardee", "nbu", "--format", format)
      let lines = (format == "csv" ? rows.lines : ["batch\tmore"] + rows.lines).map { more + $0 + "\r\n" }
      try program.write(Data(("\u{FEFF}" + lines.joined()).utf8), to: "rows")
      let list = try await program.run(
        "corpus", "plan", "--dry-run", "--batches", program.home.path + "/rows", "--json")
      #expect(list.exitCode == 0 && list.output.contains(#""archives":1,"#), "\(list)")
    }
    let other = try await program.run("corpus", "plan", folder, "--awardee", "dlc")
    #expect(
      other.exitCode == 64 && other.errors.contains("already holds a different selection of batches"),
      "\(other)")
    let again = try await program.run("corpus", "plan", folder)
    #expect(again.exitCode == 0 && again.errors.contains("the list has not changed"), "\(again)")
    // As an editor on Windows writes it.
    try program.write(Data("# a comment\r\nnbu_two_ver01\r\n".utf8), to: "names")
    let missing = try await program.run("corpus", "plan", folder + "2", "--batches", names)
    #expect(missing.exitCode == 66 && missing.errors.contains("the list has no batch nbu_two_ver01"))
    let none = try await program.run("corpus", "fetch", program.home.path)
    #expect(none.exitCode == 66 && none.errors.contains("has no corpus.json"), "\(none)")
  }
}
