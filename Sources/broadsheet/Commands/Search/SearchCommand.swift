import ArgumentParser
import Clock
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet search`: pages by their words.
struct SearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", _superCommandName: Program.name,
    abstract: "Search the text of newspaper pages.",
    discussion: """
      A page must have all the words of the query. In capitals, OR finds either word and NOT excludes pages; \
      “\"gold rush\"” is a phrase, near/5 allows five words between two, klond* is the beginning of a word, \
      and parentheses group. Options narrow the search, as do fields in the query: state:Ohio, date:1913, \
      page:front; see broadsheet-query(7). The shell removes quotation marks: put the query in single \
      quotes. With --source here, only this machine's pages are searched. If the Library cannot be reached or \
      refuses requests, the pages found on this machine are printed, and the exit status is 69 or 75.

      --save keeps a search in your library. By itself, saved:NAME repeats the search at the same source, in \
      the same order; in a longer query, such as “saved:NAME date:1918”, it stands for the saved query in \
      parentheses. In browse, ' lists saved searches, and you can remove them there.

      If the Library sends no text with a page, --snippets asks tile.loc.gov for it (not with --all). That \
      takes a request per page, about a second each, and search says so first. More than \
      \(PassageOrder.allowed) requests need --max-requests or --yes.

      On a terminal, prints each page with the text around the first hit; on a pipe, tab-separated date, \
      title, place, state, LCCN, edition, page, snippet, words found, kind of hit and address. The count is \
      printed to standard error. --format json prints one object with the count and the hits; with --all, an \
      array of the hits.
      """)

  @OptionGroup var query: SearchQueryOptions

  @Option(
    help: ArgumentHelp(
      "Order: relevance, date, date-desc or title. Default: relevance, or date without words.",
      valueName: "order"))
  var sort: SearchOrder?

  @OptionGroup var paging: PagingOptions

  @Option(help: ArgumentHelp("At most this many pages, 1 to 1000; same as --per-page.", valueName: "number"))
  var limit: Int?

  @Option(
    help: ArgumentHelp(
      "Passages to print per page, 0 to 20. Default: 1, if it takes no request; the Library shows one per "
        + "page.",
      valueName: "number"))
  var snippets: Int?

  @Flag(help: "Print only the number of pages; 920..1766 if only bounds are known.")
  var count = false

  @Flag(
    help: ArgumentHelp(
      "With --count: an exact number, if it follows from the lengths of at most 12 lists; more need "
        + "--max-requests."))
  var exact = false

  @Option(
    help: ArgumentHelp(
      """
      Count the pages by decade, year, state, language or title, instead of printing them. At the Library, \
      one request counts all pages by decade, or by the most frequent states, languages or titles; another may \
      check the count.
      """, valueName: "kind"))
  var facet: SearchFacet.Kind?

  @Option(
    help: ArgumentHelp(
      "Print pages found and held by decade, year or month; at a server, pages found by decade or year, from --from to --to, with a request for each.",
      valueName: "period"))
  var trend: SearchTrend.Period?

  @Option(
    help: ArgumentHelp(
      "With --trend: also draw it as an SVG file, or as PNG if the name ends in .png (needs librsvg).",
      valueName: "file"), completion: .file())
  var plot: String?

  @Flag(
    help: "With --plot: replace an existing file. With --save: replace another search saved under that name.")
  var force = false

  @Option(
    help: ArgumentHelp(
      """
      Also find what OCR may have made of words with ~, or of all words. seen takes the likely mistakes on \
      this machine's pages, which list marks with x; likely takes the most frequent mistakes, here or not; a \
      number takes the first ones of each word; list only lists them.
      """, valueName: "choice"))
  var variants: VariantOption?

  @Flag(
    help: ArgumentHelp(
      "Print all pages found, by date, as they arrive.",
      discussion:
        "More than \(SearchAllowance.whole) requests need --max-requests or --yes. A list longer than the Library serves comes in parts."
    ))
  var all = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "With --all: write to this file, as JSON Lines, or as TSV if its name ends in .tsv; - is standard "
        + "output. Run the same command again to continue.",
      valueName: "file"), completion: .file())
  var output: String?

  @Flag(help: "Say how the search would be done and what it takes, without requesting pages.")
  var explain = false

  @Option(
    help: ArgumentHelp(
      "Print the search's addresses instead, one per line: web for the site's page, api for its data.",
      valueName: "kind"))
  var url: AddressKind?

  @Option(
    name: .customLong("max-requests"),
    help: ArgumentHelp(
      "Allow this many requests at once, 1 to 1000. Default: \(SearchPlan.allowed); "
        + "\(SearchAllowance.whole) with --all or --trend.", valueName: "number"))
  var maxRequests: Int?

  @Flag(help: "Allow as many requests as the search takes.")
  var yes = false

  @Flag(help: "Begin tab-separated output with the column names.")
  var header = false

  @Option(
    help: ArgumentHelp(
      "Save the query with its source and order under this name; saved:NAME stands for it.",
      valueName: "name"))
  var save: String?

  @OptionGroup var format: FormatOptions

  @OptionGroup var source: SourceOptions

  @MainActor func run() async throws {
    let output = StandardOutput()
    let (typed, home) = try givenQuery(output)
    let (source, sort) = try await asSaved(typed, at: home, output)
    if let save { try await keep(typed, as: save, source: source.source, order: sort, output) }
    let service = try source.services().service
    let sources = service.search.allowing(
      SearchAllowance(
        requests: allowed, passages: snippets ?? 1, countsExactly: exact, reachesAll: all))
    let (text, remark) = try await varied(typed, sources, output)
    if let trend { await printTrend(by: trend, text, remark, sources, output) }
    let size = limit ?? paging.size
    let firstRow = (paging.page - 1) * size
    if explain || url != nil {
      let view = ExplanationText(addresses: url, format: format.chosen(for: output), output: output)
      let presenter = ExplanationPresenter(
        text, order: sort, sources: sources, window: Window(offset: firstRow, limit: size),
        countsExactly: count ? exact : nil, named: source.source?.name)
      await presenter.present(on: view)
      output.exit(view.exitCode)
    }
    if count || facet != nil {
      let view = SearchCountText(
        format: format.chosen(for: output), hasHeader: header, remark: remark, output: output)
      let presenter = SearchCountPresenter(
        text, facet: facet, sources: sources, named: source.source?.name)
      await presenter.present(on: view)
      output.exit(view.exitCode)
    }
    if all { try await printAll(text, remark, in: sort, service, sources, output) }
    let view = SearchText(
      format: format.chosen(for: output), snippets: snippets ?? 1, hasHeader: header, remark: remark,
      output: output, clock: SystemClock()
    ) { Citing.address(of: $0, service.archive) }
    // Requested by number; whatever comes along is printed anyway.
    let passages = (snippets ?? 0) > 0 ? PassageOrder(limit: mostPassages, tell: output.note) : nil
    let presenter = SearchPresenter(
      text, order: sort, sources: sources, archive: service.archive, pageSize: size,
      firstRow: firstRow, listsNothing: true, passages: passages)
    await presenter.present(on: view)
    if let failure = passages?.failure, view.exitCode == ExitStatus.done {
      output.exit(Failure(failure).exitCode)
    }
    if query.mayBePhrase, view.exitCode == ExitStatus.done {
      output.note("as a phrase: \(phraseLine(source.source))")
    }
    output.exit(view.exitCode)
  }
}

extension SearchOrder: ExpressibleByArgument {}
extension AddressKind: ExpressibleByArgument {}
extension SearchFacet.Kind: ExpressibleByArgument {}
