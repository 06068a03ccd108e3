import Foundation
import TestSupport
import Testing

/// What `cite` does, without a network, about works that this machine does not know.
struct CiteUnknownTests {
  private func cite(_ arguments: String...) async throws -> Program.Outcome {
    try await Program().run(["cite", "--source", "offline"] + arguments)
  }

  @Test func `an unknown newspaper is not cited`() async throws {
    let outcome = try await cite("sn00000000/1865-04-10", "sn83045462")
    #expect(outcome.exitCode == 66 && outcome.lines.count == 1)
  }

  @Test(arguments: [("1904-13-03", "there is no month 13"), ("2/30/1904", "February 1904 has 29 days")])
  func `a day that does not exist is said to be none`(day: String, why: String) async throws {
    let outcome = try await cite("bsd00000001", day)
    #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains(why) && !outcome.errors.contains("LCCN:"), "\(outcome)")
  }

  @Test func `what a site's address names is cited there, though no server is asked`() async throws {
    let program = try Program()
    let site = "http://127.0.0.1:8908/lccn/"
    try program.write(Data("\(site)sn83045462/1865-04-10/ed-1/seq-2/\n".utf8), to: "list")
    for arguments in [
      ["\(site)sn83045462/1865-04-10/ed-1/seq-2/"], ["\(site)sn83045462/1865-04-10/ed-1/"],
      ["\(site)sn83045462/"],
    ] {
      let outcome = try await program.run(["cite", "--source", "offline", "--style", "plain"] + arguments)
      #expect(outcome.exitCode == 0 && outcome.errors.isEmpty, "\(outcome)")
      #expect(outcome.output.hasSuffix(" \(arguments[0]).\n"), "\(outcome.output)")
      #expect(!outcome.output.contains("Library of Congress"), "\(outcome.output)")
    }
    let piped = try await program.run(
      ["cite", "-", "--source", "offline"], from: program.home.appending(path: "list"))
    #expect(piped.output.contains("\(site)sn83045462/1865-04-10/ed-1/seq-2/"), "\(piped)")
  }

  @Test func `an issue that the list on this machine does not have is reported`() async throws {
    let server = try await PageSite.library.start()
    let program = try PageSite.library.program(server)
    let lccn = PageSite.library.lccn
    #expect(try await program.run("issues", lccn, "--year", "1866").exitCode == 0)
    let day = try await program.run("cite", "\(lccn)/1866-12-30", "--strict")
    #expect(day.exitCode == 65 && day.lines.count == 1, "\(day)")
    #expect(
      day.errors.contains(" lists no issue of \(lccn) on 1866-12-30; the nearest is from 1866-12-29"),
      "\(day)")
    let edition = try await program.run("cite", "\(lccn)/1866-04-11/ed-7/seq-1")
    #expect(edition.exitCode == 0 && edition.lines.count == 1, "\(edition)")
    #expect(
      edition.errors.contains("lists 1 edition of \(lccn) on 1866-04-11, and no edition 7"), "\(edition)")
    let known = try await program.run("cite", "\(lccn)/1866-04-11", "--strict")
    #expect(known.exitCode == 0, "\(known)")
  }

  @Test func `a day on which the newspaper did not appear is reported`() async throws {
    let outcome = try await cite("sn83045462/1492-01-01", "sn83045462/1492-01-01/ed-1/seq-1")
    #expect(outcome.exitCode == 0 && outcome.lines.count == 2, "\(outcome)")
    #expect(
      outcome.errors == "sn83045462 appeared 1854–1972 according to the starter catalog, so not in 1492\n",
      "\(outcome.errors)")
    #expect(try await cite("--strict", "sn83045462/1492-01-01").exitCode == 65)
  }
}
