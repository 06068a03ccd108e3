import ArgumentParser
import Links
import MVP
import Newspapers
import Presentation
import Terminal

/// `broadsheet open`: from an address to what it means.
struct OpenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", _superCommandName: Program.name,
    abstract: "Open an address, old or new, full screen.",
    discussion: """
      Opens the newspaper, issue, page, search or list of newspapers that an address stands for. It \
      understands addresses of www.loc.gov, of the old Chronicling America (which no longer answers) and of \
      state sites, including copies in web archives and addresses that go through a library's proxy, as well \
      as LCCNs and the file names and citation keys that Broadsheet makes. Finding out what an address means \
      takes no request.

      An old address of part of a page frames that part on the scan, ready to clip. The address of a scan at \
      tile.loc.gov opens its issue, because it does not say which page it is. If something cannot be opened \
      here, such as a list of batches, today's address is printed.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case tsv, json }

  @Argument(help: ArgumentHelp("What to open.", valueName: "address"))
  var address: String

  @Flag(name: .customLong("print"), help: "Print kind, id and today's address, and open nothing.")
  var isPrinted = false

  @Flag(
    name: .customLong("web"),
    help: "Open today's address in the web browser, and wait for the program that opens it.")
  var isForWeb = false

  @Option(help: ArgumentHelp("With --print: tsv or json. Default: tsv.", valueName: "format"))
  var format: Format?

  @OptionGroup var images: ImagesOptions
  @OptionGroup var source: SourceOptions
  @OptionGroup var screen: ScreenOptions

  func validate() throws {
    if isPrinted, isForWeb { throw ValidationError("Use either --print or --web.") }
    if format != nil, !isPrinted { throw ValidationError("--format needs --print.") }
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    var link = LinkGrammar.read(given: address)
    link.address = link.successor ?? link.address
    let target = link.target
    guard target != .dead, target != .unknown else {
      let reason = OpenCommand.sentence(link.note ?? "it names nothing that is known")
      output.note("broadsheet: “\(address)” cannot be opened: \(reason)")
      throw ExitCode(ExitStatus.badData)
    }
    if isForWeb { return try await openWeb(link, output) }
    guard !isPrinted, let routes = OpenCommand.routes(to: link, written: address) else {
      let fields = LinkFields(link, written: address)
      output.write([format == .json ? JSONLines.object(fields) : fields.line])
      if let note = link.note { output.note(note) }
      if !isPrinted {
        output.note("only newspapers, lists of them, issues, pages and searches can be opened here")
      }
      output.exit(ExitStatus.done)
    }
    // If an archive or a proxy wraps it, this is the address inside.
    try await BrowseCommand.browse(
      nil, opening: routes, home: OpenCommand.home(of: link), images: images, source: source, screen: screen)
  }

  /// The site that has what an address means.
  static func home(of link: Link) -> AddressHome {
    switch link.target {
    case .search, .list: link.address.map(AddressHome.ofSearch) ?? .anywhere
    case .newspaper, .issue, .page, .file, .batch, .dead, .unknown: .site(of: link.address)
    }
  }

  @MainActor private func openWeb(_ link: Link, _ output: StandardOutput) async throws {
    guard let address = link.address, address.hasPrefix("http") else {
      output.note("broadsheet: “\(self.address)” has no address on the web")
      throw ExitCode(ExitStatus.badData)
    }
    do throws(DesktopError) {
      try await ProcessDesktop.openAndWait(address)
    } catch {
      output.note("broadsheet: \(KeyName.printed(error.notice.words))")
      throw ExitCode(ExitStatus.unavailable)
    }
  }

  /// With its period, unless it asks whether something else is meant.
  static func sentence(_ words: String) -> String { words + (words.hasSuffix("?") ? "" : ".") }

  /// Where to frame a region that an address gives; nil if its numbers cannot be understood without its
  /// viewer.
  private static func start(of region: LinkRegion) -> ClipStart? {
    let numbers = region.numbers.compactMap { Int($0) }
    guard region.isInPixels, numbers.count == 4 else { return nil }
    return .pixels(left: numbers[0], top: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The screens that lead to what an address names, the last on top.
  static func routes(to address: PageAddress) -> [Route] { routes(to: Link.Target(address)) ?? [] }

  /// The screens that lead to what `written` means, the last on top; nil if none shows it.
  static func routes(to link: Link, written: String) -> [Route]? {
    if let list = newspapers(of: link, written: written) { return [.newspapers(list.query)] }
    return routes(to: link.target)
  }

  /// The list of newspapers that `written` means; nil if it means something else.
  static func newspapers(of link: Link, written: String) -> PastedNewspaperSearch? {
    guard case .list = link.target else { return nil }
    // Today's address may have lost a part of an old one, but is not enclosed in another.
    return [written.trimmed, link.address ?? ""].lazy.compactMap { address in
      PastedNewspaperSearch(address.has("://") ? address : "https://\(address)")
    }.first
  }

  private static func routes(to target: Link.Target) -> [Route]? {
    switch target {
    case .newspaper(let lccn): [.newspaper(lccn, preview: nil)]
    case .issue(let issue), .file(let issue?):
      [.calendar(issue.lccn, title: nil, date: issue.date, edition: issue.edition)]
    case .page(let page, let region):
      [
        .calendar(page.issue.lccn, title: nil, date: page.issue.date, edition: page.issue.edition),
        .page(page, title: nil),
        region.flatMap(OpenCommand.start).map { .clipping(page, title: nil, start: $0, foundBy: nil) },
      ].compactMap(\.self)
    case .search(let query): [.search(query, isAsked: !query.isEmpty)]
    case .list, .batch, .file, .dead, .unknown: nil
    }
  }
}
