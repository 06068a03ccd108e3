import Foundation
import Newspapers
import Testing

@testable import broadsheet

struct ReadCommandTests {
  @Test func `the pager gets all output`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "broadsheet-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let pager = try #require(Pager(environment: ["PAGER": "dd of=\(file.path) status=none"]))
    #expect(pager.start())
    let text = String(repeating: "The ferry made its first trip.\n", count: 20_000)
    pager.write(text)
    pager.finish()
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `quitting the pager early is not a failure`() throws {
    let pager = try #require(Pager(environment: ["PAGER": "true"]))
    #expect(pager.start())
    while !pager.isClosed { pager.write(String(repeating: "ferry\n", count: 20_000)) }
    pager.finish()
    #expect(pager.isClosed)
  }

  @Test(arguments: [["PAGER": ""], ["PAGER": " "], ["PAGER": "cat"], ["TERM": "dumb"]])
  func `the pager can be turned off`(environment: [String: String]) {
    #expect(Pager(environment: environment) == nil)
  }

  @Test func `a missing pager does not start`() throws {
    let pager = try #require(Pager(environment: ["PAGER": "no-such-pager-anywhere"]))
    #expect(!pager.start())
    pager.finish()
  }
}
