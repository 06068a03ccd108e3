import Foundation
import TestSupport
import Testing

/// The terms of `broadsheet corpus run`.
struct CorpusTermsTests {
  private func dryRun(_ job: String, _ terms: [String]) async throws -> Program.Outcome {
    let corpus = try MadeCorpus(["a_one_ver01": [.init("sn83030214", "1900-01-01", "Liberty")]])
    return try await corpus.program.run(["corpus", "run", corpus.path, job] + terms + ["--dry-run"])
  }

  @Test func `signs within words and accents are no obstacle`() async throws {
    let outcome = try await dryRun("terms", ["l'an", "sous-préfet", "O'Neil & Co.", "é*"])
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(outcome.output.contains("'l an' 'sous préfet' 'o neil co' 'é*'"), "\(outcome)")
  }

  @Test(arguments: [
    ("terms", "1918 flu", "“1918 flu”: numbers cannot be counted"),
    ("concordance", "9th cavalry", "numbers cannot be counted"),
    ("terms", "model t ½", "numbers cannot be counted"),
    ("terms", "liberty *", "a star must follow a letter"),
    ("concordance", "liberty-*", "a star must follow a letter"),
  ])
  func `a term is not shortened to its letters`(job: String, term: String, words: String) async throws {
    let outcome = try await dryRun(job, [term])
    #expect(outcome.exitCode == 64 && outcome.errors.contains(words) && outcome.output == "", "\(outcome)")
  }

  @Test func `terms in another encoding are refused and not counted as other words`() async throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let file = folder.file("terms.txt")
    try Data("liberty\n".utf8 + [0x63, 0x61, 0x66, 0xE9, 0x0A]).write(to: URL(filePath: file))
    let outcome = try await dryRun("terms", ["--terms-from", file])
    #expect(outcome.exitCode == 65 && outcome.output == "", "\(outcome)")
    #expect(outcome.errors.contains("\(file) is not UTF-8: convert it"), "\(outcome)")
    let given = try await dryRun("terms", ["caf\u{FFFD}"])
    #expect(given.exitCode == 65 && given.errors.contains("is not UTF-8"), "\(given)")
  }
}
