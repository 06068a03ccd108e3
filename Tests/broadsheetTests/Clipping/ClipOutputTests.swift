import Foundation
import TestSupport
import Testing

/// What `-o` of `clip` takes, and what the files say.
final class ClipOutputTests: ClippingSuite {
  private func clipFiles(_ arguments: String...) async throws -> Program.Outcome {
    try await clip(["--files-only"] + arguments)
  }

  @Test(arguments: [
    ("a.gif", "end the name in .jpg or .png, not in .gif"), ("a.PDF", "not in .pdf"),
    ("-", "A clip is two files"), ("/dev/full", "below /dev"),
  ]) func `a name that two files cannot share is a usage error`(name: String, words: String) async throws {
    let outcome = try await clipFiles("--region", "5,15,30,20", "-o", name)
    #expect(outcome.exitCode == 64 && outcome.errors.contains(words), "\(outcome)")
  }

  @Test func `a missing folder is created only if a slash marks it as one`() async throws {
    let name = folder.path + "/nowhere/a"
    let outcome = try await clipFiles("--region", "5,15,30,20", "-o", name)
    #expect(outcome.exitCode == 74, "\(outcome)")
    #expect(outcome.errors.contains("cannot write \(name): No such file"), "\(outcome.errors)")
    #expect(outcome.errors.contains("-o \(folder.path)/nowhere/"), "\(outcome.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    let made = try await clipFiles("--region", "5,15,30,20", "-o", folder.path + "/no/where/")
    #expect(made.exitCode == 0, "\(made)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/no/where").count == 2)
  }

  @Test func `a file that cannot be written is reported by the reader's name for it`() async throws {
    // A picture has more than 2 KiB.
    let limited = ["-c", #"trap '' XFSZ; ulimit -f 4; exec "$0" "$@""#, Program.path]
    let clip = ["clip", "bsd00000001", "1903-03-07", "--files-only", "--region", "5,15,30,20"]
    let outcome = try await program.run(
      limited + clip + ["-o", folder.path + "/a"], executable: "/bin/sh")
    #expect(outcome.exitCode == 74, "\(outcome)")
    #expect(outcome.errors.contains("cannot write \(folder.path)/a.jpg: File too large"), "\(outcome)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func `words cut by the frame are counted`() async throws {
    let outcome = try await clipFiles("--region", "5,15,20,20", "-o", folder.path + "/a")
    let data = try Data(contentsOf: folder.appending(path: "a.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let count = try #require(json["cut_words"] as? Int)
    #expect(
      outcome.errors.contains("outside the frame; … marks where") == (count > 0), "\(count): \(outcome)")
    #expect((json["text"] as? String)?.contains("…") == (count > 0))
  }

  @Test func `a name does not end in a short function word`() async throws {
    let outcome = try await clipFiles(
      "--region", "5,15,30,20", "-o", folder.path + "/", "--headline", "Ferry and the River")
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(outcome.lines.first?.contains("_ed-1_seq-1_ferry_") == true, "\(outcome)")
  }
}
