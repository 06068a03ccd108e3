import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

extension CorpusCommand {
  struct Fetch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "fetch", abstract: "Download the archives of a corpus.",
      discussion: """
        Downloads the archives that are missing, the largest first, two at a time. The Library allows 10 of \
        them in 10 minutes: no more than 9 are requested, by all running copies of Broadsheet together. If \
        you interrupt it, the same command continues where it stopped, even in the middle of an archive.

        The checksum of each archive is computed while it arrives. One that is wrong is discarded and asked for once \
        more. If the server refuses, the command ends and says until when; if less than 1 GB of the disk would stay free, it ends and \
        says what is missing.

        Progress is a line every 10 seconds, or a bar on a terminal. Exit status is 65 if an archive \
        cannot be used, 66 if the server does not have it, 69 if it cannot be reached, 74 if the disk is full, and 75 if \
        it refuses for now; if several archives fail, it is the lowest of theirs.
        """)

    /// Who downloads instead.
    enum Helper: String, CaseIterable, ExpressibleByArgument {
      case aria2, curl, slurm

      var handOff: CorpusHandOff {
        switch self {
        case .aria2: .downloads(.aria2)
        case .curl: .downloads(.curl)
        case .slurm: .slurm(program: ProgramPath.own)
        }
      }
    }

    @Argument(help: ArgumentHelp("The folder of the corpus.", valueName: "folder"), completion: .directory)
    var folder: String

    @Option(
      name: .customLong("from-dir"),
      help: ArgumentHelp(
        "Take archives from this folder, by links where it is on the same disk, once their checksums were compared; nothing is downloaded.",
        valueName: "folder"), completion: .directory)
    var source: String?

    @Option(
      name: .customLong("hand-off"),
      help: ArgumentHelp(
        """
        Download nothing; print what another program needs to do it: aria2 (for aria2c -i), curl (for curl --config) or \
        slurm (a job for one machine of a cluster, for sbatch).
        """, valueName: "program"))
    var helper: Helper?

    @Flag(name: .shortAndLong, help: "Log requests to standard error.") var verbose = false

    func validate() throws {
      if source != nil, helper != nil {
        throw ValidationError("--from-dir cannot be combined with --hand-off.")
      }
    }

    @MainActor func run() async throws {
      let output = StandardOutput()
      let store = try CorpusCommand.store(folder, verbose: verbose)
      if let helper {
        let view = CorpusHandOffText(output: output)
        let presenter = CorpusHandOffPresenter(
          helper.handOff, store: store, interval: Services.archiveInterval)
        await presenter.present(on: view)
        output.exit(view.exitCode)
      }
      let view = CorpusFetchText(output: output)
      let presenter = CorpusFetchPresenter(
        store: store, folder: source, interval: Services.archiveInterval)
      let interrupt = InterruptNote {
        "broadsheet: stopped; what was downloaded is kept: run the same command to continue"
      }
      await presenter.present(on: view)
      interrupt.end()
      output.exit(view.exitCode)
    }
  }
}
