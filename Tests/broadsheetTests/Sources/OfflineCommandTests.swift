import Foundation
import Testing

/// Commands that need no server.
struct OfflineCommandTests {
  @Test func `a page of a list is printed in full on a pipe`() async throws {
    let outcome = try await Program().run(
      "list", "--source", "offline", "--state", "Oregon", "--per-page", "3", "--page", "2")
    #expect(outcome.exitCode == 0)
    #expect(outcome.lines.count == 3)
    for line in outcome.lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      #expect(fields.count == 11)
      #expect(fields[3].contains("Oregon"))
    }
    #expect(outcome.errors == "page 2 of 3, 9 newspapers\n")
  }

  @Test func `a page beyond the end is empty and says so`() async throws {
    let outcome = try await Program().run("list", "--source", "offline", "--state", "Oregon", "--page", "9")
    #expect(outcome.output == "")
    #expect(outcome.errors == "page 9 is past the end: 1 page, 9 newspapers\n")
    #expect(outcome.exitCode == 0)
  }

  @Test func `nothing found is empty and says so`() async throws {
    let outcome = try await Program().run("list", "--source", "offline", "--query", "zebra quarterly")
    #expect(outcome.output == "" && outcome.exitCode == 0)
    #expect(outcome.errors.hasPrefix("No newspapers match\n"))
  }

  @Test func `JSON is valid and has the same rows`() async throws {
    let array = try await Program().run(
      "list", "--source", "offline", "--query", "tribune", "--format", "json")
    let objects = try #require(
      JSONSerialization.jsonObject(with: Data(array.output.utf8)) as? [[String: Any]])
    let lines = try await Program().run(
      "list", "--source", "offline", "--query", "tribune", "--format", "jsonl")
    #expect(lines.lines.count == objects.count && !objects.isEmpty)
    let table = try await Program().run("list", "--source", "offline", "--query", "tribune")
    #expect(
      table.lines.compactMap { $0.split(separator: "\t").first.map(String.init) }
        == objects.map { $0["lccn"] as? String })
  }

  @Test func `an empty list is an empty array`() async throws {
    let outcome = try await Program().run(
      "list", "--source", "offline", "--query", "zebra quarterly", "--format", "json")
    #expect(outcome.output == "[]\n")
  }

  @Test func `CSV has a header and quotes commas`() async throws {
    let outcome = try await Program().run(
      "list", "--source", "offline", "--format", "csv", "--per-page", "1000")
    #expect(
      outcome.lines.first
        == "lccn,title,place,state,start_year,end_year,languages,frequency,first_issue,last_issue,issues")
    #expect(outcome.lines.contains { $0.contains("\"") })
  }

  @Test func `the order is as requested`() async throws {
    let outcome = try await Program().run(
      "list", "--source", "offline", "--sort", "start", "--per-page", "1000")
    let years = outcome.lines.compactMap { line -> Int? in
      let year = line.split(separator: "\t", omittingEmptySubsequences: false)[4]
      return Int(year.replacing("?", with: "0"))
    }
    #expect(years.count > 250 && years == years.sorted())
  }

  @Test(arguments: [
    "sn83030214", "sn 83030214", "SN83-030214", "https://chroniclingamerica.loc.gov/lccn/sn83030214/issues/",
    "https://www.loc.gov/item/sn83030214/",
  ])
  func `a number may be written in any form`(written: String) async throws {
    let outcome = try await Program().run("show", "--source", "offline", written)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("New-York tribune\n"))
    #expect(outcome.output.contains("\nPreceded by    New-York daily tribune (sn83030213)\n"))
  }

  @Test func `nonsense is a usage error with the reason`() async throws {
    let outcome = try await Program().run("show", "nonsense")
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(outcome.errors.contains("“nonsense” is not an LCCN"))
  }

  @Test func `an unknown newspaper exits with 66 and says where it was looked for`() async throws {
    let outcome = try await Program().run("show", "sn00000000")
    #expect(outcome.exitCode == 66 && outcome.output == "")
    #expect(
      outcome.errors.contains(
        "the starter catalog has no newspaper sn00000000; it was used because 127.0.0.1:1 cannot be reached"
      )
    )
  }

  @Test func `several newspapers are shown even if one is unknown`() async throws {
    let outcome = try await Program().run(
      "show", "--source", "offline", "sn83030214", "sn00000000", "sn83045462")
    #expect(outcome.exitCode == 66)
    #expect(outcome.output.contains("New-York tribune") && outcome.output.contains("Evening star"))
  }

  @Test func `without a network the catalog is the fallback and says so`() async throws {
    let outcome = try await Program().run("list")
    #expect(outcome.exitCode == 0 && outcome.lines.count == 50)
    #expect(
      outcome.errors.contains(
        "127.0.0.1:1 cannot be reached: the connection was refused; showing the starter catalog\n"))
  }

  @Test func `a named source that fails is an error`() async throws {
    for arguments in [["http://127.0.0.1:1"], ["loc"]] {
      let outcome = try await Program().run("list", "--source", arguments[0])
      #expect(outcome.exitCode == 69 && outcome.output == "")
      #expect(outcome.errors.contains("cannot be reached: the connection was refused"))
      #expect(outcome.errors.contains("--source offline"))
    }
  }

  @Test func `offline is suggested only if it helps`() async throws {
    let advice = "To see what is on this machine, use --source offline."
    let program = try Program()
    for command in [
      ["today"], ["today", "--source", "loc"], ["issues", "sn83030214"],
      ["read", "sn83030214", "1866-04-10"],
      ["image", "sn83030214", "1866-04-10"], ["get", "sn83030214", "1866-04-10", "--as", "text"],
      ["show", "sn00000000", "--source", "loc"], ["search", "zyzzyva", "--source", "loc"],
    ] {
      let outcome = try await program.run(command)
      #expect(outcome.exitCode == 69 && !outcome.errors.contains("--source offline"), "\(outcome)")
    }
    let name = "pages/sn83030214_1866-04-10_ed-1_seq-1.txt"
    try program.write(Data("the words of a page".utf8), to: name)
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 0)
    for command in [
      ["today", "--date", "1866-04-10"], ["list", "--state", "Oregon"], ["list", "--all"],
      ["show", "sn83030214"],
    ] {
      let failed = try await program.run(command + ["--source", "loc"])
      #expect(failed.exitCode == 69 && failed.errors.hasSuffix("  \(advice)\n"), "\(failed)")
      let here = try await program.run(command + ["--source", "offline"])
      #expect(here.exitCode == 0 && !here.output.isEmpty, "\(here)")
    }
    let issues = try await program.run("issues", "sn83030214")
    #expect(issues.exitCode == 69 && issues.errors.contains("has pages of 1 day: 1866-04-10."), "\(issues)")
    #expect(issues.errors.contains("“broadsheet read sn83030214 1866-04-10 --source offline”"), "\(issues)")
    let read = try await program.run("read", "sn83030214", "1866-04-10", "--source", "offline")
    #expect(read.exitCode == 0, "\(read)")
  }

  @Test(arguments: [
    (["list", "--page", "0"], "--page must be at least 1"), (["list", "--per-page", "5000"], "1 to 1000"),
    (["list", "--from", "1900", "--to", "1800"], "later than"), (["list", "--source", "ftp://x"], "ftp://x"),
    (["list", "--format", "xml"], "xml"), (["lst"], "lst"), (["list", "--sort", "size"], "size"),
  ])
  func `a usage error exits with 64 and names the problem`(arguments: [String], trouble: String) async throws
  {
    let outcome = try await Program().run(arguments)
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(outcome.errors.contains(trouble))
  }

  @Test func `a bad setting is named`() async throws {
    let outcome = try await Program(["BROADSHEET_LOC_URL": "file:///etc/passwd"]).run("list")
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains("BROADSHEET_LOC_URL"))
  }

  @Test func `on a pipe, the bare command explains itself`() async throws {
    let outcome = try await Program().run()
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(outcome.errors.contains("USAGE: broadsheet"))
  }

  @Test func `browse needs a terminal`() async throws {
    let outcome = try await Program().run("browse")
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains("terminal") && outcome.errors.contains("broadsheet list"))
  }

  @Test func `a full disk is an error`() async throws {
    let outcome = try await Program().run(["list", "--source", "offline"], into: URL(filePath: "/dev/full"))
    #expect(outcome.exitCode == 74)
    #expect(
      outcome.errors
        == "broadsheet: cannot write the output: No space left on device\npage 1 of 10, 479 newspapers\n")
  }
}
