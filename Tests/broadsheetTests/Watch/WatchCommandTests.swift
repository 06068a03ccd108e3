import Foundation
import Newspapers
import TestSupport
import Testing

/// `broadsheet watch` at servers in each of the protocols.
struct WatchCommandTests {
  private static let query = "gold OR silver"

  @Test(arguments: WatchedSite.Kind.allCases)
  func `pages of new batches are reported once`(kind: WatchedSite.Kind) async throws {
    let all = try WatchedSite.pages(160, batches: 4)
    let site = try await WatchedSite(kind, all.filter { $0.batch != "made_b3_ver01" })
    let program = try site.program()
    try await site.save(Self.query, as: "mine", program)
    let first = try await program.run("watch")
    #expect(first.exitCode == 0 && first.output == "" && site.searches.isEmpty, "\(first)")
    #expect(first.errors.hasPrefix("“mine”: 3 batches known at 127.0.0.1:"), "\(first.errors)")
    program.aDayPasses()
    let nothing = try await program.run("watch")
    #expect(nothing == Program.Outcome(output: "", errors: "", exitCode: 0))
    program.aDayPasses()
    site.change(to: all)
    let news = try await program.run("watch")
    let meant = try WatchedSite.meant(Self.query, all.filter { $0.batch == "made_b3_ver01" })
    #expect(news.exitCode == 0 && Set(news.pages) == meant && news.pages.count == meant.count, "\(news)")
    #expect(!meant.isEmpty)
    let words = "“mine”: \(meant.count) new pages in 1 new batch at 127.0.0.1:"
    #expect(news.errors.hasPrefix(words), "\(news.errors)")
    program.aDayPasses()
    #expect(try await program.run("watch") == nothing)
  }

  @Test func `rows are like a search's, and name the saved search`() async throws {
    let all = try WatchedSite.pages()
    let site = try await WatchedSite(.chronAm, all.filter { $0.batch != "made_b2_ver01" })
    let program = try await site.watching("gold", ["COLUMNS": "80"])
    site.change(to: all)
    let search = try await program.run(
      "search", "gold batch:made_b2_ver01", "--sort", "date", "--limit", "500", "--header", "--yes")
    let file = program.home.appending(path: ".local/share/broadsheet/library.sqlite")
    let library = try Data(contentsOf: file)
    for format in ["tsv", "csv", "json", "jsonl", "table"] {
      try library.write(to: file)
      let outcome = try await program.run("watch", "--format", format, "--header")
      #expect(outcome.exitCode == 0)
      switch format {
      case "tsv":
        #expect(outcome.lines[0] == search.lines[0] + "\tsearch")
        #expect(
          Set(outcome.lines.dropFirst()) == Set(search.lines.dropFirst().map { $0 + "\tmine" }))
      case "csv":
        #expect(outcome.lines.count == search.lines.count && outcome.lines[0].hasSuffix(",search"))
      case "json":
        let found = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
        #expect(found?.count == 1 && found?[0]["search"] as? String == "mine")
        #expect(found?[0]["batches"] as? [String] == ["made_b2_ver01"])
        #expect((found?[0]["hits"] as? [Any])?.count == search.lines.count - 1)
      case "jsonl":
        for line in outcome.lines {
          let hit = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
          #expect(hit?["search"] as? String == "mine" && hit?["batch"] as? String == "made_b2_ver01")
          #expect((hit?["page"] as? [String: Any])?["lccn"] is String)
        }
        #expect(outcome.lines.count == search.lines.count - 1)
      default: #expect(outcome.lines[0] == "mine: \(search.lines.count - 1) new pages")
      }
    }
  }

  @Test(arguments: [WatchedSite.Kind.library, .openONI])
  func `a batch that replaces another only adds pages not yet reported`(kind: WatchedSite.Kind)
    async throws
  {
    let all = try WatchedSite.pages()
    let old = all.filter { $0.batch != "made_b2_ver01" }
    let new = all.filter { $0.batch == "made_b2_ver01" }
    let site = try await WatchedSite(kind, old)
    let program = try await site.watching("gold")
    let meant = try WatchedSite.meant("gold", new)
    let some = new.filter { !meant.contains($0.page.description) || $0.page.description != meant.min() }
    site.change(to: old + some)
    #expect(try await program.run("watch").pages.count == meant.count - 1)
    program.aDayPasses()
    site.change(to: old + MadePage.moved(new, to: "made_b2_ver02"))
    let again = try await program.run("watch")
    #expect(again.pages == meant.min().map { [$0] }, "\(again)")
    #expect(
      again.errors.contains("“mine”: made_b2_ver02 replaces an earlier version of the batch"),
      "\(again.errors)")
  }

  @Test func `responses from before a batch arrived are not used`() async throws {
    let all = try WatchedSite.pages(200, batches: 4)
    let site = try await WatchedSite(.chronAm, all.filter { $0.batch < "made_b2" })
    // Only the list of batches is requested again each time.
    site.answerFirst { [site] target in
      guard target == "/batches.json" else { return nil }
      let list = try? MadePageSite(site.pages).answer(to: target)
      return list.map { .json($0.body, headers: ["Cache-Control": "no-cache"]) }
    }
    let program = try await site.watching("gold lccn:sn83030214")
    for batch in ["made_b2_ver01", "made_b3_ver01"] {
      site.change(to: all.filter { $0.batch <= batch })
      let meant = try WatchedSite.meant("gold lccn:sn83030214", all.filter { $0.batch == batch })
      #expect(Set(try await program.run("watch").pages) == meant && !meant.isEmpty)
    }
  }

  @Test func `batches without the search's newspapers are not requested`() async throws {
    let all = try WatchedSite.pages(60, batches: 1)
    let site = try await WatchedSite(.library, all)
    let program = try await site.watching("gold lccn:sn83030214")
    let others = MadePage.moved(
      all.filter { $0.page.issue.lccn.description != "sn83030214" }, to: "others_ver01")
    site.change(to: all + others)
    let price = try await program.run("watch", "--dry-run")
    #expect(
      price.output.hasPrefix("mine: 1 new batch at ")
        && price.output.contains(", which cannot have matching pages"), "\(price)")
    #expect(try await program.run("watch") == Program.Outcome(output: "", errors: "", exitCode: 0))
    #expect(site.searches.isEmpty)
  }
}
