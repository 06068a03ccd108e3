import Foundation
import Synchronization
import TestSupport
import Testing

/// A site where one of a page's files fails or is wrong.
struct BrokenPageTests {
  private let site = PageSite.openONI

  /// The site, with different responses for addresses with these endings.
  private func start(_ answers: [String: LoopbackResponse]) async throws -> LoopbackServer {
    try await site.start { request in answers.first { request.path.hasSuffix($0.key) }?.value }
  }

  @Test func `a missing file does not keep the others from being saved`() async throws {
    let server = try await start(["/seq-1.jp2": .html("<h1>Server Error (500)</h1>", status: 500)])
    let program = try site.program(server)
    let folder = program.home.appending(path: "saved").path
    let outcome = try await program.run(
      "get", site.lccn, site.date, "--page", "1,2", "--as", "jp2", "--as", "pdf", "-o", folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let stem = "\(site.lccn)_\(site.date)_ed-1_seq-"
    #expect(names == ["\(stem)1.pdf", "\(stem)2.jp2", "\(stem)2.pdf"], "\(outcome)")
    #expect(outcome.exitCode == 69 && outcome.lines.count == 3)
    #expect(
      outcome.errors.contains("JPEG 2000 of page \(site.lccn)/\(site.date)/ed-1/seq-1: 127.0.0.1")
        && outcome.errors.contains("failed with HTTP status 500")
        && outcome.errors.hasSuffix("1 of 4 files could not be saved\n"), "\(outcome)")
  }

  @Test func `a page that fails does not keep the others from being read`() async throws {
    let broken = LoopbackResponse.html("<h1>Server Error (500)</h1>", status: 500)
    let server = try await start(["/seq-1/ocr.txt": broken, "/seq-1/ocr.xml": broken])
    let program = try site.program(server)
    let outcome = try await program.run("read", site.lccn, site.date, "--all")
    #expect(outcome.exitCode == 69 && outcome.output.contains("SECOND PAGE"), "\(outcome)")
    #expect(outcome.errors.contains("page 1 of \(site.lccn)/\(site.date)/ed-1: "), "\(outcome)")
    #expect(outcome.errors.hasSuffix("1 of 3 pages could not be read\n"), "\(outcome)")
    let json = try await program.run("read", site.lccn, site.date, "--page", "1,2", "--format", "json")
    #expect(
      json.exitCode == 69 && json.output.contains("\"error\" : ") && json.output.contains("SECOND PAGE"))
  }

  @Test func `an error instead of a text is reported and not stored`() async throws {
    let fault = LoopbackResponse.text(#"{"status": 500, "error": "Internal Server Error"}"#)
    let isHealed = Mutex(false)
    let server = try await site.start { request in
      if request.path.hasSuffix("/ocr.xml") { return .notFound }
      return request.path.hasSuffix("/ocr.txt") && !isHealed.withLock { $0 } ? fault : nil
    }
    let program = try site.program(server)
    let outcome = try await program.run("read", site.lccn, site.date)
    #expect(outcome.exitCode == 69 && outcome.output == "", "\(outcome)")
    #expect(outcome.errors.contains("failed with HTTP status 500"), "\(outcome)")
    isHealed.withLock { $0 = true }
    #expect(try await program.run("read", site.lccn, site.date).output.contains("SHIPS IN THE HARBOR"))
  }

  @Test(arguments: [PageSite.chronAm, .openONI, .openONIWithAPI])
  func `words are joined where the text service drops hyphens`(site: PageSite) async throws {
    let server = try await site.start { request in
      request.path.hasSuffix("/ocr.txt") ? .text("Their captains report fair wea\nther and a long") : nil
    }
    let outcome = try await site.program(server).run("read", site.lccn, site.date)
    #expect(outcome.exitCode == 0 && outcome.output.contains("report fair weather and a long"), "\(outcome)")
  }
}
