import Foundation
import Newspapers
import TestSupport
import Testing

/// What a source says about a newspaper that no local catalog has goes into the index with its pages.
@OwnThread struct UncatalogedPageTests {
  private let lccn = "sn97071004"
  private let date = "1916-01-06"

  /// The rows of its local pages: date, title, place, state and so on.
  private func found(_ query: String, _ program: Program) async throws -> [[String]] {
    let outcome = try await program.run(
      "search", "--source", "here", "lccn:\(lccn) \(query)", "--limit", "200", "--format", "tsv")
    #expect(outcome.exitCode == 0, "\(outcome)")
    return outcome.lines.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test(arguments: [PageSite.chronAm, .openONI, .openONIWithAPI], ["read", "get", "queue"])
  func `a record that was read says the title and the place, without another request`(
    site: PageSite, command: String
  ) async throws {
    let server = try await site.start()
    let program = try site.program(server)
    try program.configure("index: all")
    let shown = try await program.run("show", lccn)
    #expect(shown.exitCode == 0, "\(shown)")
    func records() -> Int { server.requests.count { $0.target.hasSuffix("/lccn/\(lccn).json") } }
    let before = records()
    let commands =
      switch command {
      case "read": [["read", lccn, date, "--page", "1"]]
      case "get": [["get", lccn, date, "--page", "1", "--as", "text", "-o", program.home.path + "/saved"]]
      default: [["queue", "add", lccn, "--issue", date, "--text"], ["queue", "run"]]
      }
    for command in commands {
      let outcome = try await program.run(command)
      #expect(outcome.exitCode == 0, "\(outcome)")
    }
    #expect(records() == before)
    let rows = try await found("state:Oregon", program)
    #expect(rows.count == (command == "queue" ? 2 : 1), "\(rows)")
    #expect(rows.allSatisfy { $0[1] != lccn && !$0[1].isEmpty && $0[3] == "Oregon" }, "\(rows)")
  }

  @Test func `the first page that is read has its title, however late the issue comes`() async throws {
    let server = try await LoopbackServer.start { request in
      if request.path.hasSuffix("/ed-1.json") { try? await Task.sleep(for: .seconds(1.5)) }
      guard let answer = try? FixtureSite.chronAm.answer(to: request.target) else { return .notFound }
      return LoopbackResponse(status: answer.status, headers: answer.headers, body: Data(answer.body))
    }
    let program = try Program(["BROADSHEET_SOURCE": server.url])
    let terminal = try program.browse(["open", "\(lccn)/\(date)/ed-1/seq-1", "--images", "none"])
    #expect(terminal.wait(for: "SHIPS IN"))
    #expect(terminal.wait(for: "Fixture gazette"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
    let rows = try await found("", program)
    #expect(rows.count == 1 && rows.first?[1] != lccn, "\(rows)")
  }

  @Test(arguments: ["jsonl", "tsv"])
  func `pages of a search's list have what it says about them`(format: String) async throws {
    var dice = SeededDice(31)
    var made = try MadePage.made(60, &dice)
    let listed = made.indices.filter {
      made[$0].page.issue.lccn.description == lccn && made[$0].words.contains("gold")
    }
    for index in listed.enumerated().filter({ $0.offset.isMultiple(of: 2) }).map(\.element) {
      made[index].language = "English"
    }
    let pages = made
    let site = MadePageSite(pages)
    let server = try await LoopbackServer.start { request in
      if request.path.hasSuffix("/ocr.txt") {
        let page = pages.first { request.path.contains("/\($0.page)/") }
        return page.map { .text($0.text) } ?? .notFound
      }
      guard let answer = try? site.answer(to: request.target) else { return .notFound }
      return LoopbackResponse(status: answer.status, headers: answer.headers, body: Data(answer.body))
    }
    let program = try Program(["BROADSHEET_SOURCE": server.url])
    let list = try await program.run("search", "--all", "gold lccn:\(lccn)", "--format", format)
    #expect(list.exitCode == 0 && list.lines.count > 1, "\(list)")
    try program.write(Data(list.output.utf8), to: "list")
    #expect(try await found("", program).isEmpty)
    let read = try await program.run("read", "--from-search", program.home.path + "/list")
    #expect(read.exitCode == 0, "\(read)")
    let rows = try await found("state:Texas", program)
    #expect(rows.count == list.lines.count && rows.allSatisfy { $0[1] == "Der Wecker" }, "\(rows)")
    let german = try await found("language:German", program)
    #expect(german.count == (format == "jsonl" ? listed.count / 2 : 0), "\(german)")
  }
}
