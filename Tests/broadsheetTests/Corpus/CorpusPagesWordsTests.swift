import Foundation
import TestSupport
import Testing

/// What `broadsheet corpus run DIR pages` says about what it did.
struct CorpusPagesWordsTests {
  /// A corpus with a web page instead of its archive.
  private func corpus() throws -> MadeCorpus {
    let corpus = try MadeCorpus(["a_one_ver01": [.init("sn83030214", "1900-01-01", "Liberty")]])
    try corpus.write(Array("<html>".utf8), "a_one_ver01")
    try corpus.list("a_one_ver01", asIn: corpus.path + "/archives/a_one_ver01.tar")
    return corpus
  }

  @Test func `an archive without pages is not said to be read already`() async throws {
    let outcome = try await corpus().run("pages")
    #expect(outcome.exitCode == 65 && outcome.errors.contains("read 0 pages"), "\(outcome)")
    #expect(!outcome.errors.contains("already there"), "\(outcome)")
  }

  @Test func `a damaged archive that nothing is known about can be fetched again`() async throws {
    let corpus = try corpus()
    try corpus.list("a_one_ver01", ["sha1": NSNull()])
    #expect(try await corpus.run("pages").exitCode == 65)
    let rolled = try await corpus.run("pages", "--rolling")
    #expect(
      rolled.exitCode == 65 && rolled.errors.contains("could not be read completely; it was kept"),
      "\(rolled)")
    #expect(rolled.errors.contains("0 of 1 archive "), "\(rolled)")
    let verified = try await corpus.program.run("corpus", "verify", corpus.path)
    #expect(verified.exitCode == 65, "\(verified)")
    #expect(
      verified.output.contains("remove archives/a_one_ver01.tar to fetch it again"), "\(verified)")
  }

  @Test func `a card that is there stays, and another file is reported before anything is read`() async throws
  {
    let corpus = try MadeCorpus(["a_one_ver01": [.init("sn83030214", "1900-01-01", "Liberty")]])
    let card = corpus.path + "/README.md"
    try Data("# Another project\n".utf8).write(to: URL(filePath: card))
    let refused = try await corpus.run("pages", "--for", "hf")
    #expect(refused.exitCode == 74 && refused.errors.contains("rename it"), "\(refused)")
    #expect(try corpus.program.files(in: "corpus/pages").isEmpty)
    try FileManager.default.removeItem(atPath: card)
    let first = try await corpus.run("pages", "--for", "hf")
    #expect(first.exitCode == 0 && first.errors.contains("wrote \(card)"), "\(first)")
    let second = try await corpus.run("pages", "--for", "hf")
    #expect(second.exitCode == 0 && second.errors.contains("was not changed"), "\(second)")
  }

  @Test func `there is no card of pages that are still to be fetched`() async throws {
    let corpus = try MadeCorpus(["a_one_ver01": nil])
    // This keeps anything from being fetched into it, so nothing is requested.
    try corpus.program.write(Data(), to: "corpus/archives")
    let rolled = try await corpus.run("pages", "--rolling", "--for", "hf")
    #expect(![0, 65].contains(rolled.exitCode) && !rolled.errors.contains("wrote "), "\(rolled)")
    #expect(!FileManager.default.fileExists(atPath: corpus.path + "/README.md"))
  }
}
