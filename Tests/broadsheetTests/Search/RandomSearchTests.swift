import Foundation
import Newspapers
import TestSupport
import Testing

/// Random searches by every way of counting, against pages counted one by one. A failure names the seed, the search and
/// both counts.
@Suite(.timeLimit(.minutes(2))) struct RandomSearchTests {
  private static let seed: UInt64 = 46
  private static let budget = ["--max-requests", "1000"]

  private func searched(_ source: SearchedSource) async throws -> SearchedPages {
    try await SearchedPages(source, try MadePage.cataloged(220, seed: RandomSearchTests.seed))
  }

  private func comment(_ search: PlainSearch, _ meant: Int, _ outcome: Program.Outcome) -> Comment {
    "seed \(RandomSearchTests.seed): \(search) means \(meant) pages: \(outcome.output.prefix(300))\(outcome.errors)"
  }

  @Test(arguments: SearchedSource.allCases) func `counts are right`(source: SearchedSource) async throws {
    let site = try await searched(source)
    var searches = PlainSearches(seed: RandomSearchTests.seed)
    var exact = 0
    for number in 0..<24 {
      let search = searches.next()
      let meant = search.count(in: site.pages)
      let more = number.isMultiple(of: 2) ? ["--exact"] : []
      let outcome = try await site.run(search, ["--count"] + more + RandomSearchTests.budget)
      let count = PrintedCount(outcome.lines.first ?? "")
      #expect(outcome.exitCode == 0 && count.allows(meant), comment(search, meant, outcome))
      if count.isExact { exact += 1 }
    }
    #expect(source == .here ? exact == 24 : exact > 4, "\(exact)")
  }

  @Test(arguments: SearchedSource.allCases)
  func `all pages are those that are meant`(source: SearchedSource) async throws {
    let site = try await searched(source)
    var searches = PlainSearches(seed: RandomSearchTests.seed + 1)
    for _ in 0..<12 {
      let search = searches.next()
      let meant = Set(site.pages.filter(search.means).map(\.page.description))
      let outcome = try await site.run(search, ["--all", "--format", "jsonl"] + RandomSearchTests.budget)
      let isWhole = try site.isWhole(outcome, meant)
      #expect(outcome.exitCode == 0 && isWhole, comment(search, meant.count, outcome))
      // Lists that arrived are counted again.
      let again = try await site.run(search, ["--count"] + RandomSearchTests.budget)
      #expect(PrintedCount(again.lines.first ?? "").allows(meant.count), comment(search, meant.count, again))
      let count = try outcome.jsonPages.count
      guard count > 0 else { continue }
      let file = try site.write(outcome.output, to: "found.jsonl")
      let queued = try await site.run("queue", "add", "--from-search", file, "--dry-run")
      let pages = "text: \(count) page\(count == 1 ? "" : "s"), about"
      #expect((queued.output + queued.errors).contains(pages), comment(search, count, queued))
    }
  }

  @Test(arguments: [SearchedSource.library, .here], ["decade", "year", "state", "language", "title"])
  func `facets are right`(source: SearchedSource, kind: String) async throws {
    let site = try await searched(source)
    var searches = PlainSearches(seed: RandomSearchTests.seed + 2)
    for _ in 0..<4 {
      let search = searches.next()
      let found = site.pages.filter(search.means)
      let outcome = try await site.run(
        search, ["--facet", kind, "--format", "tsv"] + RandomSearchTests.budget)
      if source == .library, outcome.exitCode == 64 {
        #expect(outcome.output.isEmpty && !outcome.errors.isEmpty, comment(search, found.count, outcome))
        continue
      }
      let meant = Dictionary(grouping: found) { page in
        let year = page.page.issue.date.year
        return switch kind {
        case "decade": "\(year / 10 * 10)s"
        case "year": "\(year)"
        case "state": page.state
        case "language": page.language
        default: page.title.lowercased()
        }
      }
      .mapValues(\.count)
      var counted: [String: Int] = [:]
      for line in outcome.lines {
        let fields = line.split(separator: "\t").map(String.init)
        // The Library's titles have no capitals, and say where they appeared.
        let name = kind == "title" ? fields[0].components(separatedBy: " (")[0].lowercased() : fields[0]
        counted[name] = Int(fields[1])
      }
      #expect(outcome.exitCode == 0 && counted == meant, comment(search, found.count, outcome))
    }
  }

  @Test(arguments: SearchedSource.allCases, ["year", "decade"])
  func `trends are right`(source: SearchedSource, period: String) async throws {
    let site = try await searched(source)
    var searches = PlainSearches(seed: RandomSearchTests.seed + 3)
    for _ in 0..<5 {
      let search = searches.next(without: ["date", "on"])
      let outcome = try await site.run(
        search,
        ["--trend", period, "--from", "1896", "--to", "1900", "--format", "csv"] + RandomSearchTests.budget)
      let found = site.pages.filter(search.means)
      #expect(outcome.exitCode == 0, comment(search, found.count, outcome))
      // Nothing is printed if no page can match.
      #expect(
        outcome.lines.count > 1 || !site.pages.contains(where: search.hasFields),
        comment(search, found.count, outcome))
      for line in outcome.lines.dropFirst() {
        let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let digits = period == "year" ? 4 : 3
        func isThen(_ page: MadePage) -> Bool {
          page.page.issue.date.description.hasPrefix(fields[0].prefix(digits))
        }
        #expect(
          PrintedCount(fields[1]).allows(found.count(where: isThen)), comment(search, found.count, outcome))
        guard source == .here, let held = Int(fields[2]) else { continue }
        #expect(
          held == site.pages.count { search.hasFields($0) && isThen($0) }, comment(search, held, outcome))
      }
    }
  }

  @Test(arguments: SearchedSource.servers)
  func `a price is not exceeded, and is exact where it says so`(source: SearchedSource) async throws {
    let site = try await searched(source)
    var searches = PlainSearches(seed: RandomSearchTests.seed + 4)
    for _ in 0..<12 {
      let search = searches.next()
      let meant = search.count(in: site.pages)
      site.forget()
      let before = site.asked
      let price = try await site.run(search, ["--explain", "--limit", "30"] + RandomSearchTests.budget)
      #expect(price.exitCode == 0 && site.asked == before, comment(search, meant, price))
      let outcome = try await site.run(
        search, ["--limit", "30", "--format", "jsonl"] + RandomSearchTests.budget)
      let asked = site.asked - before
      let told = price.output.firstMatch(of: /Cost .*?: ((?:about |up to )?)(\d+) requests?/)
      guard let told, let most = Int(told.output.2) else {
        #expect(asked == 0, comment(search, meant, price))
        continue
      }
      // Neither bound is known of lists that are merged or checked. If nothing is found, a site is asked why.
      switch told.output.1 {
      case "about ": #expect(asked > 0, comment(search, meant, price))
      case "up to ": #expect(asked <= most, comment(search, meant, price))
      default: #expect(asked == most || meant == 0 && asked <= most + 1, "asked \(asked): \(price)")
      }
      #expect(outcome.exitCode == 0, comment(search, meant, outcome))
      let found = try outcome.jsonPages
      #expect(Set(found).count == found.count, comment(search, meant, outcome))
      if !outcome.errors.contains("at most") {
        #expect(found.count == min(30, meant), comment(search, meant, outcome))
      }
    }
  }
}
