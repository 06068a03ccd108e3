import ArgumentParser
import Catalogue
import FoundationEssentials
import HTTP
import MVP
import Presentation
import Scenes

/// `broadsheet doctor`: what works on this machine, what does not, and what to do.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what works here, what does not, and what to do.",
    discussion: """
      Looks at the configuration, the directories, the terminal, the network library, the catalogue, your \
      bookmarks, the cache, the pace and the source. The source is sent three requests at most, each explained \
      before it is sent, and none while it asks for rest. Each line begins with ✓ (well), – (neither well nor ill), ! (works, but not as \
      well as it could) or ✗ (does not work); the exit status is 0 if there is no ✗.

      With --live the source is asked for one of each kind of thing instead, at its usual pace, and the report says \
      which answers were understood. --record keeps the answers as they came, without names, passwords or cookies.
      """)

  @Option(help: ArgumentHelp("text or json, one object.", valueName: "format"))
  var format: RecordFormat = .text

  @Flag(help: "Send no requests.") var offline = false

  @Flag(help: "Ask the source for one of each kind of thing: some 16 requests, about two minutes.")
  var live = false

  @Option(
    help: ArgumentHelp(
      "With --live, keep every answer in this folder, to attach to a bug report.", valueName: "folder"))
  var record: String?

  func validate() throws {
    if live, offline { throw ValidationError("--live sends requests: leave out either it or --offline.") }
    if record != nil, !live { throw ValidationError("--record keeps what --live is answered: add --live.") }
    if record?.isEmpty == true { throw ValidationError("--record needs the name of a folder.") }
  }

  @OptionGroup var source: SourceOptions

  @MainActor func run() async throws {
    let output = StandardOutput()
    let view = DoctorText(format: format, output: output)
    await DoctorPresenter(checks: checks(environment: ProcessInfo.processInfo.environment)).present(on: view)
    output.exit(view.exitCode)
  }

  /// The checks, in the order of the report. Those that need settings are left out if the settings are
  /// invalid, because no command would run with them.
  private func checks(environment: [String: String]) -> [any DoctorCheck] {
    let settings = Result { () throws(SettingsError) in try Settings(environment: environment) }
    var always: [any DoctorCheck] = [
      ProgramCheck(), ConfigurationCheck(settings: settings, environment: environment),
    ]
    // Where there are none, the check of the configuration says why.
    let directories = Result { () throws(SettingsError) in try Directories(environment: environment) }
    if case .success(let directories) = directories {
      always.append(DirectoryCheck(directories: directories, environment: environment))
    }
    always += [TerminalCheck(environment: environment), NetworkCheck(environment: environment)]
    guard case .success(let settings) = settings else {
      return always + [CatalogueCheck(imported: nil, builtIn: StarterCatalogue())]
    }
    let services = source.services(settings)
    return always + [
      CatalogueCheck(
        imported: services.hasCatalogue ? services.offline() : nil, builtIn: StarterCatalogue(),
        verify: services.verifyCatalogue),
      LibraryCheck(library: settings.ownLibrary(), environment: environment),
      CacheCheck(cache: ResponseCache(settings)), PaceCheck(settings: settings),
      SourceCheck(
        settings: settings, services: services, named: source.source, isOffline: offline, isLive: live),
    ] + (live ? [LiveCheck(services: services, folder: record)] : [])
  }
}
