import Foundation
import TestSupport
import Testing

/// `doctor` and its source: servers on this machine that respond, refuse and misbehave.
struct DoctorSourceTests {
  private func serve(_ site: FixtureSite) async throws -> LoopbackServer {
    try await LoopbackServer.start { request in
      do {
        let answer = try site.answer(to: request.target)
        return LoopbackResponse(status: answer.status, headers: answer.headers, body: Data(answer.body))
      } catch {
        return .text("\(error)", status: 500)
      }
    }
  }

  private func explained(_ output: String) -> Int { output.matches(of: /– request \d/).count }

  @Test func `the Library is asked twice, and each request is explained`() async throws {
    let server = try await serve(.locGov)
    let outcome = try await Program(["BROADSHEET_LOC_URL": server.url]).run("doctor")
    #expect(outcome.exitCode == 0, "\(outcome.output)")
    #expect(outcome.output.contains(/✓ list +30 newspapers, in \d+\.\d s/))
    #expect(server.requests.count == 2 && explained(outcome.output) == 2)
    #expect(server.requests.first?.query["c"] == "1", "one row and no more")
  }

  @Test(arguments: ["chronAm", "openONI", "openONIWithAPI"])
  func `a state's site gets at most three requests`(kind: String) async throws {
    let server = try await serve(
      kind == "chronAm" ? .chronAm : kind == "openONI" ? .openONI : .openONIWithAPI)
    let outcome = try await Program().run("doctor", "--source", server.url)
    // This Open ONI has no record of the first newspaper in its list, and responds with a 500.
    #expect(outcome.exitCode == (kind == "openONI" ? 69 : 0), "\(outcome.output)")
    #expect(outcome.output.contains("✓ list") && outcome.output.contains(" record  "))
    #expect((2...3).contains(server.requests.count) && explained(outcome.output) == server.requests.count)
  }

  @Test(arguments: [["--source", "offline"], ["--offline"]])
  func `offline, nobody is asked`(arguments: [String]) async throws {
    let server = try await serve(.locGov)
    let outcome = try await Program(["BROADSHEET_LOC_URL": server.url]).run(["doctor"] + arguments)
    #expect(outcome.exitCode == 0 && server.requests.isEmpty && explained(outcome.output) == 0)
  }

  @Test func `a named source must answer, and others have a fallback`() async throws {
    let unnamed = try await Program().run("doctor")
    #expect(unnamed.exitCode == 0 && unnamed.output.contains("Broadsheet works, with 1 warning."))
    #expect(unnamed.output.contains("using the starter catalog"))
    for arguments in [["--source", "loc"], ["--source", "http://127.0.0.1:1"]] {
      let named = try await Program().run(["doctor"] + arguments)
      #expect(named.exitCode == 69 && named.output.contains("✗ list"))
      #expect(named.output.contains("the connection was refused"))
    }
    let configured = try await Program(["BROADSHEET_SOURCE": "http://127.0.0.1:1"]).run("doctor")
    #expect(configured.exitCode == 69 && configured.output.contains("(BROADSHEET_SOURCE)"))
  }

  @Test(arguments: [
    (429, "text/plain", "", Int32(75), "is refusing requests"),
    (503, "text/plain", "", 69, "HTTP status 503"),
    (403, "text/html", "<html>Just a moment...</html>", 69, "browser check"),
    (200, "text/html", "<!DOCTYPE html><html></html>", 69, "web page"),
    (200, "application/json", "{\"newspapers\": [{\"lccn\": \"sn8", 69, "unreadable response"),
    (404, "text/plain", "", 69, "does not look like"),
  ])
  func `a refusing or broken site is a failure`(
    status: Int, type: String, body: String, exitCode: Int32, words: String
  ) async throws {
    let server = try await LoopbackServer.start { _ in
      LoopbackResponse(status: status, headers: ["Content-Type": type], body: Data(body.utf8))
    }
    let outcome = try await Program().run("doctor", "--source", server.url)
    #expect(outcome.exitCode == exitCode, "\(outcome.output)")
    #expect(outcome.words.contains(words))
    #expect(server.requests.count == explained(outcome.output) && server.requests.count <= 2)
  }

  @Test(arguments: [Fault.closeBeforeResponse, .garbage, .cutBody(promised: 1000, sent: 10)])
  func `a faulty Library is a warning and a named one a failure`(fault: Fault) async throws {
    let server = try FaultyServer(fault)
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    #expect(try await program.run("doctor").exitCode == 0)
    #expect(server.connectionCount == 1)
    #expect(try await program.run("doctor", "--source", "loc").exitCode == 69)
  }

  @Test func `a server that asks for a pause is left alone, and the time is reported`() async throws {
    // A name that does not exist: if it were contacted anyway, the error would be different.
    let program = try Program(["BROADSHEET_LOC_URL": "http://library.invalid"])
    let until = (Date.now.timeIntervalSince1970 + 1800).rounded()
    try program.write(
      Data("\(until - 1800) \(until)\n".utf8), to: ".local/state/broadsheet/pace/library.invalid")
    for (arguments, exitCode) in [
      ([], 0), (["--source", "loc"], 75), (["--source", "http://library.invalid/x"], Int32(75)),
    ] {
      let outcome = try await program.run(["doctor"] + arguments)
      #expect(outcome.exitCode == exitCode && explained(outcome.output) == 0)
      #expect(outcome.words.contains("library.invalid is refusing requests until "))
      #expect(outcome.words.contains("; none was sent"))
      #expect(outcome.words.contains("Use a state site's address with --source."), "\(outcome.output)")
      #expect(!outcome.words.contains("--source loc."), "that is the server: \(outcome.output)")
    }
    // With a catalog, too: issues, pages and searches still come from there.
    let list = Fixture.root.appending(path: "Fixtures/chronam/newspapers.json").path
    #expect(try await program.run("import", list).exitCode == 0)
    let outcome = try await program.run("doctor")
    #expect(outcome.exitCode == 0 && outcome.output.contains("! requests"), "\(outcome.output)")
    #expect(outcome.words.contains("none was sent; only lists and what is on this machine work"))
  }
}
