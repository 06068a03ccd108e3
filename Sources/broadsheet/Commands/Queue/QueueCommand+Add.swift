import ArgumentParser
import Clock
import Files
import MVP
import Newspapers
import Presentation
import Scenes

extension QueueCommand {
  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add an issue, a month, a year, or pages.",
      discussion: """
        “broadsheet queue add sn83045462 1865-10-02” queues an issue; with 1865-10 or 1865 instead, it \
        queues all issues of that month or year. Adding sends no requests, except for a month or with \
        --dry-run: then the list of the year's issues, or of the issue's pages, is requested if it is not on \
        this machine. --from-file takes what broadsheet search prints, or a page's address per line, and makes one \
        job for the pages of each site. If lists on this machine show that there is no such issue or page, \
        or its catalog shows that the newspaper did not appear that year, you are told.
        """)

    @Argument(
      help: ArgumentHelp(
        "A newspaper's LCCN, or the address of an issue or a page.", valueName: "LCCN|address"),
      transform: Add.place)
    var given: GivenPlace?

    @Argument(
      help: ArgumentHelp(
        "The day of an issue, such as 1865-10-02 or 10/2/1865, or a month or a year.", valueName: "date"),
      transform: QueuedTime.argument)
    var time: QueuedTime?

    @Option(
      help: ArgumentHelp("The day of an issue, as an option.", valueName: "date"),
      transform: WrittenDate.dayArgument)
    var issue: IssueDate?

    @Option(help: ArgumentHelp("Which edition of the day. Default: 1.", valueName: "number"))
    var edition: Int?

    @Option(help: ArgumentHelp("All issues of a year, as an option.", valueName: "year"))
    var year: Int?

    @Option(
      name: [.customLong("from-file"), .customLong("from-search")],
      help: ArgumentHelp(
        "Pages from a file, or with - from standard input: what search prints, or a page's address per line.",
        valueName: "file"), completion: .file())
    var list: String?

    @Flag(help: "Download the text of the pages; the default.") var text = false
    @Flag(help: "Download a picture of each page.") var scan = false
    @Flag(help: "Download a PDF of each page, into $XDG_DATA_HOME/broadsheet/pdf.") var pdf = false

    @Option(help: ArgumentHelp("high, normal or low.", valueName: "priority"))
    var priority: QueuedJob.Priority = .normal

    @Flag(help: "Add nothing; say how many pages and requests the job has, and how long it would take.")
    var dryRun = false

    @OptionGroup var source: SourceOptions

    func validate() throws {
      if list != nil {
        guard given == nil, times.isEmpty, edition == nil else {
          throw ValidationError(
            "--from-file names the pages: omit the newspaper, the date, --issue, --edition and --year.")
        }
        return
      }
      guard let given else {
        throw ValidationError(
          "Say what to download: a newspaper with a day, a month or a year, an address, or pages with "
            + "--from-file.")
      }
      if case .newspaper = given.address {
        guard !times.isEmpty else {
          throw ValidationError(
            "A newspaper needs the day of an issue, such as 1865-10-02, or a month or a year.")
        }
        guard times.count == 1 else {
          throw ValidationError(
            time == nil
              ? "Use --issue or --year, not both." : "Name one day, month or year: omit --issue and --year.")
        }
      } else if !times.isEmpty || edition != nil {
        throw ValidationError(
          "The address already says which issue: omit the date, --issue, --edition and --year.")
      }
      if edition != nil, times.first?.isDay == false {
        throw ValidationError("--edition needs the day of an issue.")
      }
      if let edition, !IssueID.editions.contains(edition) {
        throw ValidationError("Editions are numbered from 1 to \(IssueID.editions.upperBound).")
      }
      if let time = times.first, !time.isDay, !(1600...2100).contains(time.year) {
        throw ValidationError("\(time.year) is not a newspaper's year.")
      }
    }

    /// All ways of giving the time; exactly one must be used.
    private var times: [QueuedTime] {
      [time, issue.map(QueuedTime.day), year.map(QueuedTime.year)].compactMap(\.self)
    }

    /// Parses what to download; a list of pages has its own option.
    private static func place(_ written: String) throws -> GivenPlace {
      do { return try GivenPlace.argument(written) } catch {
        guard OpenFolder.exists(written) else { throw error }
        throw ValidationError("“\(written)” is a file: --from-file \(written) takes the pages in it.")
      }
    }

    @MainActor func run() async throws {
      let output = StandardOutput()
      let settings = try Settings.forCommand()
      let log = source.log(.standardError)
      if let list {
        output.exit(
          try await source.forPages(of: list, output, gathersSites: true) { services, lines, _ in
            let pages = lines.map(\.page)
            let titles = Set(lines.map(\.title))
            // A source that sends no requests has nothing to download from.
            return await add(
              .pages(pages), title: titles.count == 1 ? titles.first ?? nil : nil,
              home: AddressHome.site(of: lines.first?.address), services, settings, log, output)
          })
      }
      guard let given else { return }
      let services = try source.services(for: given.home)
      let wanted: QueuedJob.Wanted
      do throws(NewspaperError) {
        wanted = try await QueuedJob.Wanted(given.address, times.first, edition, in: services.service.archive)
      } catch {
        output.exit(output.fail(Failure(error)))
      }
      let code = await add(
        wanted, title: nil, home: given.home, services, settings, log, output)
      output.exit(code)
    }

    @MainActor private func add(
      _ wanted: QueuedJob.Wanted, title: String?, home: AddressHome, _ services: Services,
      _ settings: Settings,
      _ log: AccessLog, _ output: StandardOutput
    ) async -> Int32 {
      // A job keeps its source, whatever the settings are when it runs.
      let used = (try? home.source(named: source.source, settings)) ?? source.source ?? settings.source
      if used == .offline {
        return output.fail(
          Failure(
            "nothing can be queued offline",
            advice: ["Use --source loc, or --source with a state site's address."],
            exitCode: ExitStatus.usage))
      }
      let chosen = [(text, QueuedJob.Part.text), (scan, .scan), (pdf, .pdf)].filter(\.0).map(\.1)
      let parts: Set<QueuedJob.Part> = chosen.isEmpty ? [.text] : Set(chosen)
      if parts.contains(.pdf), let page = wanted.somePage,
        !services.service.archive.files(of: page).contains(.pdf)
      {
        return output.fail(
          Failure(
            "there are no PDFs of \(page.issue.lccn)",
            advice: ["Download its text or scans: --text, --scan."],
            exitCode: ExitStatus.notFound))
      }
      let known = title == nil ? await services.title(of: wanted) : nil
      let job = QueuedJob(
        id: 0, wanted: wanted, title: title ?? known ?? "", parts: parts, source: used?.name,
        priority: priority, added: SystemClock().now)
      let keeper = QueueKeeper(QueueServices(settings, log: log).queue, output: output, clock: SystemClock())
      let archive = services.service.archive
      return dryRun
        ? await keeper.estimate(
          [job], asking: archive,
          pricing: JobPricing(
            holdings: services.holdings, kept: QueueServices.kept(of: used, settings, log)))
        : await keeper.add([job], knownBy: archive, services.offline())
    }
  }
}

extension QueuedJob.Priority: ExpressibleByArgument {}
