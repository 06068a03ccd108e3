import ArgumentParser
import Clock
import CorpusFolder
import Files
import FoundationEssentials
import MVP
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
    commandName: "browse", _superCommandName: Program.name,
    abstract: "Browse newspapers full screen.",
    discussion: """
      browse opens with Home: the pages you were reading, each at the line where you stopped, front pages of this day that are \
      on this machine, bookmarks and saved searches. gl lists the newspapers, and gh goes to Home from anywhere. No server is \
      contacted until you open something. With --list, or the setting start: newspapers, it opens with the list.

      Press ? for all keys. At 120 columns or more, the list and the newspaper are shown side by side. The mouse wheel scrolls; \
      a click selects a row, and a second click opens it. Click a column heading to sort newspapers by it, a key in the bottom \
      line to press it, or a step in the title line to go back to it. To select text, hold Shift, or leave the mouse to the \
      terminal with --no-mouse. T opens the selected item in a new tab; Alt-1 to Alt-9, or g1 to g9, go to a tab. Tabs that are \
      open when you quit are remembered. Home offers to reopen them next time, and gy does so from anywhere; press it again for \
      the session before that. Whatever you opened with an argument or --search is not remembered.

      With --accessible, for screen readers and braille displays, browse prints statements, one per line, and reads typed lines: \
      a number opens the item with that number, m says more, m 10 the next 10, p says what came before, b goes back, / followed \
      by words finds them, and q quits. You can also type any key or command of the screen, followed by a row's number, a \
      count or an answer: bookmark 3, next-issue 2, gd 1897-03-05. h lists all of them. Ctrl-C cancels loading; if nothing is loading, it quits.

      Marks in a list: ★ bookmarked; in lists on this machine, also ● every page can be read without a \
      network, ✓ pages you have read are kept.

      The folder of a corpus job's result, DIR/results/ID, opens as a list of counts by year and state: hits, pages with hits, \
      words, and hits per million words. Enter shows the hits with the words around them, and Enter again reads the page, from \
      the corpus if it has the page. On a pipe, or with --format, all counts are printed instead: year, state, term, hits, pages \
      with hits, words, pages, issues, hits per million words. With --hits, and for a concordance, it prints the hits: page, \
      title, year, state, term, words before, hit, words after, code points before it on the page, batch, OCR quality. Whatever \
      is incomplete or was left out is reported on standard error.
      """)

  @Argument(
    help: ArgumentHelp(
      "A newspaper, an issue or a page to open, or the folder of a corpus job's result.",
      valueName: "LCCN|address|folder"),
    completion: .directory, transform: BrowseTarget.argument)
  var target: BrowseTarget?

  @Option(
    name: .customLong("search"),
    help: ArgumentHelp("Open with a search of pages; see broadsheet-search(1).", valueName: "query"))
  var query: String?

  @Flag(name: .customLong("list"), help: "Open with the list of newspapers.")
  var opensList = false

  @Option(
    help: ArgumentHelp(
      "Print a corpus job's result: table, tsv, csv, json or jsonl. Default on a pipe: tsv.",
      valueName: "format"))
  var format: ListFormat?

  @Flag(name: .customLong("hits"), help: "Print the hits of a corpus job's result instead of the counts.")
  var showsHits = false

  @OptionGroup var images: ImagesOptions
  @OptionGroup var source: SourceOptions
  @OptionGroup var screen: ScreenOptions

  func validate() throws {
    if target?.result != nil {
      if query != nil { throw ValidationError("--search searches newspapers: omit it with a result.") }
      if opensList { throw ValidationError("--list lists newspapers: omit it with a result.") }
      return
    }
    let option = format != nil ? "--format" : showsHits ? "--hits" : nil
    if let option {
      throw ValidationError("\(option) is for a corpus job's result: name its folder, DIR/results/ID.")
    }
  }

  @MainActor func run() async throws {
    guard let path = target?.result else {
      return try await BrowseCommand.browse(
        target?.place, query: query, opensList: opensList, images: images, source: source, screen: screen)
    }
    let output = StandardOutput()
    let folder: ResultFolder
    do throws(ResultFolder.Fault) { folder = try ResultFolder(path) } catch {
      output.exit(output.fail(Failure(error)))
    }
    let result = ResultRows(folder)
    let hits = showsHits || result.summary.job == .concordance
    guard format != nil || !(output.isTerminal || screen.accessible) else {
      return try await BrowseCommand.browse(
        nil, in: result, pages: CorpusPageTexts(folder, rows: result),
        opening: [.result(hits ? .hits(HitQuery()) : .counts(CountQuery()))], images: images,
        source: source, screen: screen)
    }
    let format = format ?? .usual(for: output)
    let isWanted = { output.failure == nil }
    output.exit(
      hits
        ? await ConcordanceText.write(HitQuery(), of: result, as: format, to: output, isWanted: isWanted)
        : await CorpusResultText.write(CountQuery(), of: result, as: format, to: output, isWanted: isWanted))
  }

  @MainActor static func browse(
    _ place: GivenPlace?, query: String? = nil, opensList: Bool = false, in result: ResultRows? = nil,
    pages: CorpusPageTexts? = nil, opening screens: [Route] = [],
    home: AddressHome = .anywhere, images: ImagesOptions, source: SourceOptions, screen: ScreenOptions
  ) async throws {
    let output = StandardOutput()
    let environment = ProcessInfo.processInfo.environment
    let settings = try Settings.forCommand()
    let isAccessible = screen.isAccessible(settings, environment)
    if !isAccessible { try check(environment, output, isAddress: !screens.isEmpty) }
    let named = try (place?.home ?? home).source(named: source.source, settings)
    let theme = try screen.themeChoice(settings)
    let session = screen.session(settings, environment)
    let (log, file) = BrowseCommand.log(isVerbose: source.verbose, settings)
    defer {
      log.tellTroubles()
      if let file { output.note("requests are logged in \(file.path)") }
    }
    let services = Services(settings: settings, named: named, log: log, isForScreen: true)
    let service = services.service
    let work = QueueWork(settings, named: named, holdings: services.holdings, kept: service.kept, log: log)
    let begins = place == nil && query == nil && result == nil && screens.isEmpty
    let library = services.ownLibrary()
    let (tabs, lost) = await sessions(in: library, settings, isWhole: begins)
    let builder = SceneBuilder(
      service: pages.map { service.reading($0) } ?? service, library: library,
      saver: ToldSaver(saver: services.saver(into: FileManager.default.currentDirectoryPath), log: log),
      desktop: isAccessible
        ? SpokenDesktop(ProcessDesktop(session: session), output: output) : ProcessDesktop(session: session),
      clock: SystemClock(), meter: services.source.meter,
      turnsRightToLeft: !VisualOrder.isDoneByTerminal(environment: environment),
      searched: SearchedSource(named: named?.name, usual: settings.source?.name),
      asksOnRest: (settings.preview ?? .rest) == .rest, preview: settings.preview?.ofFrontPages ?? .ask,
      queries: QueryHistoryFile(path: settings.stateDirectory + "/queries"), citation: settings.citation,
      addresses: { await OpenCommand.meaning(of: $0, named: named, settings, in: service.directory) },
      clipMaker: services.clipMaker(
        into: ClipFolder(path: FileManager.default.currentDirectoryPath), keepsExcerpts: false),
      result: result ?? NoCorpusResult(), holdings: services.holdings, pace: services.pace(of:),
      desk: work.desk, ahead: QueueServices.ahead(settings, named: named, log: log), session: tabs)
    let keys = KeySettings(settings.keys)
    let window = builder.window(keys: keys.choices)
    let troubles = [theme.fault.map { "The theme is auto: \($0.message)" }, keys.firstTrouble, lost]
    for trouble in troubles.compactMap(\.self) { window.navigator.announce(failure: trouble) }
    check(window, in: tabs)
    let given = place.map { OpenCommand.routes(to: $0.address) } ?? []
    let searched = query.map { [Route.search($0, isAsked: true)] } ?? []
    let opened = await BrowseCommand.titled(given + searched + screens, in: service.directory)
    let isHome = begins && !opensList && settings.start != .newspapers
    // A result stands by itself: nothing is requested that the reader did not want to see.
    let routes = (result == nil ? [isHome ? Route.home : .newspapers(NewspaperQuery())] : []) + opened
    let former =
      begins && !opensList && settings.start == .session
      ? await tabs.former(window.navigator, isBeginning: true)?.openTabs : nil
    work.start(telling: window, saysProgress: isAccessible)
    if isAccessible {
      let status = await converse(
        in: window, from: routes, or: former,
        Repertoire(printing: settings.glyphs, environment: environment), output)
      await remember(window.openTabs, in: tabs, output)
      await work.end()
      await services.keeping.finish()
      if status != ExitStatus.done { throw ExitCode(status) }
      if let failure = output.failure { throw ExitCode(failure) }
      return
    }
    let memory = GroundMemory(folder: settings.stateDirectory, environment: environment)
    let app = App(
      window: window, session: session, colorDepth: .detect(environment: environment),
      images: images.choice(settings),
      guide: ThemeGuide(
        theme.choice, depth: .detect(environment: environment), environment: environment,
        remembered: memory.ground()),
      environment: environment, repertoire: Repertoire(settings.glyphs, environment: environment),
      // Only the next start would benefit from it.
      rememberGround: { ground in _ = try? memory.remember(ground) })
    var (signal, fault): (Int32?, TerminalError?)
    do throws(TerminalError) { signal = try await app.run(from: routes, or: former) } catch { fault = error }
    await remember(window.openTabs, in: tabs, output)
    await work.end()
    await services.keeping.finish()
    if let fault {
      output.note("broadsheet: \(fault)")
      throw ExitCode(ExitStatus.inputOutput)
    }
    if let signal { throw ExitCode(ExitStatus.ended(by: signal)) }
  }
}
