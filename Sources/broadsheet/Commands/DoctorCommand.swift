import ArgumentParser
import Catalog
import FoundationEssentials
import HTTP
import MVP
import Presentation
import Scenes

/// `broadsheet doctor`: what works on this machine, what does not, and what to do.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", _superCommandName: Program.name,
    abstract: "Check what works here, and say how to fix what does not.",
    discussion: """
      Checks the configuration, directories, terminal, libraries, network, catalog, bookmarks, index of \
      pages, Tesseract, cache, request pacing and source. At most three requests are sent to the source, \
      each announced first, and none while a server refuses requests. Each line begins with ✓ (works), – \
      (information), ! (works, but not fully) or ✗ (does not work). The exit status is 0 if there is no ✗.

      With --live, doctor instead requests one of each kind of thing from the source, at its usual pace, and \
      reports which responses it understood. --record saves the responses unchanged, without names, passwords \
      or cookies.
      """)

  @Option(help: ArgumentHelp("text, or json (one object).", valueName: "format"))
  var format: RecordFormat = .text

  @Flag(help: "Send no requests.") var offline = false

  @Flag(help: "Request one of each kind of thing from the source: some 18 requests, about two minutes.")
  var live = false

  @Flag(
    help: "Measure how fast this machine reads archives, for broadsheet corpus plan; takes a few seconds.")
  var speed = false

  @Option(
    help: ArgumentHelp(
      "With --live, save every response in this folder, to attach to a bug report.", valueName: "folder"),
    completion: .directory)
  var record: String?

  func validate() throws {
    if live, offline { throw ValidationError("--live cannot be combined with --offline.") }
    if record != nil, !live { throw ValidationError("--record needs --live.") }
    if record?.isEmpty == true { throw ValidationError("--record needs a folder name.") }
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
    // If there are none, the configuration check says why.
    let directories = Result { () throws(SettingsError) in try Directories(environment: environment) }
    if case .success(let directories) = directories {
      always.append(DirectoryCheck(directories: directories, environment: environment))
    }
    always += [TerminalCheck(environment: environment), NetworkCheck(environment: environment)]
    guard case .success(let settings) = settings else {
      return always + [CatalogCheck(imported: nil, builtIn: StarterCatalog())]
    }
    settings.nameLibraryHosts()
    let services = source.services(settings)
    return always + [
      CatalogCheck(
        imported: services.hasCatalog ? services.offline() : nil, builtIn: StarterCatalog(),
        leftover: services.catalogLeftover.map { Abbreviation.path($0, environment: environment) },
        verify: services.verifyCatalog),
      LibraryCheck(library: settings.ownLibrary(), environment: environment),
      PageIndexCheck(index: services.pages, environment: environment),
      RecognitionCheck(
        recognizer: services.recognizer, readings: services.readings, environment: environment),
      CacheCheck(cache: ResponseCache(settings)), PaceCheck(settings: settings),
      SourceCheck(
        settings: settings, services: services, named: source.source, isOffline: offline, isLive: live),
    ] + (speed ? [SpeedCheck(settings: settings)] : [])
      + (live ? [LiveCheck(services: services, folder: record)] : [])
  }
}
