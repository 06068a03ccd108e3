import Foundation
import TestSupport
import Testing

/// `get` on the demonstration newspaper, which needs no server.
struct GetCommandTests {
  private let folder = TemporaryFolder()

  private func get(_ arguments: String..., program: Program? = nil) async throws -> Program.Outcome {
    try await (program ?? Program()).run(["get"] + arguments + ["-o", folder.path])
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  @Test func `all pages of an issue are saved in several kinds of file`() async throws {
    let outcome = try await get("bsd00000001", "1904-07-02", "--all", "--as", "text", "--as", "alto")
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(names.count == 8 && outcome.lines.map { ($0 as NSString).lastPathComponent }.sorted() == names)
    #expect(names.first == "bsd00000001_1904-07-02_ed-1_seq-1.txt" || names.first?.hasSuffix(".xml") == true)
    let saved = try Data(
      contentsOf: URL(fileURLWithPath: folder.file("bsd00000001_1904-07-02_ed-1_seq-3.xml")))
    #expect(Array(saved) == (try Fixture.bytes("demonstration/pages/1904-07-02_ed-1_seq-3.xml")))
  }

  @Test(arguments: [
    "https://chroniclingamerica.loc.gov/lccn/bsd00000001/1904-07-02/ed-2/seq-1/ocr/",
    "https://www.loc.gov/resource/bsd00000001/1904-07-02/ed-2/?sp=1&st=text",
  ])
  func `a page can be given by its address`(address: String) async throws {
    #expect(try await get(address, "--as", "json").exitCode == 0)
    #expect(names == ["bsd00000001_1904-07-02_ed-2_seq-1.json"])
  }

  @Test func `existing files stay unless forced`() async throws {
    #expect(try await get("bsd00000001", "1903-03-07", "--as", "json", "--name", "a").exitCode == 0)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: folder.file("a")))
    let kept = try await get("bsd00000001", "1903-03-07", "--as", "json", "--name", "a")
    #expect(kept.exitCode == 0 && kept.errors.contains("already exists; use --force to replace it"))
    #expect(try String(contentsOfFile: folder.file("a"), encoding: .utf8) == "mine")
    #expect(
      try await get("bsd00000001", "1903-03-07", "--as", "json", "--name", "a", "--force").exitCode == 0)
    #expect(try String(contentsOfFile: folder.file("a"), encoding: .utf8).contains("Demonstration"))
  }

  @Test func `another program's unfinished file keeps no other page from being saved`() async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let theirs = "bsd00000001_1904-07-02_ed-1_seq-2.txt.part"
    try Data("theirs".utf8).write(to: URL(fileURLWithPath: folder.file(theirs)))
    let outcome = try await get("bsd00000001", "1904-07-02", "--all", "--as", "text")
    #expect(
      outcome.exitCode == 65 && outcome.errors.contains("\(theirs) may be another program's"), "\(outcome)")
    #expect(outcome.lines.count == 3 && names.count == 4)
    #expect(try String(contentsOfFile: folder.file(theirs), encoding: .utf8) == "theirs")
  }

  @Test(arguments: ["../x", "/tmp/x", "a/../../x", "..", "x\u{1B}]0;y\u{7}", "-rf"])
  func `no name can escape the folder`(template: String) async throws {
    let around = TemporaryFolder()
    let outcome = try await Program().run(
      "get", "bsd00000001", "1903-03-07", "--as", "json", "--name=\(template)", "-o", around.file("inner"))
    #expect(outcome.exitCode == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: around.file("inner"))
    #expect(names.count == 1 && names.first?.first != "." && names.first?.first != "-")
    #expect(try FileManager.default.contentsOfDirectory(atPath: around.path) == ["inner"])
  }

  private static let refused: [(arguments: String, code: Int32)] = [
    ("bsd00000001 1903-03-08 --as text", 66), ("bsd00000001 1903-03-07 --as pdf", 66),
    ("bsd00000001 1905-04-01 --page 1-3 --as text", 66), ("bsd00000001 --as text", 64),
    ("bsd00000001 1903-02-30 --as text", 64), ("bsd00000001 1903-03-07", 64),
    ("bsd00000001 1903-03-07 --as text --page 3-1", 64),
    ("bsd00000001 1903-03-07 --as text --page 1 --all", 64),
    ("bsd00000001 1903-03-07 --as text --name {x}", 64),
  ]

  @Test(arguments: refused)
  func `what is unavailable has its own exit code`(arguments: String, code: Int32) async throws {
    let outcome = try await Program().run(
      ["get"] + arguments.split(separator: " ").map(String.init) + ["-o", folder.path])
    #expect(outcome.exitCode == code, "\(outcome)")
    #expect(!names.contains { $0.contains(".part") })
  }

  @Test func `pages of several sites cannot get one name`() async throws {
    let program = try Program()
    let pages = [
      "bsd00000001/1903-03-07/ed-1/seq-1", "http://127.0.0.1:9/lccn/sn83025242/1906-01-11/ed-1/seq-1/",
      "bsd00000001/1903-03-14/ed-1/seq-1",
    ]
    try program.write(Data(pages.joined(separator: "\n").utf8), to: "list")
    let list = program.home.appending(path: "list").path
    let outcome = try await get(
      "--from-search", list, "--as", "text", "--name", "{lccn}_{page}.{ext}", program: program)
    #expect(outcome.exitCode == 64 && outcome.output.isEmpty && names.isEmpty, "\(outcome)")
    #expect(outcome.errors.hasPrefix("broadsheet: several files would get the same name\n"), "\(outcome)")
    let dated = try await get(
      "--from-search", list, "--as", "text", "--name", "{lccn}_{date}.{ext}", program: program)
    #expect(dated.exitCode == 69 && names.count == 2, "\(dated)")
  }

  @Test func `a dry run names files and sizes and writes nothing`() async throws {
    let outcome = try await get("bsd00000001", "1903-03-07", "--all", "--as", "jpg", "--dry-run")
    let size = try Fixture.bytes("demonstration/pages/1903-03-07_ed-1_seq-1.jpg").count
    #expect(outcome.lines.first == "\(folder.path)/bsd00000001_1903-03-07_ed-1_seq-1.jpg\t\(size)")
    #expect(outcome.lines.count == 2 && !FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `a full disk is reported`() async throws {
    // No file may exceed 8 KB; the signal that the system would also send is ignored.
    let outcome = try await Program().run(
      [
        "-c", "ulimit -f 16; trap '' XFSZ; exec \"$0\" get bsd00000001 1903-03-07 --as jpg -o \"$1\"",
        Program.path, folder.path,
      ], executable: "/bin/sh")
    #expect(outcome.exitCode == 74 && outcome.errors.contains("cannot write \(folder.path)"), "\(outcome)")
    #expect(!names.contains { $0.hasSuffix(".jpg") })
  }

  @Test func `a folder that cannot be created is reported`() async throws {
    let outcome = try await Program().run(
      "get", "bsd00000001", "1903-03-07", "--as", "text", "-o", "/proc/nowhere")
    #expect(outcome.exitCode == 74 && outcome.errors.contains("/proc/nowhere"))
  }
}
