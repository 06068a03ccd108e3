import Foundation
import Newspapers
import TestSupport
import Testing

/// Which saved searches `watch` watches, and where.
struct WatchNameTests {
  @Test func `unknown names are reported along with the known ones`() async throws {
    let site = try await WatchedSite(.chronAm, try WatchedSite.pages())
    let program = try site.program()
    let none = try await program.run("watch")
    #expect(none.exitCode == 66 && none.errors.contains("has no saved search to watch"), "\(none)")
    try await site.save("gold", as: "Gold", program)
    try await site.save("silver", as: "by the river", program)
    let unknown = try await program.run("watch", "gould")
    #expect(unknown.exitCode == 66 && unknown.output == "")
    #expect(
      unknown.errors == """
        broadsheet: your library has no saved search “gould”; did you mean saved:Gold?
          Saved searches: “by the river”, “Gold”.

        """, "\(unknown.errors)")
    let known = try await program.run("watch", "gold", "GOLD")
    #expect(known.exitCode == 0 && known.errors.hasPrefix("“Gold”: 3 batches"), "\(known)")
    #expect(known.errors.split(separator: "\n").count == 1)
  }

  @Test func `one that fails does not keep the others from being reported`() async throws {
    let all = try WatchedSite.pages()
    let old = all.filter { $0.batch != "made_b2_ver01" }
    let site = try await WatchedSite(.chronAm, old)
    let program = try site.program()
    for (query, name) in [("gold", "gold"), ("gold is:read", "a"), ("silver", "z"), ("saved:none", "b")] {
      try await site.save(query, as: name, program)
    }
    #expect(try await program.run("watch").exitCode == 66)
    program.aDayPasses()
    site.change(to: all)
    let outcome = try await program.run("watch")
    let new = all.filter { $0.batch == "made_b2_ver01" }
    let meant = try WatchedSite.meant("gold", new).count + WatchedSite.meant("silver", new).count
    #expect(outcome.exitCode == 64 && outcome.lines.count == meant, "\(outcome)")
    #expect(outcome.errors.contains("broadsheet: “a”: ") && outcome.errors.contains("searching by is:"))
    #expect(outcome.errors.contains("“b”: your library has no saved search “none”"))
    #expect(outcome.lines.allSatisfy { $0.hasSuffix("\tgold") || $0.hasSuffix("\tz") })
  }

  @Test func `a local search is not watched, and says so`() async throws {
    let site = try await WatchedSite(.chronAm, try WatchedSite.pages())
    let program = try Program(["BROADSHEET_LOC_URL": site.server.url])
    let saved = try await program.run("search", "river", "--source", "here", "--save", "here", "--count")
    #expect(saved.exitCode == 0)
    for arguments in [["watch"], ["watch", "here"]] {
      let outcome = try await program.run(arguments)
      #expect(outcome.exitCode == 64 && outcome.output == "")
      #expect(
        outcome.errors.hasPrefix(
          "broadsheet: “here”: it searches this machine; watch asks a server for what is new there"),
        "\(outcome.errors)")
    }
    let elsewhere = try await program.run("watch", "here", "--source", site.server.url)
    #expect(elsewhere.exitCode == 0 && elsewhere.errors.contains("3 batches known"), "\(elsewhere)")
    // Among others, it is silent.
    try await site.save("gold", as: "gold", program)
    let both = try await program.run("watch", "--source", "here")
    #expect(both.exitCode == 64)
    let others = try Program(["BROADSHEET_SOURCE": site.server.url])
    try await site.save("gold", as: "gold", others)
    _ = try await others.run("search", "river", "--source", "here", "--save", "here", "--count")
    let known = try await others.run("watch")
    #expect(known.exitCode == 0 && !known.errors.contains("“here”"), "\(known)")
  }

  @Test func `each search is watched where it was saved`() async throws {
    let all = try WatchedSite.pages()
    let (left, right) = (try await WatchedSite(.chronAm, all), try await WatchedSite(.library, all))
    let program = try Program(["BROADSHEET_LOC_URL": right.server.url, "BROADSHEET_SOURCE": "loc"])
    _ = try await program.run("search", "gold", "--source", left.server.url, "--save", "site", "--count")
    _ = try await program.run("search", "gold", "--save", "library", "--count")
    let first = try await program.run("watch")
    let hosts = [right, left].map { $0.server.url.replacing("http://", with: "") }
    #expect(
      first.errors
        == "“library”: 3 batches known at \(hosts[0]); later runs report pages of newer batches\n"
        + "“site”: 3 batches known at \(hosts[1]); later runs report pages of newer batches\n",
      "\(first.errors)")
  }

  @Test(arguments: [
    (["--atom", "-"], "--atom takes the name of a file"), (["--yes", "--max-requests", "3"], "Use either"),
    (["--dry-run", "--baseline"], "--dry-run writes nothing"),
    (["--dry-run", "--format", "json"], "--dry-run prints sentences and no pages"),
    (["--max-requests", "0"], "--max-requests must be"),
    (["--snippets", "21"], "--snippets must be 0 to 20"),
  ])
  func `options that do not go together are errors`(arguments: [String], words: String) async throws {
    let outcome = try await Program().run(["watch"] + arguments)
    #expect(outcome.exitCode == 64 && outcome.errors.contains(words), "\(outcome)")
  }
}
