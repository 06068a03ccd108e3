import Foundation
import TestSupport
import Testing

/// Texts that are saved go into the index as if they had been read.
struct SavedTextTests {
  /// The pages in the index, except for those that come with the program.
  private func exported(_ program: Program) async throws -> [[String: Any]] {
    try await program.run("index", "export").lines.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }.filter { $0["way"] as? String != "demonstration" }
  }

  private func commands(_ site: PageSite, _ program: Program, as file: String) -> [[String]] {
    [
      ["read", site.lccn, site.date],
      ["get", site.lccn, site.date, "--as", file, "-o", program.home.path + "/saved"],
    ]
  }

  @Test(arguments: ["text", "alto"])
  func `the Library's texts are from the server that sent them, and are found without it`(file: String)
    async throws
  {
    let (server, tiles) = (try await PageSite.library.start(), try await PageSite.library.start())
    let environment = [
      "BROADSHEET_SOURCE": "loc", "BROADSHEET_LOC_URL": server.url, "BROADSHEET_TILE_URL": tiles.url,
    ]
    var programs: [Program] = []
    for number in 0...1 {
      let program = try Program(environment)
      try program.configure("index: all")
      let done = try await program.run(commands(.library, program, as: file)[number])
      #expect(done.exitCode == 0, "\(done)")
      let sources = try await exported(program).map { $0["source"] as? String }
      #expect(sources == [String(tiles.url.dropFirst("http://".count))])
      try FileManager.default.removeItem(at: program.home.appending(path: ".cache/broadsheet"))
      programs.append(program)
    }
    await server.stop()
    await tiles.stop()
    for program in programs {
      let read = try await program.run("read", PageSite.library.lccn, PageSite.library.date)
      #expect(read.exitCode == 0 && read.output.contains("SHIPS IN THE HARBOR"), "\(read)")
    }
  }

  @Test func `a site with a path is named with it`() async throws {
    let server = try await LoopbackServer.start { request in
      guard request.target.hasPrefix("/papers/"),
        let answer = try? FixtureSite.chronAm.answer(to: String(request.target.dropFirst("/papers".count)))
      else { return .notFound }
      return LoopbackResponse(status: answer.status, headers: answer.headers, body: Data(answer.body))
    }
    for number in 0...1 {
      let program = try Program(["BROADSHEET_SOURCE": server.url + "/papers"])
      try program.configure("index: all")
      let done = try await program.run(commands(.chronAm, program, as: "text")[number])
      #expect(done.exitCode == 0, "\(done)")
      let sources = try await exported(program).map { $0["source"] as? String }
      #expect(sources == [String(server.url.dropFirst("http://".count)) + "/papers"])
    }
  }

  @Test func `a text in Latin-1 keeps its letters, and its lines end as all lines do`() async throws {
    let server = try await PageSite.chronAm.start { request in
      if request.path.hasSuffix("/ocr.xml") { return .notFound }
      guard request.path.hasSuffix("/ocr.txt") else { return nil }
      return LoopbackResponse(
        headers: ["Content-Type": "text/plain; charset=iso-8859-1"],
        body: Data([0x63, 0x61, 0x66, 0xE9, 0x0D, 0x0A]) + Data("au lait".utf8))
    }
    for number in 0...1 {
      let program = try PageSite.chronAm.program(server)
      try program.configure("index: all")
      let done = try await program.run(commands(.chronAm, program, as: "text")[number])
      #expect(done.exitCode == 0, "\(done)")
      let texts = try await exported(program).map { $0["text"] as? String }
      #expect(texts == ["café\nau lait"])
    }
  }
}
