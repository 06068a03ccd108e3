import Foundation
import Synchronization
import TestSupport
import Testing

/// A batch that the Library replaces after its issue was opened: the files are then at other paths.
struct MovedBatchTests {
  /// The Library, with the batch as it was or as the next version of it.
  private final class Library: Sendable {
    let hasMoved = Mutex(false)

    func serve() async throws -> LoopbackServer {
      try await PageSite.library.start { request in
        guard self.hasMoved.withLock({ $0 }) else { return nil }
        if request.target.contains("_ver01") { return .json("{}", status: 404) }
        let old = request.target.replacing("_ver02", with: "_ver01")
        guard let answer = try? FixtureSite.locGov.answer(to: old) else { return nil }
        let isJSON = answer.headers["Content-Type"] == "application/json"
        let body = Data(answer.body)
        return LoopbackResponse(
          status: answer.status, headers: answer.headers,
          body: isJSON
            ? Data(String(decoding: body, as: UTF8.self).replacing("_ver01", with: "_ver02").utf8) : body)
      }
    }
  }

  private let library = Library()

  private static func items(_ server: LoopbackServer) -> Int {
    server.requests.filter { $0.path.hasPrefix("/item/") }.count
  }

  /// Makes all cached responses older.
  private static func age(_ program: Program, hours: Double) throws {
    let before = Date().timeIntervalSince1970 - hours * 3600
    for name in try program.files(in: ".cache/broadsheet/answers") {
      let file = program.home.appending(path: ".cache/broadsheet/answers/" + name)
      let bytes = try Data(contentsOf: file)
      guard let start = bytes.range(of: Data("as-of: ".utf8))?.upperBound,
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      else { continue }
      try (bytes[..<start] + Data("\(before)".utf8) + bytes[end...]).write(to: file)
    }
  }

  /// The Library and a program that read a page some hours ago, before its batch was replaced; and the
  /// arguments that name a page.
  private func moved(
    hoursAgo hours: Double = 1.5
  ) async throws -> (server: LoopbackServer, program: Program, page: [String]) {
    let server = try await library.serve()
    let program = try PageSite.library.program(server)
    let page = [PageSite.library.lccn, PageSite.library.date, "--page"]
    #expect(try await program.run(["read"] + page + ["1"]).exitCode == 0)
    try Self.age(program, hours: hours)
    library.hasMoved.withLock { $0 = true }
    return (server, program, page)
  }

  @Test func `its files are found at their new place with one request, and then stay known`() async throws {
    let (server, program, page) = try await moved()
    let folder = program.home.appending(path: "saved").path
    let saved = try await program.run(["get"] + page + ["2", "--as", "pdf", "--as", "jpg", "-o", folder])
    #expect(saved.exitCode == 0 && saved.lines.count == 2, "\(saved)")
    #expect(Self.items(server) == 2)
    let read = try await program.run(["read"] + page + ["2"])
    #expect(read.exitCode == 0 && read.output.contains("SECOND PAGE"), "\(read)")
    let image = program.home.appending(path: "page.jpg")
    try Data().write(to: image)
    #expect(try await program.run(["image"] + page + ["2", "-o", "-"], into: image).exitCode == 0)
    #expect(Self.items(server) == 2)
  }

  @Test func `reading finds the new place, too, even minutes later`() async throws {
    let (server, program, page) = try await moved(hoursAgo: 0.1)
    let read = try await program.run(["read"] + page + ["2"])
    #expect(read.exitCode == 0 && read.output.contains("SECOND PAGE"), "\(read)")
    #expect(Self.items(server) == 2)
  }

  @Test func `a page without text is looked for again only after a while`() async throws {
    let server = try await PageSite.library.start { request in
      request.path.hasPrefix("/text-services/") ? LoopbackResponse.json("{}", status: 404) : nil
    }
    let program = try PageSite.library.program(server)
    let page = [PageSite.library.lccn, PageSite.library.date, "--page", "1"]
    for _ in 1...2 {
      let read = try await program.run(["read"] + page)
      #expect(read.exitCode == 66 && read.errors.contains("This page has no text"), "\(read)")
    }
    #expect(Self.items(server) == 1)
    try Self.age(program, hours: 0.1)
    for _ in 1...2 { #expect(try await program.run(["read"] + page).exitCode == 66) }
    #expect(Self.items(server) == 2)
  }
}
