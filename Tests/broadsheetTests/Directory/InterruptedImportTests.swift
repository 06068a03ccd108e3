import Foundation
import TestSupport
import Testing

/// However an import ends, the old catalog is still complete.
@OwnThread struct InterruptedImportTests {
  private static func directory(of count: Int) -> String {
    let records = (1...count).map { number in
      "<record><leader>00000cas a2200000 a 4500</leader>"
        + "<controlfield tag=\"008\">760619d18541972ohuwr ne      0    0eng c</controlfield>"
        + "<datafield tag=\"010\"><subfield code=\"a\">sn \(10_000_000 + number)</subfield></datafield>"
        + "<datafield tag=\"245\"><subfield code=\"a\">Gazette \(number) of no town.</subfield></datafield></record>\n"
    }
    return "<collection>" + records.joined() + "</collection>"
  }

  private func write(_ count: Int, beside program: Program) throws -> String {
    let file = program.catalog.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "\(count).xml")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(Self.directory(of: count).utf8).write(to: file)
    return file.path
  }

  private func list(_ program: Program) async throws -> String {
    try await program.run("list", "--per-page", "1", "--query", "gazette of no town").errors
  }

  @Test func `killed at any moment, it keeps the old catalog`() async throws {
    let program = try Program()
    #expect(try await program.run("import", write(50, beside: program)).exitCode == 0)
    let large = try write(4000, beside: program)
    let began = ContinuousClock.now
    _ = try await program.start(["import", large]).end()
    let needed = ContinuousClock.now - began
    #expect(try await list(program) == "page 1 of 4,000, 4,000 newspapers\n")
    var killed = 0
    for _ in 0..<6 {
      let program = try Program()
      #expect(try await program.run("import", write(50, beside: program)).exitCode == 0)
      let process = try program.start(["import", large])
      try await Task.sleep(for: needed * Double.random(in: 0.05...0.95))
      process.kill()
      let now = try await list(program)
      // If it was killed when it was practically done, the new catalog may be there.
      #expect(["page 1 of 50, 50 newspapers\n", "page 1 of 4,000, 4,000 newspapers\n"].contains(now))
      if now.contains("of 50"), process.wait() == .signaled(SIGKILL) { killed += 1 }
      // Its leftovers do no harm.
      #expect(try await program.run("import", large).exitCode == 0)
      #expect(try await list(program) == "page 1 of 4,000, 4,000 newspapers\n")
      let files = try FileManager.default.contentsOfDirectory(
        atPath: program.catalog.deletingLastPathComponent().path)
      #expect(files.sorted() == ["catalog.sqlite", "catalog.sqlite.lock"])
    }
    #expect(killed > 0)
  }

  @Test func `doctor names what an interrupted import left behind`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    let small = try write(50, beside: program)
    #expect(try await program.run("import", small).exitCode == 0)
    #expect(try await !program.run("doctor", "--offline").words.contains("interrupted import"))
    try program.write(Data("half".utf8), to: ".local/share/broadsheet/catalog.sqlite.new")
    let outcome = try await program.run("doctor", "--offline")
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(
      outcome.words.contains("an interrupted import left ~/.local/share/broadsheet/catalog.sqlite.new"),
      "\(outcome)")
    #expect(try await program.run("import", small).exitCode == 0)
    #expect(try await !program.run("doctor", "--offline").words.contains("interrupted import"))
  }

  @Test func `a full disk is reported and leaves the old catalog`() async throws {
    let program = try Program()
    #expect(try await program.run("import", write(50, beside: program)).exitCode == 0)
    let large = try write(4000, beside: program)
    // No file may exceed 400 KB; the signal that the system would also send is ignored.
    let outcome = try await program.run(
      ["-c", "ulimit -f 800; trap '' XFSZ; exec \"$0\" import \"$1\"", Program.path, large],
      executable: "/bin/sh")
    #expect(outcome.exitCode == 74, "\(outcome)")
    #expect(
      outcome.errors.contains("catalog.sqlite.new cannot be read or written: the disk is failing or full"))
    #expect(try await list(program) == "page 1 of 50, 50 newspapers\n")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: program.catalog.deletingLastPathComponent().path)
    #expect(files.sorted() == ["catalog.sqlite", "catalog.sqlite.lock"])
  }

  @Test func `on a terminal the progress bar disappears when done`() async throws {
    let program = try Program()
    let terminal = try program.browse("import", try write(3000, beside: program))
    #expect(terminal.wait(for: "3,000 newspapers imported"))
    #expect(terminal.exitStatus() == .exited(0))
    #expect(
      !terminal.screenText.contains("█") && String(decoding: terminal.output, as: UTF8.self).contains("█"))
  }
}
