import Foundation
import Presentation
import Synchronization
import TestSupport
import Testing

/// `image` on a terminal, with scans that a server sends.
struct ReceivedScanTests {
  private func site(_ scan: [UInt8]) async throws -> LoopbackServer {
    try await LoopbackServer.start { request in
      guard request.path.contains("/image_") else {
        let answer = try? FixtureSite.chronAm.answer(to: request.target)
        return answer.map { LoopbackResponse(status: $0.status, headers: $0.headers, body: Data($0.body)) }
          ?? .notFound
      }
      return LoopbackResponse(headers: ["Content-Type": "image/jpeg"], body: Data(scan))
    }
  }

  @OwnThread private func shown(_ server: LoopbackServer) throws -> (
    status: VirtualTerminal.ExitStatus?, text: String
  ) {
    let terminal = try Program(["BROADSHEET_SOURCE": server.url]).browse(
      "image", "sn83025242/1906-01-11", "--images", "blocks", rows: 24, columns: 160)
    let status = terminal.exitStatus()
    return (status, terminal.screenText)
  }

  @Test func `a truncated scan is shown and reported as truncated`() async throws {
    let whole = try Fixture.bytes("demonstration/pages/1903-03-07_ed-1_seq-1.jpg")
    let shown = try await shown(site(Array(whole.prefix(whole.count / 2))))
    #expect(shown.status == .exited(0) && shown.text.contains("is truncated"), "\(shown.text)")
    #expect(shown.text.contains("▄") || shown.text.contains("▌") || shown.text.contains("▖"))
  }

  @Test(arguments: ["a.jpg", "a.png"])
  func `a scan that is cut off is neither saved nor kept`(name: String) async throws {
    let whole = try Fixture.bytes("demonstration/pages/1903-03-07_ed-1_seq-1.jpg")
    let isHealed = Mutex(false)
    let server = try await LoopbackServer.start { request in
      guard request.path.contains("/image_") else {
        let answer = try? FixtureSite.chronAm.answer(to: request.target)
        return answer.map { LoopbackResponse(status: $0.status, headers: $0.headers, body: Data($0.body)) }
          ?? .notFound
      }
      let sent = isHealed.withLock { $0 } ? whole : Array(whole.prefix(whole.count / 2))
      return LoopbackResponse(headers: ["Content-Type": "image/jpeg"], body: Data(sent))
    }
    let program = try Program(["BROADSHEET_SOURCE": server.url])
    let file = program.home.appending(path: name).path
    let outcome = try await program.run("image", "sn83025242/1906-01-11", "-o", file)
    #expect(outcome.exitCode == 69 && outcome.errors.contains("the scan's file is truncated"), "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: file))
    isHealed.withLock { $0 = true }
    let healed = try await program.run("image", "sn83025242/1906-01-11", "-o", file)
    #expect(healed.exitCode == 0 && healed.errors.isEmpty, "\(healed)")
    #expect(FileManager.default.fileExists(atPath: file))
  }

  @Test func `a scan that is cut off does not become a clip`() async throws {
    let whole = try Fixture.bytes("demonstration/pages/1903-03-07_ed-1_seq-1.jpg")
    let server = try await site(Array(whole.prefix(whole.count / 2)))
    let program = try Program(["BROADSHEET_SOURCE": server.url])
    let file = program.home.appending(path: "a.jpg").path
    let outcome = try await program.run(
      "clip", "sn83025242/1906-01-11", "--region", "10,10,50,20", "-o", file)
    #expect(outcome.exitCode == 69 && outcome.errors.contains("the scan's file is truncated"), "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  private static func header(width: UInt16, height: UInt16) -> [UInt8] {
    [
      0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8),
      UInt8(width & 255),
    ]
      + [1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
  }

  @Test(arguments: [
    (header(width: 60_000, height: 60_000), "the scan is too large: 60000 × 60000 pixels"),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2], "the scan's file ends before the picture begins"),
  ])
  func `an invalid scan is an error`(bytes: [UInt8], words: String) async throws {
    let shown = try await shown(site(bytes))
    #expect(shown.status == .exited(69) && shown.text.contains(words), "\(shown.text)")
    #expect(shown.text.contains("sent an unreadable response"))
  }
}
