import ArgumentParser
import Files
import FoundationEssentials
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import Text

/// `broadsheet browse`: the full-screen program.
struct BrowseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse newspapers full screen.",
    discussion: """
      Press ? for all keys. At 100 columns or more, the list and the newspaper are shown side by side. The \
      mouse wheel scrolls; a click selects a row, and a second click opens it. To select text, hold Shift, \
      or leave the mouse to the terminal with --no-mouse.

      Marks in a list: ★ a bookmark; in lists that this machine has, also ● every page can be read without a \
      network, ✓ pages that you have read are kept.
      """)

  @Argument(
    help: ArgumentHelp("A newspaper to open.", valueName: "LCCN"),
    transform: GivenNewspaper.argument)
  var newspaper: GivenNewspaper?

  @Option(
    name: .customLong("search"),
    help: ArgumentHelp("Search the words of pages first; see broadsheet-search(1).", valueName: "query"))
  var query: String?

  @OptionGroup var images: ImagesOptions

  @OptionGroup var source: SourceOptions
  @OptionGroup var screen: ScreenOptions

  func run() async throws {
    try await BrowseCommand.browse(newspaper, query: query, images: images, source: source, screen: screen)
  }

  @MainActor static func browse(
    _ newspaper: GivenNewspaper?, query: String? = nil, opening screens: [Route] = [],
    home: AddressHome = .anywhere, images: ImagesOptions, source: SourceOptions, screen: ScreenOptions
  ) async throws {
    let output = StandardOutput()
    let environment = ProcessInfo.processInfo.environment
    do throws(TerminalError) {
      try TerminalSession.check(environment: environment)
    } catch {
      output.note("broadsheet: \(error)")
      output.note(
        screens.isEmpty
          ? "  Use another terminal, or broadsheet list and broadsheet show, which work everywhere."
          : "  Use another terminal; broadsheet open --print works everywhere.")
      throw ExitCode(ExitStatus.usage)
    }
    let settings = try Settings.forCommand()
    let named = try (newspaper?.home ?? home).source(named: source.source, settings)
    let session = TerminalSession(takesMouse: screen.takesMouse(settings))
    let (log, file) = BrowseCommand.log(isVerbose: source.verbose, settings)
    defer {
      log.tellTroubles()
      if let file { output.note("Requests are logged in \(file.path)") }
    }
    let services = Services(settings: settings, named: named, log: log, isForScreen: true)
    let builder = SceneBuilder(
      service: services.service, library: services.ownLibrary(),
      saver: services.saver(into: FileManager.default.currentDirectoryPath),
      desktop: ProcessDesktop(session: session), meter: services.source.meter,
      turnsRightToLeft: !VisualOrder.isDoneByTerminal(environment: environment), sourceName: named?.name,
      asksOnRest: settings.preview == .rest,
      queries: QueryHistoryFile(path: settings.stateDirectory + "/queries"), citation: settings.citation,
      addresses: { OpenCommand.meaning(of: $0, named: named, settings) },
      clipMaker: services.clipMaker(
        into: FileManager.default.currentDirectoryPath, keepsExcerpts: false))
    let app = App(
      window: builder.window(), session: session, colorDepth: .detect(environment: environment),
      images: images.choice(settings), environment: environment)
    let routes: [Route] =
      [.newspapers(NewspaperQuery())] + (newspaper.map { [.newspaper($0.lccn, preview: nil)] } ?? [])
      + (query.map { [.search($0, isAsked: true)] } ?? []) + screens
    let signal: Int32?
    do throws(TerminalError) {
      signal = try await app.run(from: routes)
    } catch {
      output.note("broadsheet: \(error)")
      throw ExitCode(ExitStatus.inputOutput)
    }
    await services.keeping.finish()
    if let signal { throw ExitCode(ExitStatus.ended(by: signal)) }
  }

  /// Standard error is the screen unless it was redirected: then it gets the log, otherwise a file does.
  private static func log(isVerbose: Bool, _ settings: Settings) -> (AccessLog, LogFile?) {
    guard isVerbose else { return (AccessLog(reader: .later, logger: nil), nil) }
    guard StandardError.isTerminal else {
      return (AccessLog(reader: .later, logger: .lines(StandardError.note)), nil)
    }
    do throws(FileFailure) {
      let file = try LogFile(path: settings.stateDirectory + "/log")
      return (AccessLog(reader: .later, logger: .lines(file.add)), file)
    } catch {
      let log = AccessLog(reader: .later, logger: nil)
      log.trouble("the log cannot be written: \(error.reason)")
      return (log, nil)
    }
  }
}
