import Foundation
import Testing

@testable import broadsheet

/// Arguments may come from a script, which may have read them anywhere.
struct HostileArgumentTests {
  @Test(arguments: [
    ["show", "x\u{1b}[2J\u{202e}y"], ["list", "--page", "\u{1b}]0;t\u{7}"],
    ["list", "--source", "\u{9b}2Jftp://x"],
    ["\u{1b}[2Jlst"], ["list", "--\u{1b}[2J"], ["list", "--source", "http://127.0.0.1:1/\u{1b}[2J"],
    ["read", "sn83045462\u{1b}[2J/1865-10-02"], ["read", "sn83045462", "1865-10-02\u{9b}2J"],
    ["read", "https://x/lccn/sn83045462/1865-10-02/ed-\u{202e}1"],
    ["get", "\u{1b}]0;t\u{7}://x", "--as", "text"],
    ["get", "sn83045462/1865-10-02/ed-1/seq-\u{1b}[2J", "--as", "text"],
    ["get", "sn83045462", "1865-10-02", "--page", "1\u{1b}[2J", "--as", "text"],
    ["image", "sn83045462", "1865-10-02", "--images", "\u{1b}_G"], ["image", "\u{200f}", "1865-10-02"],
  ])
  func `echoed arguments cannot control the terminal`(arguments: [String]) async throws {
    let outcome = try await Program().run(arguments)
    #expect(outcome.exitCode == 64 && outcome.output == "" && outcome.errors.contains("Error: "))
    #expect(
      outcome.errors.unicodeScalars.allSatisfy {
        $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
      })
  }

  @Test func `neither can an echoed setting`() async throws {
    let outcome = try await Program(["BROADSHEET_SOURCE": "\u{1b}[2Jnowhere"]).run("list")
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains("nowhere") && !outcome.errors.contains("\u{1b}"))
  }

  @Test func `a record as JSON has one line per field`() async throws {
    let outcome = try await Program().run("show", "--source", "offline", "--format", "json", "sn83030214")
    #expect(outcome.lines.first == "{" && outcome.lines.last == "}")
    #expect(outcome.lines.contains("  \"publisher\" : \"New York Tribune\","))
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(object?["lccn"] as? String == "sn83030214")
  }

  @Test(arguments: [
    "https://@", "https://me@", "https://me@/x", "https://.", "https://?x", "https://:80", "http:///x",
  ])
  func `an address without a host is not one`(written: String) {
    #expect(WebAddress(written) == nil)
  }

  @Test(arguments: [
    "https://me@example.org/x", "http://127.0.0.1:80", "http://[::1]/@x", "HTTPS://EXAMPLE.ORG",
  ])
  func `an address with a host is kept as it is`(written: String) {
    #expect(WebAddress(written)?.description == written)
  }
}
