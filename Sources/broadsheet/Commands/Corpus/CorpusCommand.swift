import ArgumentParser
import CorpusFolder
import Glibc
import Logging
import Newspapers

/// `broadsheet corpus`: whole batches of pages, for programs.
struct CorpusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "corpus", _superCommandName: Program.name,
    abstract: "Turn whole batches of pages into data for other programs.",
    discussion: """
      For questions that need more pages than you should request from a server: the Library offers all its \
      text in archives, one per batch. A corpus is a folder: plan chooses its batches, fetch downloads their \
      archives, pages reads them, run counts and finds words, status shows the progress, and verify checks \
      that every file is intact.
      """,
    subcommands: [Plan.self, Fetch.self, Pages.self, Run.self, Status.self, Verify.self])

  /// Those of this machine.
  static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The corpus in a folder, whose archives are downloaded at the pace that all programs share.
  @MainActor static func store(_ folder: String, verbose: Bool = false) throws -> CorpusFolder {
    let log = AccessLog(
      reader: .standardError, logger: verbose ? .lines(StandardError.note) : nil)
    return Services(settings: try .forCommand(), named: nil, log: log).corpus(in: folder)
  }
}
