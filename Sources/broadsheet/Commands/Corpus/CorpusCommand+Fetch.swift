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
        Downloads missing archives, largest first, two at a time. The Library allows 10 of them in 10 \
        minutes, so all running copies of Broadsheet together request no more than 9. If you interrupt it, \
        the same command continues where it stopped, even in the middle of an archive.

        The checksum of each archive is computed while it arrives. If it is wrong, the archive is discarded \
        and requested once more. If the server refuses requests, the command stops and says until when. If \
        less than 1 GB of disk space would be left, it stops and says how much is missing.

        Progress is a line every 10 seconds, or a bar on a terminal. The exit status is 65 if an archive \
        cannot be used, 66 if the server does not have it, 69 if the server cannot be reached, 74 if the \
        disk is full, and 75 if the server is refusing requests for now. If several archives fail, it is the \
        lowest of these.
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
        "Take archives from this folder after comparing their checksums, as links if it is on the same disk; "
          + "nothing is downloaded.",
        valueName: "folder"), completion: .directory)
    var source: String?

    @Option(
      name: .customLong("hand-off"),
      help: ArgumentHelp(
        """
        Download nothing; print input for another program: aria2 (for aria2c -i), curl (for curl --config) \
        or slurm (a job for one machine of a cluster, for sbatch).
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
