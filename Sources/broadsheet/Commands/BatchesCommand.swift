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
      Libraries deliver their pages in batches, and the Library of Congress offers the text and ALTO of each \
      as one archive, a tar compressed with bzip2. Lists them with their size, checksums and address; state \
      sites may have such archives, too. The list takes one request, and is kept for a day; nothing is \
      downloaded.

      --format aria2, curl, sha1 and sha256 print what aria2c, curl, sha1sum and sha256sum read. The Library allows \
      10 of these files in 10 minutes; curl is told to keep to that.

      No list says which years a batch has. YEARS, --state, --from and --to go by the newspapers in it, as the \
      catalog on this machine knows them. A batch of which too little is known comes after the others, with a \
      question mark; broadsheet sync gets the Library's list of newspapers. If that is so of most of them, lists for \
      aria2c, curl, sha1sum and sha256sum are an error (64). Pages are those of the batch; the archive has only those \
      with OCR.

      On a terminal, prints a table; on a pipe, tab-separated batch, awardee, pages, issues, LCCNs with a vertical \
      bar between them, size in bytes, day the archive was made, SHA-1, SHA-256, address, first and last year, \
      and ? where it may not match.
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
    help: ArgumentHelp("Order: name, size, pages or date; the largest and latest first.", valueName: "order"))
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
