import Foundation
import TestSupport
import Testing

/// `show --coverage` of a newspaper whose issues take several requests to count.
struct CoverageCommandTests {
  private let library = MadeLibrary(titles: 1, issues: 2500)
  private let lccn = MadeLibrary.lccn(0)

  @Test func `every year is counted, after the cost is announced`() async throws {
    let server = try await library.serve()
    let program = try Program(library: server, source: "loc")
    let shown = try await program.run("show", lccn, "--coverage", "--format", "json")
    #expect(shown.exitCode == 0, "\(shown.errors)")
    let host = server.url.dropFirst("http://".count)
    #expect(
      shown.errors
        == "Counting 2,500 issues of \(lccn) by year takes 3 requests to \(host) (fewer if cached)\n")
    let json = shown.output.filter { !$0.isWhitespace }
    #expect(json.contains(#""issues_by_year_complete":true"#), "\(shown.output)")
    #expect(
      json.contains(
        #""issues_by_year":{"1900":365,"1901":365,"1902":365,"1903":365,"1904":366,"1905":365,"1906":309}"#),
      "\(shown.output)")
    #expect(library.asked.count == 4, "the record, and a thousand issues at a time: \(library.asked)")
    #expect(try await program.run("show", lccn, "--coverage").exitCode == 0)
    #expect(library.asked.count == 4, "what was counted is kept")
    await server.stop()
  }

  @Test func `if counting fails halfway, no part of it is shown`() async throws {
    let server = try await LoopbackServer.start { [library] request in
      if request.query["dl"] == "issue", request.query["sp"] == "2" { return .text("no", status: 500) }
      let answer = library.answer(to: request.target)
      return LoopbackResponse(status: answer.status, headers: answer.headers, body: Data(answer.body))
    }
    let program = try Program(library: server, source: "loc")
    let json = try await program.run("show", lccn, "--coverage", "--format", "json")
    #expect(json.exitCode == 69 && json.output.contains("Paper"), "\(json)")
    #expect(!json.output.contains("issues_by_year"), "\(json.output)")
    let text = try await program.run("show", lccn, "--coverage")
    #expect(text.exitCode == 69 && text.output.contains("✗ issues per year: "), "\(text)")
    await server.stop()
  }

  @Test @OwnThread func `on a terminal, the progress line leaves nothing behind`() async throws {
    let server = try await library.serve()
    let terminal = try Program(library: server, source: "loc").browse(
      "show", lccn, "--coverage", rows: 24, columns: 80)
    #expect(terminal.exitStatus() == .exited(0))
    #expect(String(decoding: terminal.output, as: UTF8.self).contains("░ 1,000 of 2,500 issues counted"))
    #expect(terminal.screenText.contains("takes 3 requests"))
    #expect(!terminal.screenText.contains("counted") && terminal.screenText.contains("\nPaper"))
    await server.stop()
  }
}
