import Foundation
import TestSupport
import Testing

/// The script for Slurm, run by a shell as Slurm does it, and the line for xargs.
struct CorpusSlurmTests {
  private func corpus() throws -> MadeCorpus {
    try MadeCorpus([
      "a_one_ver01": (1...3).map { .init("sn83030214", "1900-01-0\($0)", "Liberty, the liberty \($0)") },
      "b_two_ver01": [.init("sn83045462", "1901-01-01", "no such word")],
    ])
  }

  @Test func `Slurm's script reads every archive, and each one once`() async throws {
    let corpus = try corpus()
    let dry = try await corpus.run(
      "pages", "--engine", "slurm", "--dry-run", "--", "--partition", "long", "--comment=two words")
    #expect(dry.lines.contains("#SBATCH --array=0-1%64"), "\(dry)")
    #expect(dry.lines.contains("#SBATCH --partition long '--comment=two words'"), "\(dry)")
    let outcome = try await corpus.run("pages", "--engine", "slurm")
    #expect(outcome.output == corpus.path + "/pages.sbatch\n", "\(outcome)")
    for _ in 1...2 {
      for task in 0...1 {
        let done = try await corpus.program.run(
          [
            "-c", "SLURM_ARRAY_TASK_ID=\(task) exec sh \"$0\"", corpus.path + "/pages.sbatch",
          ],
          executable: "/bin/sh")
        #expect(done.exitCode == 0 && done.errors.hasPrefix(task == 0 ? "b_two" : "a_one"), "\(done)")
      }
    }
    #expect(try corpus.program.files(in: "corpus/receipts").count == 2)
    #expect(
      try await corpus.run("pages", "--engine", "slurm").errors == "no archive here needs to be read\n")
  }

  @Test func `Slurm's tasks start anywhere, and fail without their list`() async throws {
    let corpus = try corpus()
    let home = corpus.program.home.path
    let script = "cd \"$0\" && \"$1\" corpus run corpus pages --engine slurm && cd / && "
    let task = "SLURM_ARRAY_TASK_ID=0 sh \"$0/corpus/pages.sbatch\""
    let done = try await corpus.program.run(
      ["-c", script + task, home, Program.path], executable: "/bin/sh")
    #expect(done.exitCode == 0 && done.output == "corpus/pages.sbatch\n", "\(done)")
    #expect(try corpus.program.files(in: "corpus/receipts").count == 1)
    try FileManager.default.removeItem(atPath: corpus.path + "/pages.todo")
    let failed = try await corpus.program.run(["-c", task, home], executable: "/bin/sh")
    #expect(failed.exitCode == 74 && failed.errors.contains("pages.todo"), "\(failed)")
  }

  @Test func `Slurm's script is not written while batches are missing, unless they are left out`()
    async throws
  {
    let corpus = try MadeCorpus([
      "a_one_ver01": [.init("sn83030214", "1900-01-01", "Liberty")], "b_two_ver01": nil,
    ])
    let refused = try await corpus.run("pages", "--engine", "slurm")
    #expect(refused.exitCode == 66 && refused.output == "", "\(refused)")
    #expect(refused.errors.contains("1 of 2 batches is neither read nor fetched"), "\(refused)")
    let partial = try await corpus.run("pages", "--engine", "slurm", "--partial")
    #expect(partial.exitCode == 0 && partial.output == corpus.path + "/pages.sbatch\n", "\(partial)")
  }

  @Test func `pages are their batch's, whatever its archive is called`() async throws {
    let corpus = try corpus()
    let plan = corpus.path + "/corpus.json"
    let text = try String(contentsOfFile: plan, encoding: .utf8)
    try Data(text.replacing("a_one_ver01.tar", with: "ocr.tar").utf8).write(to: URL(filePath: plan))
    let archives = corpus.path + "/archives/"
    try FileManager.default.moveItem(atPath: archives + "a_one_ver01.tar", toPath: archives + "ocr.tar")
    let line = try await corpus.run("pages", "--dry-run")
    #expect(line.exitCode == 0, "\(line)")
    let bin = URL(filePath: Program.path).deletingLastPathComponent().path
    let done = try await corpus.program.run(
      ["-c", "PATH=\"$0:$PATH\"; \(line.output)", bin], executable: "/bin/sh")
    #expect(done.exitCode == 0, "\(done)")
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: corpus.path + "/receipts"))
        == ["a_one_ver01.jsonl", "b_two_ver01.jsonl"])
    #expect(try await corpus.run("pages").errors == "all pages are already there\n")
  }
}
