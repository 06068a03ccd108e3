import Foundation
import TestSupport
import Testing

struct ImageCommandTests {
  private let folder = TemporaryFolder()
  private let scan = "demonstration/pages/1903-03-07_ed-1_seq-2.jpg"

  @Test func `a picture goes to a file as it comes`() async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let outcome = try await Program().run(
      "image", "bsd00000001", "1903-03-07", "--page", "2", "-o", folder.file("a.jpg"))
    #expect(outcome.exitCode == 0 && outcome.output == "" && outcome.errors == "")
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("a.jpg"))) == Data(try Fixture.bytes(scan)))
  }

  @Test(arguments: [["-o", "-"], []]) func `elsewhere than on a terminal it goes to standard output`(
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

  @Test func `a source that cannot cut says so`() async throws {
    let outcome = try await Program().run(
      "image", "bsd00000001", "1903-03-07", "--region", "0,20,50,30", "-o", "/dev/null")
    #expect(outcome.exitCode == 0 && outcome.errors.contains("cannot crop"))
  }

  @Test(arguments: [
    ["1903-03-07", "--region", "0,0,0,10"], ["1903-03-07", "--region", "50,0,60,10"],
    ["1903-03-07", "--region", "nan,0,60,10"], ["1903-03-07", "--width", "0"], ["1903-03-07", "--page", "0"],
    ["1903-03-07", "--images", "crayon"], ["1903-03-07", "--images", "sixel", "-o", "/dev/null"],
  ])
  func `what makes no sense is a usage error`(arguments: [String]) async throws {
    #expect(try await Program().run(["image", "bsd00000001"] + arguments).exitCode == 64)
  }

  @Test(arguments: [
    ("0,0,0,10", "“0,0,0,10” is empty"), ("50,0,60,10", "“50,0,60,10” extends past the page"),
    ("nan,0,60,10", "“nan,0,60,10” is not a part of a page"), ("1,2,3", "“1,2,3” is not a part of a page"),
  ])
  func `a part that makes no sense is told why`(region: String, words: String) async throws {
    let outcome = try await Program().run("image", "bsd00000001", "1903-03-07", "--region", region)
    #expect(outcome.exitCode == 64 && outcome.errors.contains(words), "\(outcome)")
  }

  @Test func `a page that was not filmed is not found`() async throws {
    let outcome = try await Program().run("image", "bsd00000001", "1905-04-01", "--page", "2")
    #expect(outcome.exitCode == 66 && outcome.output == "")
  }
}
