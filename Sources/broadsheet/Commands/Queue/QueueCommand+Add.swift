import ArgumentParser
import Clock
import MVP
import Newspapers
import Presentation
import Scenes

extension QueueCommand {
  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add an issue, a year, or pages.",
      discussion: """
        Nothing is requested by this, but with --dry-run: it asks for the list of the year's issues, or of the issue's \
        pages, if they are not on this machine. --from-file takes what broadsheet search prints, or an address per line, \
        and makes a job of the pages of each site. If this machine knows from lists read before that there is no such \
        issue or page, or from its catalog that the newspaper did not appear that year, you are told.
        """)

    @Argument(
      help: ArgumentHelp(
        "A newspaper's LCCN, or the address of an issue or a page.", valueName: "LCCN|address"),
      transform: GivenPlace.argument)
    var given: GivenPlace?

    @Option(
      help: ArgumentHelp("The day of an issue, such as 1865-10-02.", valueName: "date"),
      transform: WrittenDate.dayArgument)
    var issue: IssueDate?

    @Option(help: ArgumentHelp("Which edition of the day. Default: 1.", valueName: "number"))
    var edition: Int?

    @Option(help: ArgumentHelp("All issues of a year.", valueName: "year"))
    var year: Int?

    @Option(
      name: .customLong("from-file"),
      help: ArgumentHelp(
        "The pages in a file, or with - in standard input: what search prints, or an address per line.",
        valueName: "file"), completion: .file())
    var list: String?

    @Flag(help: "Take the text of the pages; the default.") var text = false
    @Flag(help: "Take a picture of each page.") var scan = false
    @Flag(help: "Save a PDF of each page, in $XDG_DATA_HOME/broadsheet/pdf.") var pdf = false

    @Option(help: ArgumentHelp("high, normal or low.", valueName: "priority"))
    var priority: QueuedJob.Priority = .normal

    @Flag(help: "Add nothing; say how many pages and requests it would be, and how long it would take.")
    var dryRun = false

    @OptionGroup var source: SourceOptions

    func validate() throws {
      if list != nil {
        guard given == nil, issue == nil, year == nil, edition == nil else {
          throw ValidationError(
            "--from-file names the pages: omit the newspaper, --issue, --edition and --year.")
        }
        return
      }
      guard let given else { throw ValidationError("Say what to take: a newspaper with --issue or --year.") }
      if case .newspaper = given.address {
        guard (issue == nil) != (year == nil) else {
          throw ValidationError(
            issue == nil
              ? "A newspaper needs --issue with a day, or --year." : "Use --issue or --year, not both.")
        }
      } else if issue != nil || year != nil || edition != nil {
        throw ValidationError("The address already says which issue: omit --issue, --edition and --year.")
      }
      if edition != nil, issue == nil { throw ValidationError("--edition needs --issue.") }
      if let edition, edition < 1 { throw ValidationError("Editions are numbered from 1.") }
      if let year, !(1600...2100).contains(year) {
        throw ValidationError("\(year) is not a newspaper's year.")
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
            // A source that asks nobody has nothing to take from.
            return await add(
              .pages(pages), title: titles.count == 1 ? titles.first ?? nil : nil,
              home: AddressHome.site(of: lines.first?.address), services, settings, log, output)
          })
      }
      guard let given else { return }
      let services = try source.services(for: given.home)
      let code = await add(
        wanted(given.address), title: nil, home: given.home, services, settings, log, output)
      output.exit(code)
    }

    private func wanted(_ address: PageAddress) -> QueuedJob.Wanted {
      if case .page(let page) = address { return .pages([page]) }
      if let issue = address.issue { return .issue(issue) }
      if let issue { return .issue(IssueID(lccn: address.lccn, date: issue, edition: edition ?? 1)) }
      return .year(address.lccn, year ?? 0)
    }

    @MainActor private func add(
      _ wanted: QueuedJob.Wanted, title: String?, home: AddressHome, _ services: Services,
      _ settings: Settings,
      _ log: AccessLog, _ output: StandardOutput
    ) async -> Int32 {
      let named = (try? home.source(named: source.source, settings)) ?? source.source
      if (named ?? settings.source) == .offline {
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
            "there are no PDFs of \(page.issue.lccn)", advice: ["Take its text or scans: --text, --scan."],
            exitCode: ExitStatus.notFound))
      }
      let known = title == nil ? await services.title(of: wanted) : nil
      let job = QueuedJob(
        id: 0, wanted: wanted, title: title ?? known ?? "", parts: parts, source: named?.name,
        priority: priority, added: SystemClock().now)
      let keeper = QueueKeeper(QueueServices(settings, log: log).queue, output: output)
      let archive = services.service.archive
      return dryRun
        ? await keeper.estimate([job], asking: archive)
        : await keeper.add([job], knownBy: archive, services.offline())
    }
  }
}

extension QueuedJob.Priority: ExpressibleByArgument {}

extension QueuedJob.Wanted {
  /// One of its pages, which need not exist: all of them have the same kinds of files.
  fileprivate var somePage: PageID? {
    switch self {
    case .issue(let issue): PageID(issue: issue, sequence: 1)
    case .issues(let issues): issues.first.map { PageID(issue: $0, sequence: 1) }
    case .year(let lccn, let year):
      PageID(issue: IssueID(lccn: lccn, date: .start(of: year), edition: 1), sequence: 1)
    case .pages(let pages): pages.first
    }
  }
}
