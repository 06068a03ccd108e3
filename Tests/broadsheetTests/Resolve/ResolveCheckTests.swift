import Foundation
import Testing

@testable import TestSupport

/// `resolve --check` and `--files`.
struct ResolveCheckTests {
  private static func page(_ issue: String, _ sequence: Int, _ file: String = "") -> String {
    "http://chroniclingamerica.loc.gov/lccn/\(issue)/ed-1/seq-\(sequence)\(file.isEmpty ? "/" : file)"
  }

  private static let here = "sn83030214/1866-04-10"

  @Test func `each issue and newspaper is requested once, and the answers are stored`() async throws {
    let server = try await LoopbackServer.start(.locGov)
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    let links = [
      Self.page(Self.here, 1), Self.page(Self.here, 99), Self.page(Self.here, 2, ".pdf"),
      "https://web.archive.org/web/2014/" + Self.page(Self.here, 1),
      Self.page("sn83030214/1700-01-01", 1), "https://chroniclingamerica.loc.gov/lccn/sn83045462/",
      "https://chroniclingamerica.loc.gov/about/",
    ]
    try program.write(Data(links.joined(separator: "\n").utf8), to: "a.txt")
    let file = program.home.appending(path: "a.txt").path
    let report = program.home.appending(path: "report.tsv")
    let arguments = ["resolve", "--check", "--dry-run", "--report", report.path, "--source", "loc", file]
    let outcome = try await program.run(arguments)
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(outcome.errors.contains("3 requests to send"), "\(outcome.errors)")
    let lines = try String(contentsOf: report, encoding: .utf8).split(separator: "\n")
    let counts = "\texists 4\tmissing 2\tmoved 0\trefused 0\tnot known 0"
    #expect(lines.last?.hasSuffix(counts) == true, "\(lines)")
    let findings = lines.dropLast().map { $0.split(separator: "\t", omittingEmptySubsequences: false).last }
    #expect(findings == ["exists", "missing", "exists", "exists", "missing", "exists", ""])
    #expect(server.requests.count == 3)
    // It is now also known that something does not exist.
    let again = try await program.run(arguments + ["--strict", "--force"])
    #expect(
      again.exitCode == 66 && again.errors.contains("3 answers on this machine; no request"), "\(again)")
    #expect(server.requests.count == 3)
    // Only this check knows that: opening it asks the source.
    #expect(try await program.run("read", "--source", "loc", "sn83030214/1700-01-01").exitCode == 66)
    #expect(server.requests.count > 3)
  }

  @Test func `a server that refuses is asked once, and nothing counts as missing`() async throws {
    let server = try await LoopbackServer.start { _ in LoopbackResponse(status: 429) }
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    let text = "\(Self.page(Self.here, 1)) \(Self.page("sn83030214/1866-04-11", 1))"
    try program.write(Data(text.utf8), to: "a.txt")
    let outcome = try await program.run(
      "resolve", "--check", "--source", "loc", program.home.appending(path: "a.txt").path)
    #expect(outcome.exitCode == 75 && server.requests.count == 1, "\(outcome)")
    #expect(outcome.output.hasPrefix("https://www.loc.gov/resource/\(Self.here)/ed-1/?sp=1 "))
    #expect(outcome.errors.contains("\trefused\n"), "\(outcome.errors)")
    #expect(outcome.errors.contains("\tmissing 0\t"), "\(outcome.errors)")
  }

  @Test func `offline, no request is sent, and unknown pages are not a failure`() async throws {
    let program = try Program()
    let text = "\(Self.page("bsd00000001/1903-03-07", 1)) \(Self.page(Self.here, 1))"
    try program.write(Data(text.utf8), to: "a.txt")
    let outcome = try await program.run(
      "resolve", "--check", "--source", "offline", program.home.appending(path: "a.txt").path)
    #expect(outcome.exitCode == 0 && outcome.errors.contains("no server is asked offline"), "\(outcome)")
    #expect(
      outcome.errors.contains("\tnot known") && outcome.errors.contains("\texists"), "\(outcome.errors)")
    // Nothing meant for a terminal.
    #expect(!outcome.errors.contains("\u{1B}") && !outcome.errors.contains("\r"))
  }

  @Test func `an issue that has another number now is reported`() async throws {
    let server = try await LoopbackServer.start(
      FixtureSite { path, query in
        let answer = try FixtureSite.locGov.answer(path: path, query: query)
        let text = String(decoding: answer.body, as: UTF8.self)
        return .json(text.replacingOccurrences(of: "\"sn83030214\"", with: "\"sn83030313\""))
      })
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    let outcome = try await program.run(
      "resolve", "--check", "--source", "loc", Self.page(Self.here, 1))
    #expect(outcome.output.hasSuffix("\tmoved to sn83030313\n"), "\(outcome)")
  }

  @Test func `a page's file gets its own address if the issue is known`() async throws {
    let server = try await LoopbackServer.start(.locGov)
    let program = try Program(library: server)
    let link = Self.page(Self.here, 1, ".pdf")
    try program.write(Data(link.utf8), to: "a.txt")
    let arguments = ["resolve", "--files", "--source", "loc", program.home.appending(path: "a.txt").path]
    // Nothing is known yet, so nothing is changed and no request is sent.
    #expect(try await program.run(arguments).output == link)
    #expect(server.requests.isEmpty)
    #expect(try await program.run("read", "--source", "loc", Self.here).exitCode == 0)
    let count = server.requests.count
    let outcome = try await program.run(arguments)
    // Not at the mirror, which only this machine uses.
    #expect(outcome.output.hasPrefix("https://tile.loc.gov/storage-services/service/ndnp/"), "\(outcome)")
    #expect(outcome.output.hasSuffix(".pdf"))
    // What it wrote is an address whose page is known, as long as the issue is.
    try program.write(Data(outcome.output.utf8), to: "a.txt")
    let again = try await program.run(arguments + ["--strict"])
    #expect(again.exitCode == 0 && again.output == outcome.output, "\(again)")
    #expect(again.errors.contains("\tsame\tpage\t\(Self.here)/ed-1/seq-1\t"), "\(again)")
    let given = try await program.run("resolve", "--files", "--strict", "--source", "loc", outcome.output)
    #expect(
      given.exitCode == 0 && given.output == "page\t\(Self.here)/ed-1/seq-1\t\(outcome.output)\n", "\(given)")
    let plain = try await program.run(arguments.filter { $0 != "--files" } + ["--strict"])
    #expect(plain.exitCode == 65 && plain.errors.contains("but not the page"), "\(plain)")
    #expect(server.requests.count == count)
  }

  @Test func `an address of another site keeps no other from being checked`() async throws {
    let server = try await LoopbackServer.start(.locGov)
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    let other = "https://newspapers.invalid/lccn/sn83030214/1866-04-10/ed-1/seq-1/"
    try program.write(Data("\(other)\n\(Self.page(Self.here, 1))\n\(other)\n".utf8), to: "a.txt")
    let outcome = try await program.run(
      "resolve", "--check", "--dry-run", "--source", "loc", program.home.appending(path: "a.txt").path)
    #expect(outcome.exitCode == 0 && server.requests.count == 1, "\(outcome)")
    let findings = outcome.lines.filter { $0.contains("a.txt\t") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).last }
    #expect(findings == ["not known", "exists", "not known"], "\(outcome.errors)")
    let notes = outcome.errors.split(separator: "\n").filter { $0.contains("are not checked") }
    #expect(
      notes == ["links to https://newspapers.invalid are not checked: --source names another source"],
      "\(outcome.errors)")
  }

  @Test func `standard input cannot be read twice`() async throws {
    let outcome = try await Program().run("resolve", "--check")
    #expect(outcome.exitCode == 64 && outcome.errors.contains("twice"), "\(outcome)")
  }
}
