import Foundation

/// A parser of outside data, and its share of all inputs.
enum FuzzTarget: String, CaseIterable {
  case locGovList, locGovItem, locGovIssues
  case chronAmList, chronAmTitle, openONIList, openONITitle, issuesAndPages
  case nesting, html, lccn, dates, titles, fields, starterTable, nameTemplates
  case headers, retryAfter, paceState, addresses, pageAddresses, links, configuration
  case marcXML, titleLists, queries, queryHistory, spellings, completion
  case librarySearch, siteSearch, pageNames, pageImports, libraryFiles, libraryExchange, citations, clips
  case readings, corpus
  case alto, printedText, scans
  case keys, answers, sanitizer, terminal, widths

  /// The number of inputs that it gets, of every thousand.
  var share: Int {
    switch self {
    case .locGovList: 40
    case .locGovItem: 35
    case .queries: 35
    case .locGovIssues, .chronAmList, .chronAmTitle, .openONITitle: 40
    case .openONIList: 20
    case .nesting: 10
    case .lccn, .dates: 40
    case .html, .titles, .fields: 30
    case .starterTable: 30
    case .nameTemplates: 10
    case .headers, .retryAfter, .paceState, .addresses: 25
    case .pageAddresses, .links: 10
    case .issuesAndPages: 30
    case .keys: 40
    case .sanitizer: 25
    case .alto: 20
    case .printedText: 10
    case .terminal: 20
    case .configuration: 20
    case .marcXML: 20
    case .titleLists: 10
    case .widths: 20
    case .answers, .scans, .clips: 10
    case .librarySearch, .siteSearch, .citations: 20
    case .spellings, .completion, .pageNames, .pageImports: 10
    case .queryHistory, .libraryFiles, .libraryExchange, .readings, .corpus: 5
    }
  }

  /// For `make test`: thousands of inputs for fast targets, hundreds for slow ones.
  static let shortRun = 30_000

  /// All inputs of the run: `BROADSHEET_FUZZ_INPUTS`, or those of a short run.
  static let total = number("BROADSHEET_FUZZ_INPUTS") ?? shortRun

  /// `BROADSHEET_FUZZ_SEED`; otherwise constant, so that a test fails today as it did yesterday.
  static let seed = number("BROADSHEET_FUZZ_SEED") ?? 1

  var count: Int { FuzzTarget.total * share / 1000 }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
