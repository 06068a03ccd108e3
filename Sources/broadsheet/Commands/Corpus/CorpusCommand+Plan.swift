import ArgumentParser
import CorpusFolder
import Glibc
import HTTP
import MVP
import Newspapers
import Presentation
import Scenes

extension CorpusCommand {
  struct Plan: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "plan", abstract: "Choose batches for a corpus, and say what it takes.",
      discussion: """
        Writes corpus.json to the folder, with the batches and their sizes and checksums, and titles.jsonl, \
        with the newspapers in them (or all of a site's newspapers, if its list does not say which). Prints \
        how much there is to download, how long that takes at 9 archives in 10 minutes (one below the \
        Library's limit), how much disk space it needs, and how long this machine takes to read it. No \
        archive is downloaded.

        Run it again without filters to compare the plan with its source's current list. New batches are \
        added. Archives that changed or moved stay as planned unless you give --refresh. Batches that are no \
        longer listed stay and are marked. A batch that was planned because its newspapers were unknown is \
        dropped once they are known not to match.

        Filters choose whole batches. When the batches are read, --lccn, --from and --to also choose pages.
        """)

    @Argument(
      help: ArgumentHelp(
        "The folder of the corpus; created if needed. Can be omitted with --dry-run.", valueName: "folder"),
      completion: .directory)
    var folder: String?

    @OptionGroup var batches: BatchOptions

    @Option(
      name: .customLong("batches"),
      help: ArgumentHelp(
        "Only the batches that this file names, one per line; - for standard input. Further columns are "
          + "ignored.",
        valueName: "file"), completion: .file())
    var list: String?

    @Flag(help: "Take all batches.") var all = false

    @Option(
      help: ArgumentHelp(
        "How fast this machine downloads, in megabytes per second, for the time estimate.",
        valueName: "number"))
    var rate: Double?

    @Flag(help: "Plan archives that have changed or moved at the server as they are now.") var refresh = false

    @Flag(name: .customLong("dry-run"), help: "Write nothing.") var isDryRun = false

    @Flag(help: "Print JSON.") var json = false

    @OptionGroup var source: SourceOptions

    func validate() throws {
      guard folder?.isEmpty != true else { throw ValidationError("The folder's name is empty.") }
      guard isDryRun || folder != nil else { throw ValidationError("Name the folder of the corpus.") }
      guard rate.map({ $0 > 0 && $0.isFinite }) ?? true else {
        throw ValidationError("--rate must be above 0.")
      }
      if all, !batches.selection.takesAll || list != nil {
        throw ValidationError("--all cannot be combined with filters.")
      }
    }

    @MainActor func run() async throws {
      let output = StandardOutput()
      var selection = batches.selection
      if let list { selection.names = try BatchNames.read(list) }
      let settings = try Settings.forCommand()
      let home = try await home()
      let services = try source.services(for: home)
      let store = folder.map { services.corpus(in: $0) }
      var order = CorpusPlanOrder()
      (order.takesAll, order.takesChanged, order.isDryRun) = (all, refresh, isDryRun)
      switch try home.source(named: source.source, settings) ?? settings.source {
      case .loc, nil: order.source = .library
      case .site(let site): order.source = IssueSource(site.url)
      case .offline: break
      }
      let means = CorpusMeans(
        speed: SpeedFile(settings: settings).read(),
        cores: CorpusCommand.cores, rate: rate.map { $0 * 1e6 },
        interval: Services.archiveInterval)
      let view = CorpusPlanText(isJSON: json, output: output)
      let presenter = CorpusPlanPresenter(
        selection, order: order, service: services.service, catalog: services.offline(), store: store,
        means: means)
      await presenter.present(on: view)
      output.exit(view.exitCode)
    }

    /// Where the list is: an existing plan's own source, unless another one is named.
    @MainActor private func home() async throws -> AddressHome {
      // Errors in the plan are reported once it is needed.
      guard source.source == nil, let folder,
        let earlier = try? await source.services().corpus(in: folder).plan(),
        case .site(let site) = earlier.server
      else { return .anywhere }
      return .site(try SiteAddress(site))
    }
  }
}
