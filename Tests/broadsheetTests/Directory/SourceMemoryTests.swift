import Foundation
import TestSupport
import Testing

/// The catalog remembers which site has a newspaper's issues.
struct SourceMemoryTests {
  /// A newspaper that the starter catalog lacks, so that only the site lists it.
  private let lccn = "sn97071004"
  private let date = "1916-01-06"

  /// The site under a path, as behind a proxy.
  private func start() async throws -> LoopbackServer {
    let fixtures = FixtureSite.openONI
    return try await LoopbackServer.start { request in
      guard request.target.hasPrefix("/papers/") else { return .notFound }
      do {
        let answer = try fixtures.answer(to: String(request.target.dropFirst("/papers".count)))
        let here = "http://" + (request.header("Host") ?? "") + "/papers"
        let isJSON = answer.headers["Content-Type"]?.contains("json") == true
        let text = isJSON ? String(decoding: answer.body, as: UTF8.self) : ""
        let body = text.replacing("http://openoni.example.org", with: here)
        return LoopbackResponse(
          status: answer.status, headers: answer.headers,
          body: isJSON ? Data(body.utf8) : Data(answer.body))
      } catch {
        return .text("\(error)", status: 500)
      }
    }
  }

  @Test func `after a sync, its site is used without being named`() async throws {
    let server = try await start()
    let program = try Program()
    let sync = try await program.run("sync", "--source", server.url + "/papers")
    #expect(sync.exitCode == 0, "\(sync)")
    let show = try await program.run("show", lccn)
    #expect(show.words.contains("Address \(server.url)/papers/lccn/\(lccn)/"), "\(show)")
    #expect(!show.output.contains("loc.gov"))
    let issues = try await program.run("issues", lccn, "--year", String(date.prefix(4)))
    #expect(issues.exitCode == 0 && issues.output.hasPrefix(date), "\(issues)")
    let read = try await program.run("read", lccn, date)
    #expect(read.exitCode == 0 && read.output.contains("SHIPS IN THE HARBOR"), "\(read)")
    let coverage = try await program.run("show", "--coverage", lccn)
    #expect(coverage.exitCode == 0 && coverage.words.contains("issue"), "\(coverage)")
    let image = try await program.run("image", lccn, date, "-o", program.home.path + "/x.jpg")
    #expect(image.exitCode == 0, "\(image)")
    let get = try await program.run(
      "get", lccn, date, "--as", "pdf", "-o", program.home.path + "/saved")
    #expect(get.exitCode == 0 && get.lines.count == 1, "\(get)")
    // The reader's choice takes precedence over what is remembered.
    #expect(try await program.run("issues", lccn, "--source", "loc").exitCode == 69)
  }

  @Test func `the site is remembered without a password`() async throws {
    let server = try await start()
    let program = try Program()
    let address = server.url.replacing("http://", with: "http://reader:secret@") + "/papers"
    let sync = try await program.run("sync", "--source", address)
    #expect(sync.exitCode == 0, "\(sync)")
    let show = try await program.run("show", lccn)
    #expect(show.words.contains("\(server.url)/papers/lccn/\(lccn)/") && !show.output.contains("secret"))
    #expect(!String(decoding: try Data(contentsOf: program.catalog), as: UTF8.self).contains("secret"))
  }

  @Test func `a newspaper of the Library and of a site names both and uses the Library`() async throws {
    let server = try await start()
    let program = try Program()
    let list = program.home.appending(path: "list.json")
    try Data(
      """
      {"newspapers": [{"lccn": "\(lccn)", "title": "Spray courier", "state": "Oregon",
        "url": "https://chroniclingamerica.loc.gov/lccn/\(lccn).json"}]}
      """.utf8
    ).write(to: list)
    #expect(try await program.run("import", list.path).exitCode == 0)
    #expect(try await program.run("sync", "--source", server.url + "/papers").exitCode == 0)
    let show = try await program.run("show", lccn)
    #expect(show.words.contains("Address https://www.loc.gov/item/\(lccn)/ \(server.url)/papers/lccn"))
    let json = try await program.run("show", lccn, "--format", "json")
    #expect(json.output.contains("\"other_addresses\""), "\(json)")
    let read = try await program.run("read", lccn, date)
    #expect(read.exitCode == 69 && read.errors.contains("127.0.0.1:1 cannot be reached"), "\(read)")
  }
}
