import Foundation
import TestSupport
import Testing

/// Commands that are given a pipe instead of a file, as the shell passes the output of another command.
@Suite(.timeLimit(.minutes(1)))
final class GivenPipeTests: ClippingSuite {
  private var pipe: String { program.home.path + "/pipe" }

  /// Runs the program while `data` is written into the pipe.
  private func run(_ arguments: [String], piping data: Data) async throws -> Program.Outcome {
    unlink(pipe)
    #expect(mkfifo(pipe, 0o600) == 0)
    let path = pipe
    async let writing: Void = Task.detached { try data.write(to: URL(filePath: path)) }.value
    let outcome = try await program.run(arguments)
    try await writing
    return outcome
  }

  @Test func `exported pages are added from a pipe`() async throws {
    let page = ##"{"page":{"lccn":"sn83000001","date":"1900-01-01","edition":1,"sequence":1},"text":"gold"}"##
    let added = try await run(["index", "add", pipe], piping: Data((page + "\n").utf8))
    #expect(added.exitCode == 0 && (added.output + added.errors).contains("added 1 page"), "\(added)")
    let bad = try await run(["index", "add", pipe], piping: Data("no page\n".utf8))
    #expect(bad.exitCode == 65 && bad.errors.contains("/pipe, line 1: not a page"), "\(bad)")
  }

  @Test func `a clip is cited from a pipe`() async throws {
    _ = try await clip("--region", "5,15,30,20", "-o", folder.path + "/a", "--headline", "The New Ferry")
    let file = folder.path + "/a.json"
    let expected = try await program.run("cite", file)
    let cited = try await run(["cite", pipe], piping: try Data(contentsOf: URL(filePath: file)))
    #expect(cited.exitCode == 0 && cited.output == expected.output, "\(cited)")
  }

  @Test(arguments: [
    (["--in-place"], "--in-place needs files: "), (["--check", "--source", "here"], "read a text twice: "),
    (["--files", "--source", "here"], "read a text twice: "),
  ]) func `a text that is read twice or replaced cannot be a pipe`(options: [String], words: String)
    async throws
  {
    // It is refused before it is opened, which would wait for a writer.
    #expect(mkfifo(pipe, 0o600) == 0)
    let outcome = try await program.run(["resolve", pipe] + options)
    #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains(words) && outcome.errors.contains("/pipe is a pipe"), "\(outcome)")
  }
}
