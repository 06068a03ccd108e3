import Foundation
import Presentation
import TestSupport
import Testing

/// The commands about issues and pages, with sites of each kind.
struct PageCommandTests {
  @Test(arguments: PageSite.allCases) func `issues are listed`(site: PageSite) async throws {
    let server = try await site.start()
    let outcome = try await site.program(server).run(
      "issues", site.lccn, "--from", site.date, "--to", String(site.date.prefix(4)))
    #expect(outcome.exitCode == 0 && outcome.errors.contains("issue"), "\(outcome)")
    let first = try #require(outcome.lines.first).split(separator: "\t").map(String.init)
    #expect(first.first == site.date && first.last == "\(site.lccn)/\(site.date)/ed-1", "\(first)")
    let none = try await site.program(server).run("issues", site.lccn, "--year", "1700")
    #expect(none.exitCode == 0 && none.output == "" && !none.errors.isEmpty)
  }

  @Test(arguments: PageSite.allCases) func `front pages of a day are listed`(site: PageSite) async throws {
    let server = try await site.start()
    // The fixtures' chronam site does not search.
    let state = site == .chronAm ? [] : ["--state", "Oregon"]
    let outcome = try await site.program(server).run(["today", "--date", "1916-01-06"] + state)
    #expect(outcome.exitCode == 0 && outcome.lines.count == (site == .chronAm ? 3 : 1), "\(outcome)")
    #expect(outcome.lines.last?.hasPrefix("sn97071004\t1916-01-06\t1\tSpray courier") == true, "\(outcome)")
    #expect(outcome.lines.last?.hasSuffix("sn97071004/1916-01-06/ed-1/seq-1") == true, "\(outcome)")
  }

  @Test(arguments: PageSite.allCases) func `coverage is shown on request`(site: PageSite)
    async throws
  {
    let server = try await site.start()
    let without = try await site.program(server).run("show", site.lccn)
    let with = try await site.program(server).run("show", "--coverage", site.lccn)
    #expect(without.exitCode == 0 && with.exitCode == 0 && with.errors == "", "\(with)")
    #expect(with.lines.count > without.lines.count || with.output != without.output)
    #expect(with.output.contains(site.date.prefix(4)))
  }

  @Test(arguments: PageSite.allCases) func `a page can be read by each of its names`(site: PageSite)
    async throws
  {
    let server = try await site.start()
    let program = try site.program(server)
    let first = try await program.run("read", site.lccn, site.date)
    #expect(first.exitCode == 0 && first.errors == "", "\(first)")
    #expect(first.output.contains("Their captains report fair weather and a long swell off the cape."))
    for address in site.addresses(of: 1) {
      #expect(try await program.run("read", address) == first, "\(address)")
    }
    let raw = try await program.run("read", "--raw", site.lccn, site.date)
    #expect(raw.lines.contains("salt. Their captains report fair wea-"))
    let layout = try await program.run("read", "--layout", site.lccn, site.date)
    #expect(layout.exitCode == 0 && layout.words.contains("SHIPS IN THE HARBOR"), "\(layout)")
  }

  @Test(arguments: PageSite.allCases) func `several pages are read`(site: PageSite) async throws {
    let server = try await site.start()
    let program = try site.program(server)
    let both = try await program.run("read", site.lccn, site.date, "--page", "2,1")
    #expect(both.exitCode == 0 && both.errors == "", "\(both)")
    let second = try #require(both.output.range(of: "SECOND PAGE"))
    let first = try #require(both.output.range(of: "SHIPS IN THE HARBOR"))
    #expect(second.lowerBound < first.lowerBound, "in the order in which they were named")
    let all = try await program.run("read", site.lccn, site.date, "--all")
    #expect(all.output.contains("SECOND PAGE") && all.output.contains("SHIPS IN THE HARBOR"))
    #expect(all.errors.contains("page 3") == site.hasThirdPage, "\(all)")
    let json = try await program.run("read", "--format", "json", site.lccn, site.date, "--page", "1")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(object?["words"] as? Int ?? 0 > 50 && json.errors == "", "\(json)")
  }

  @Test(arguments: PageSite.allCases) func `a picture goes to a pipe`(site: PageSite) async throws {
    let server = try await site.start()
    let program = try site.program(server)
    let file = program.home.appending(path: "page.jpg")
    for options in [["-o", "-"], [], ["--region", "0,0,33.3,50"]] {
      try Data().write(to: file)
      let outcome = try await program.run(
        ["image", site.lccn, site.date, "--page", "2"] + options, into: file)
      #expect(outcome.exitCode == 0, "\(outcome)")
      let isCutHere = site == .chronAm && options.first == "--region"
      #expect(outcome.errors.contains("cut here") == isCutHere, "\(outcome)")
      let (picture, page) = (Array(try Data(contentsOf: file)), try Fixture.bytes("pages/page-2.jpg"))
      #expect((picture == page) != isCutHere && picture.starts(with: [0xFF, 0xD8]))
    }
  }

