import Foundation
import TestSupport
import Testing

/// `clip` with sites that have pages: one cuts, another only sends whole pages.
struct ClipSiteTests {
  private let folder = TemporaryFolder()

  init() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
  }

  private func sidecar(_ name: String) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(filePath: folder.file(name + ".json")))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func clip(
    _ site: PageSite, _ program: Program, _ arguments: String...
  ) async throws -> Program.Outcome {
    try await program.run(["clip", site.lccn, site.date, "-o", folder.file("a")] + arguments)
  }

  private func pictures(_ server: LoopbackServer) -> [String] {
    server.requests.map(\.target).filter { $0.hasSuffix(".jpg") }
  }

  @Test(arguments: [
    // Left and top are rounded down, right and bottom up: the scan has 600 by 800 pixels.
    ("33.3,10.1,33.3,10.1", [199, 80, 201, 82]), ("99,99,1,1", [594, 792, 6, 8]),
    ("0,0,50,50", [0, 0, 300, 400]), ("66.67,0,33.33,100", [400, 0, 200, 800]),
  ]) func `what the Library cuts is written as received`(region: String, pixels: [Int]) async throws {
    let server = try await PageSite.library.start()
    let outcome = try await clip(.library, try PageSite.library.program(server), "--region", region)
    guard pixels[2] >= 8 else {
      #expect(outcome.exitCode == 64 && outcome.errors.contains("6 × 8 pixels"), "\(outcome)")
      return
    }
    #expect(outcome.exitCode == 0, "\(outcome)")
    let part = pixels.map(String.init).joined(separator: ",")
    let asked = try #require(pictures(server).last)
    #expect(asked.hasSuffix("/\(part)/\(pixels[2]),/0/default.jpg"), "\(asked)")
    let json = try sidecar("a")
    #expect(json["pixels"] as? [Int] == pixels && json["iiif"] as? String == server.url + asked)
    #expect(json["scan"] as? [String: Int] == ["width": 600, "height": 800])
    let sent = try Fixture.bytes("pages/page-1.jpg")
    #expect(Array(try Data(contentsOf: URL(filePath: folder.file("a.jpg")))) == sent)
  }

  @Test func `a width is requested, and a page is cited with its address and provider`() async throws {
    let server = try await PageSite.library.start()
    let program = try PageSite.library.program(server)
    let outcome = try await clip(.library, program, "--region", "0,0,50,50", "--width", "120", "--credit")
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(outcome.errors.contains("Image provided by Fixture State Library."), "\(outcome.errors)")
    #expect(pictures(server).last?.hasSuffix("/0,0,300,400/120,/0/default.jpg") == true)
    let json = try sidecar("a")
    #expect(json["credit"] as? String == "Fixture State Library")
    #expect(json["address"] as? String == "https://www.loc.gov/resource/sn83030214/1866-04-10/ed-1/?sp=1")
    let reference = try #require(json["reference"] as? [String: Any])
    #expect(reference["accessed"] != nil)
    #expect((reference["note"] as? String)?.contains("Image provided by Fixture State Library.") == true)
    #expect((json["words"] as? Int ?? 0) > 0)
    let cited = try await program.run("cite", folder.file("a.json"), "--credit")
    #expect(cited.output.hasSuffix("/?sp=1. Image provided by Fixture State Library.\n"), "\(cited)")
  }

  @Test func `if a site sends whole pages, regions are cut locally from one picture`() async throws {
    let server = try await PageSite.chronAm.start()
    let program = try PageSite.chronAm.program(server)
    let outcome = try await clip(
      .chronAm, program, "--region", "10,10,20,20", "--region", "50.01,50.01,20,20", "--as", "png")
    #expect(outcome.exitCode == 0 && outcome.lines.count == 3, "\(outcome)")
    let json = try sidecar("a")
    #expect(json["pixels"] as? [Int] == [60, 80, 120, 160] && json["iiif"] is NSNull)
    let further = try #require(json["further"] as? [[String: Any]])
    #expect(further[0]["pixels"] as? [Int] == [300, 400, 121, 161])
    let large = pictures(server).filter { $0.contains("image_3200") }
    #expect(large.count == 1, "\(pictures(server))")
  }

  @Test func `without ALTO a clip has no text, and says so`() async throws {
    let site = PageSite.library
    let server = try await site.start { $0.path.hasSuffix(".xml") ? .notFound : nil }
    let outcome = try await clip(site, try site.program(server), "--region", "10,10,50,50")
    #expect(outcome.exitCode == 0 && outcome.errors.contains("the clip has no text"), "\(outcome)")
    let json = try sidecar("a")
    #expect(json["text"] is NSNull && json["words"] is NSNull && json["confidence"] is NSNull)
  }

  @Test func `an invalid picture does not become a clip`() async throws {
    let site = PageSite.library
    let server = try await site.start { request in
      guard request.path.hasSuffix(".jpg") else { return nil }
      return LoopbackResponse(
        headers: ["Content-Type": "image/jpeg"], body: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]))
    }
    let outcome = try await clip(site, try site.program(server), "--region", "10,10,50,50")
    #expect(outcome.exitCode == 69 && outcome.output.isEmpty, "\(outcome)")
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty ?? true)
  }

  @Test func `a page's provider is named if known`() async throws {
    let server = try await PageSite.library.start()
    let program = try PageSite.library.program(server)
    let cited = try await program.run(
      "cite", "sn83030214/1866-04-10/ed-1/seq-1", "--credit", "--style", "plain")
    #expect(cited.exitCode == 0, "\(cited)")
    #expect(cited.output.hasSuffix(" Image provided by Fixture State Library.\n"), "\(cited)")
    let record = try await program.run(
      "cite", "sn83030214/1866-04-10/ed-1/seq-1", "--credit", "--style", "ris")
    #expect(record.output.contains("image 1. Image provided by Fixture State Library."), "\(record)")
    let unknown = try await program.run("cite", "bsd00000001/1903-03-07/ed-1/seq-1", "--credit")
    #expect(unknown.exitCode == 0 && unknown.errors.contains("is not known"), "\(unknown)")
  }
}
