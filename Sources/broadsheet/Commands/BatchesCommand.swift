import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet batches`: the OCR of whole batches, for download.
struct BatchesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batches", _superCommandName: Program.name,
    abstract: "List the OCR of whole batches that can be downloaded.",
    discussion: """
      Libraries deliver pages in batches, and the Library of Congress offers the text and ALTO of each batch \
      as one archive, a tar file compressed with bzip2. This command lists the archives with their sizes, \
      checksums and addresses; some state sites have archives, too. The list takes one request and is kept \
      for a day. Nothing is downloaded.

      --format aria2, curl, sha1 and sha256 print input for aria2c, curl, sha1sum and sha256sum. The Library \
      allows 10 of these files in 10 minutes; the input for curl keeps to that.

      No list says which years are in a batch. YEARS, --state, --from and --to go by the batch's newspapers, \
      as the catalog on this machine knows them. If too little is known about a batch, it comes last, with a \
      question mark; broadsheet sync gets the Library's list of newspapers. Lists of state sites may not even \
      name the newspapers: with --lccn, too, each of their batches then has a question mark. If most batches \
      are in doubt, printing a list for aria2c, curl, sha1sum or sha256sum is an error (64). Pages are counted \
      for the whole batch; the archive has only those with OCR.

      On a terminal, prints a table; on a pipe, tab-separated batch, awardee, pages, issues, LCCNs with a \
      vertical bar between them, size in bytes, day the archive was made, SHA-1, SHA-256, address, first and \
      last year, and ? if the batch may not match.
      """)

  /// Rows as in other lists, or a list for another program.
  enum Format: Hashable, Sendable, CaseIterable, ExpressibleByArgument {
    case rows(ListFormat)
    case downloads(BatchDownloads)

    static var allCases: [Format] {
      ListFormat.allCases.map(Format.rows) + BatchDownloads.allCases.map(Format.downloads)
    }

    init?(argument: String) {
      guard let format = Format.allCases.first(where: { $0.word == argument }) else { return nil }
      self = format
    }

    var word: String {
      switch self {
      case .rows(let format): format.rawValue
      case .downloads(let downloads): downloads.rawValue
      }
    }

    static var allValueStrings: [String] { allCases.map(\.word) }
    var defaultValueDescription: String { word }
  }

  @OptionGroup var batches: BatchOptions

  @Option(
    help: ArgumentHelp("Order: name, size, pages or date; largest and latest first.", valueName: "order"))
  var sort: BatchSelection.Order = .name

  @Option(
    help: ArgumentHelp(
      "table, tsv, csv, json, jsonl, or a list for aria2, curl, sha1 or sha256. Default: table on a terminal, tsv on a pipe.",
      valueName: "format"))
  var format: Format?

  @OptionGroup var source: SourceOptions

  @MainActor func run() async throws {
    let output = StandardOutput()
    var selection = batches.selection
    selection.order = sort
    let services = try source.services()
    let view: BatchListText
    var isForPrograms = false
    switch format {
    case .downloads(let downloads):
      view = BatchListText(format: .tsv, downloads: downloads, output: output)
      isForPrograms = true
    case .rows(let format): view = BatchListText(format: format, output: output)
    case nil: view = BatchListText(format: .usual(for: output), output: output)
    }
    let presenter = BatchListPresenter(
      selection, service: services.service, catalog: services.offline(), isForPrograms: isForPrograms)
    await presenter.present(on: view)
    output.exit(view.exitCode)
  }
}

extension BatchSelection.Order: ExpressibleByArgument {}