  private static let kinds = ["text", "alto", "pdf", "jp2", "jpg", "json"]

  @Test(arguments: PageSite.allCases) func `files of each kind are saved`(site: PageSite) async throws {
    let server = try await site.start()
    let program = try site.program(server)
    let folder = program.home.appending(path: "saved").path
    let arguments = ["get", site.lccn, site.date, "-o", folder] + Self.kinds.flatMap { ["--as", $0] }
    let trial = try await program.run(arguments + ["--dry-run"])
    #expect(trial.exitCode == 0 && trial.lines.count == 6, "\(trial)")
    #expect(!FileManager.default.fileExists(atPath: folder))
    let outcome = try await program.run(arguments)
    #expect(outcome.exitCode == 0 && outcome.lines.count == 6, "\(outcome)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let announced = trial.lines.map { $0.split(separator: "\t")[0] }
    #expect(Set(names.map { "\(folder)/\($0)" }) == Set(announced.map(String.init)))
    for line in trial.lines {
      let fields = line.split(separator: "\t")
      let size = try Data(contentsOf: URL(filePath: String(fields[0]))).count
      #expect(fields[1] == "\(size)" || fields[1] == "size unknown", "\(line)")
    }
    #expect(try await program.run(arguments).exitCode == 0, "all is there already")
  }

  @Test(arguments: PageSite.allCases) func `what does not exist exits with 66 and is named`(site: PageSite)
    async throws
  {
    let server = try await site.start()
    let program = try site.program(server)
    for (arguments, name) in [
      (["sn00000000", site.date], "sn00000000"), ([site.lccn, "1700-01-01"], "1700-01-01"),
      ([site.lccn, site.date, "--page", "9"], "seq-9"),
    ] {
      for command in [["read"], ["image", "-o", "-"], ["get", "--as", "text"], ["get", "--as", "jpg"]] {
        let outcome = try await program.run(command + arguments)
        #expect(outcome.exitCode == 66 && outcome.output == "", "\(command + arguments): \(outcome)")
        #expect(
          outcome.errors.replacing("page 9", with: "seq-9").contains(name),
          "\(command + arguments): \(outcome)")
      }
    }
    let unknown = try await program.run("issues", "sn00000000")
    #expect(unknown.exitCode == 66 && unknown.output == "", "\(unknown)")
    #expect(unknown.errors.contains("sn00000000"))
  }

  @Test(arguments: PageSite.allCases.filter(\.hasThirdPage))
  func `a page that was not filmed has neither words nor a picture`(site: PageSite) async throws {
    let server = try await site.start()
    let program = try site.program(server)
    let read = try await program.run("read", site.lccn, site.date, "--page", "3")
    #expect(read.output == "" && read.errors.contains("was not filmed"), "\(read)")
    let image = try await program.run("image", site.lccn, site.date, "--page", "3", "-o", "-")
    #expect(image.exitCode == 66 && image.output == "" && image.errors.contains("seq-3"), "\(image)")
    let get = try await program.run(
      "get", site.lccn, site.date, "--all", "--as", "jpg", "-o", program.home.path + "/x")
    #expect(
      get.exitCode == 66 && get.lines.count == 2 && get.errors.contains("page 3 was not filmed"), "\(get)")
  }

  @Test(arguments: [
    (429, Int32(75), "is refusing requests for now"), (503, 69, "HTTP status 503"),
    (403, 69, "browser check"),
  ])
  func `a server that refuses ends the command`(status: Int, exitCode: Int32, words: String) async throws {
    for site in [PageSite.library, .openONI] {
      let server = try await site.start { _ in
        status == 403 ? .html("<html>Just a moment...</html>", status: 403) : .text("", status: status)
      }
      let program = try site.program(server)
      for command in [["read"], ["image", "-o", "-"], ["get", "--as", "text"], ["issues"]] {
        let arguments = command[0] == "issues" ? [site.lccn] : [site.lccn, site.date]
        let outcome = try await program.run(command + arguments)
        // After a refusal, the ledger stops the next command from sending requests.
        #expect(outcome.exitCode == exitCode && outcome.output == "", "\(command): \(outcome)")
        #expect(outcome.errors.contains(words) && outcome.errors.contains("\n  "), "\(command): \(outcome)")
      }
    }
  }

  @Test func `a dead network is reported, with what works without one`() async throws {
    for command in [["read"], ["image", "-o", "-"], ["get", "--as", "text"]] {
      let outcome = try await Program().run(command + ["sn83045462", "1865-10-02"])
      #expect(outcome.exitCode == 69 && outcome.output == "")
      #expect(outcome.errors.contains("127.0.0.1:1 cannot be reached: the connection was refused"))
    }
    for command in [["issues", "sn83045462"], ["today"]] {
      #expect(try await Program().run(command).exitCode == 69)
    }
  }
}
