import Foundation
import TestSupport
import Testing

/// Clipping a region of a page in `browse`, with keys and mouse.
@OwnThread struct ClippedPageTests {
  private let folder = TemporaryFolder()
  private let program: Program

  init() throws {
    program = try Program(["BROADSHEET_SOURCE": "offline"])
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
  }

  private func clipping(_ options: String..., columns: Int = 160) throws -> VirtualTerminal {
    let terminal = try program.browse(
      ["open", "bsd00000001/1903-03-07/ed-1/seq-1"] + options, in: URL(filePath: folder.path), rows: 50,
      columns: columns)
    #expect(terminal.wait(for: "page 1 of 2"))
    terminal.send("C")
    #expect(terminal.wait(for: "% at "), "\(terminal.screenText)")
    #expect(terminal.wait(for: " words"), "\(terminal.screenText)")
    return terminal
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  private func sidecar() throws -> [String: Any] {
    let name = try #require(names.first { $0.hasSuffix(".json") })
    let data = try Data(contentsOf: URL(filePath: folder.file(name)))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func status(_ terminal: VirtualTerminal) -> String {
    terminal.screenText.split(separator: "\n").first { $0.contains("% at ") }.map(String.init) ?? ""
  }

  @Test func `the block in the middle is clipped with one of its lines as the headline`() throws {
    let terminal = try clipping("--images", "blocks")
    terminal.press(.enter)
    #expect(terminal.wait(for: "Headline: "), "\(terminal.screenText)")
    terminal.send("\t")
    terminal.press(.enter)
    #expect(terminal.wait(for: "♦ Saved in"), "\(terminal.screenText)")
    #expect(names.count == 2, "\(names)")
    let json = try sidecar()
    let reference = try #require(json["reference"] as? [String: Any])
    #expect(reference["title"] as? String != nil && json["words"] as? Int ?? 0 > 0)
    #expect(terminal.wait(for: "page 1 of 2"), "the page is there again")
    terminal.send("u")
    #expect(terminal.wait(for: "Note of the clip removed; its files stay"), "\(terminal.screenText)")
    #expect(names.count == 2)
  }

  @Test func `an old address of part of a page frames that part and shows its words`() throws {
    let part = "image_450x400_from_75,300_to_525,700/"
    let terminal = try program.browse(
      [
        "open", "https://chroniclingamerica.loc.gov/lccn/bsd00000001/1903-03-07/ed-1/seq-1/print/" + part,
        "--images", "none",
      ], in: URL(filePath: folder.path), rows: 50, columns: 160)
    #expect(terminal.wait(for: "30.0 × 20.0% at 5.0, 15.0"), "\(terminal.screenText)")
    #expect(terminal.wait(for: " words"), "\(terminal.screenText)")
  }

  @Test func `dragging the mouse draws the frame, and a click selects the block`() throws {
    let terminal = try clipping("--images", "blocks")
    #expect(
      terminal.wait(until: { terminal.screenText.contains { "▀▄▌▐▖▗▘▝█".contains($0) } }),
      "\(terminal.screenText)")
    let before = status(terminal)
    terminal.drag(from: (12, 90), to: (20, 110))
    #expect(terminal.wait(until: { self.status(terminal) != before }), "\(terminal.screenText)")
    let drawn = status(terminal)
    terminal.send("l")
    #expect(terminal.wait(until: { self.status(terminal) != drawn }))
    let size = drawn.components(separatedBy: " at ")[0]
    #expect(status(terminal).hasPrefix(size), "moving keeps the size: \(drawn), \(status(terminal))")
    let moved = status(terminal)
    terminal.click(row: 16, column: 100)
    terminal.send("lh")
    #expect(terminal.wait(until: { self.status(terminal) == moved }), "a click in the frame leaves it")
    terminal.click(row: 30, column: 100)
    #expect(terminal.wait(until: { !self.status(terminal).hasPrefix(size) }), "\(terminal.screenText)")
  }

  @Test func `a second region, a custom headline and none`() throws {
    let terminal = try clipping("--images", "none", columns: 80)
    terminal.send("b+")
    #expect(terminal.wait(for: "region 2"), "\(terminal.screenText)")
    terminal.press(.enter)
    #expect(terminal.wait(for: "Headline: "))
    terminal.send("My own words\r")
    #expect(terminal.wait(for: "Saved in"), "\(terminal.screenText)")
    #expect(names.count == 3)
    let json = try sidecar()
    #expect((json["reference"] as? [String: Any])?["title"] as? String == "My own words")
    #expect((json["further"] as? [Any])?.count == 1)
  }

  @Test func `Esc leaves everything as it was`() throws {
    let terminal = try clipping("--images", "none", columns: 80)
    terminal.press(.enter)
    #expect(terminal.wait(for: "Headline: "))
    terminal.press(.escape)
    #expect(terminal.wait(until: { !terminal.screenText.contains("Headline: ") }))
    terminal.press(.escape)
    #expect(terminal.wait(until: { !terminal.screenText.contains("% at ") }))
    #expect(names.isEmpty)
  }
}
