import Foundation
import Scans
import TestSupport
import Testing

struct ImageCommandTests {
  private let folder = TemporaryFolder()
  private let scan = "demonstration/pages/1903-03-07_ed-1_seq-2.jpg"

  @Test func `a picture goes to a file as received`() async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let outcome = try await Program().run(
      "image", "bsd00000001", "1903-03-07", "--page", "2", "-o", folder.file("a.jpg"))
    #expect(outcome.exitCode == 0 && outcome.output == "" && outcome.errors == "")
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("a.jpg"))) == Data(try Fixture.bytes(scan)))
  }

  @Test(arguments: [["-o", "-"], []]) func `unless on a terminal, it goes to standard output`(
    options: [String]
  ) async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let file = URL(fileURLWithPath: folder.file("a.jpg"))
    try Data().write(to: file)
    let outcome = try await Program().run(
      ["image", "bsd00000001", "1903-03-07", "--page", "2"] + options, into: file)
    #expect(outcome.exitCode == 0)
    #expect(try Data(contentsOf: file) == Data(try Fixture.bytes(scan)))
  }

  private func save(_ name: String, _ options: [String] = []) async throws -> (
    outcome: Program.Outcome, bytes: [UInt8]
  ) {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let file = folder.file(name)
    let outcome = try await Program().run(["image", "bsd00000001", "1903-03-07", "-o", file] + options)
    return (outcome, (try? [UInt8](Data(contentsOf: URL(filePath: file)))) ?? [])
  }

  @Test(arguments: [
    (["--region", "0,20,50,30"], 750, 600), (["--width", "300"], 300, 400),
    (["--region", "0,20,50,30", "--width", "300"], 300, 240),
  ])
  func `what a source sends whole is cut and scaled locally`(options: [String], width: Int, height: Int)
    async throws
  {
    let (outcome, bytes) = try await save("a.jpg", options)
    #expect(outcome.exitCode == 0 && outcome.errors.contains("cut here") == (options[0] == "--region"))
    let header = try JPEGHeader(of: bytes)
    #expect(header.width == width && header.height == height, "\(header)")
  }

  @Test func `a file name determines the kind of picture`() async throws {
    let png = try await save("a.PNG", ["--region", "0,20,50,30"])
    #expect(png.outcome.exitCode == 0 && png.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(png.outcome)")
    let gif = try await save("a.gif")
    #expect(gif.outcome.exitCode == 64 && gif.bytes.isEmpty, "\(gif.outcome)")
    #expect(gif.outcome.errors.contains("end the name in .jpg or .png, not in .gif"), "\(gif.outcome)")
  }

  @Test func `an existing file is replaced only on request`() async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let mine = Array("mine".utf8)
    try Data(mine).write(to: URL(filePath: folder.file("a.jpg")))
    let refused = try await save("a.jpg")
    #expect(refused.outcome.exitCode == 74 && refused.bytes == mine, "\(refused.outcome)")
    #expect(refused.outcome.errors.contains("a.jpg already exists\n"), "\(refused.outcome)")
    #expect(refused.outcome.errors.contains("--force"), "\(refused.outcome)")
    let replaced = try await save("a.jpg", ["--force"])
    #expect(
      replaced.outcome.exitCode == 0 && replaced.bytes.starts(with: [0xFF, 0xD8]), "\(replaced.outcome)")
    // Nothing is lost by writing to a device.
    let device = try await Program().run("image", "bsd00000001", "1903-03-07", "-o", "/dev/null")
    #expect(device.exitCode == 0, "\(device)")
  }

  @Test(arguments: [
    ["1903-03-07", "--region", "0,0,0,10"], ["1903-03-07", "--region", "50,0,60,10"],
    ["1903-03-07", "--region", "nan,0,60,10"], ["1903-03-07", "--width", "0"], ["1903-03-07", "--page", "0"],
    ["1903-03-07", "--images", "crayon"], ["1903-03-07", "--images", "sixel", "-o", "/dev/null"],
  ])
  func `nonsensical options are a usage error`(arguments: [String]) async throws {
    #expect(try await Program().run(["image", "bsd00000001"] + arguments).exitCode == 64)
  }

  @Test(arguments: [
    ("0,0,0,10", "“0,0,0,10” is empty"), ("50,0,60,10", "“50,0,60,10” extends past the page"),
    ("nan,0,60,10", "“nan,0,60,10” is not a part of a page"), ("1,2,3", "“1,2,3” is not a part of a page"),
  ])
  func `an impossible part is refused with the reason`(region: String, words: String) async throws {
    let outcome = try await Program().run("image", "bsd00000001", "1903-03-07", "--region", region)
    #expect(outcome.exitCode == 64 && outcome.errors.contains(words), "\(outcome)")
  }

  @Test func `a page that was not filmed is not found`() async throws {
    let outcome = try await Program().run("image", "bsd00000001", "1905-04-01", "--page", "2")
    #expect(outcome.exitCode == 66 && outcome.output == "")
  }
}
