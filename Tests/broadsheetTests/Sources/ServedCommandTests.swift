import Foundation
import TestSupport
import Testing

/// Commands with servers on this machine that respond like the real ones.
struct ServedCommandTests {
  @Test func `the Library's list is listed`() async throws {
    let server = try await LoopbackServer.start(.locGov)
    let outcome = try await Program(["BROADSHEET_LOC_URL": server.url]).run("list", "--per-page", "25")
    #expect(outcome.exitCode == 0 && outcome.lines.count == 25)
    #expect(outcome.errors == "page 1 of 2, 30 newspapers\n")
    let request = try #require(server.requests.first)
    #expect(server.requests.count == 1 && request.query["fo"] == "json" && request.query["at"] != nil)
    #expect(request.header("User-Agent")?.hasPrefix("broadsheet/") == true)
  }

  @Test func `the Library's record is shown`() async throws {
    let server = try await LoopbackServer.start(.locGov)
    let outcome = try await Program(["BROADSHEET_LOC_URL": server.url]).run("show", "sn83030214")
    #expect(outcome.exitCode == 0 && outcome.errors == "")
    #expect(outcome.output.contains("LCCN           sn83030214"))
    #expect(outcome.output.contains("Digitized      19,999 issues, 1866-04-10 to 1922-12-31"))
  }

  @Test func `an unknown newspaper of the Library exits with 66 without a fallback`() async throws {
    let server = try await LoopbackServer.start(.locGov)
    let outcome = try await Program(["BROADSHEET_LOC_URL": server.url]).run("show", "sn00000000")
    #expect(outcome.exitCode == 66)
    #expect(!outcome.errors.contains("starter catalog, which"))
  }

  @Test(arguments: ["chronAm", "openONI", "openONIWithAPI"])
  func `a state's site is listed and shown`(kind: String) async throws {
    let server = try await LoopbackServer.start(
      kind == "chronAm" ? .chronAm : kind == "openONI" ? .openONI : .openONIWithAPI)
    let list = try await Program().run("list", "--source", server.url, "--per-page", "1000")
    #expect(list.exitCode == 0 && !list.lines.isEmpty)
    let lccn = try #require(
      list.lines.first { ["sn83030214", "sn97071004"].contains($0.prefix(10)) }?.prefix(10))
    let record = try await Program(["BROADSHEET_SOURCE": server.url]).run("show", String(lccn))
    #expect(record.exitCode == 0 && record.output.contains("LCCN           \(lccn)"), "\(record.errors)")
  }

  @Test(arguments: [
    (429, "text/plain", "", Int32(75), "is refusing requests for now"),
    (503, "text/plain", "", 69, "HTTP status 503"),
    (403, "text/html", "<html>Just a moment...</html>", 69, "browser check"),
    (200, "text/html", "<!DOCTYPE html><html></html>", 69, "web page"),
    (200, "application/json", "{\"newspapers\": [{\"lccn\": \"sn8", 69, "unreadable response"),
    (200, "application/json", "[]", 69, "unreadable response"),
  ])
  func `a refusing or broken site is an error, never an empty list`(
    status: Int, type: String, body: String, exitCode: Int32, words: String
  ) async throws {
    let server = try await LoopbackServer.start { _ in
      LoopbackResponse(status: status, headers: ["Content-Type": type], body: Data(body.utf8))
    }
    let outcome = try await Program().run("list", "--source", server.url)
    #expect(outcome.exitCode == exitCode && outcome.output == "")
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func `the catalog is the fallback for a refusing Library`() async throws {
    let server = try await LoopbackServer.start { _ in
      LoopbackResponse(
        status: 403, headers: ["cf-mitigated": "challenge", "Content-Type": "text/html"],
        body: Data("<html>".utf8))
    }
    let outcome = try await Program(["BROADSHEET_LOC_URL": server.url]).run("list")
    #expect(outcome.exitCode == 0 && outcome.lines.count == 50)
    #expect(outcome.errors.contains("browser check instead of data; showing the starter catalog"))
    #expect(server.requests.count == 1, "a server that refuses is not asked again")
  }

  @Test func `what a server sends cannot control the terminal`() async throws {
    let server = try await LoopbackServer.start([
      "/newspapers.json": .json(
        #"{"newspapers": [{"lccn": "sn83030214", "title": "Evil\u001b[2J\u0007\u202e title", "state": "Ohio", "url": ""}]}"#
      )
    ])
    for format in ["table", "tsv", "csv"] {
      let outcome = try await Program().run("list", "--source", server.url, "--format", format)
      #expect(outcome.output.contains("Evil") && outcome.exitCode == 0)
      #expect(
        !outcome.output.unicodeScalars.contains {
          $0.value < 0x20 && $0 != "\n" && $0 != "\t" || $0.value == 0x202E
        })
    }
  }
}
