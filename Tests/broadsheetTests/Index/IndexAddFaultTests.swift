import Foundation
import TestSupport
import Testing

/// Files that `index add` cannot take, named along with others.
struct IndexAddFaultTests {
  private func page(_ program: Program, _ number: Int, _ text: Data) throws -> String {
    let name = "sn83000001_1900-01-0\(number)_ed-1_seq-1.txt"
    try program.write(text, to: "pages/\(name)")
    return program.home.appending(path: "pages/\(name)").path
  }

  @Test(arguments: ["tar.bz2", "tar", "zip", "tgz"])
  func `an empty archive is reported, and the others are added`(ending: String) async throws {
    let program = try Program()
    let good = try page(program, 1, Data("gold".utf8))
    try program.write(Data(), to: "batch_ee_emp_ver01.\(ending)")
    let empty = program.home.appending(path: "batch_ee_emp_ver01.\(ending)").path
    let outcome = try await program.run("index", "add", empty, good)
    #expect(outcome.exitCode == 65, "\(outcome)")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first == "broadsheet: \(empty): the file is empty", "\(outcome)")
    #expect(lines.last?.hasPrefix("added 1 page, ") == true, "\(outcome)")
    let alone = try await program.run("index", "add", empty)
    #expect(alone.exitCode == 65 && alone.errors == "broadsheet: \(empty): the file is empty\n", "\(alone)")
  }

  @Test func `an empty file that is neither an archive nor a page is reported`() async throws {
    let program = try Program()
    let good = try page(program, 1, Data("gold".utf8))
    try program.write(Data(), to: "batch_ee_emp_ver01")
    let empty = program.home.appending(path: "batch_ee_emp_ver01").path
    let outcome = try await program.run("index", "add", empty, good)
    #expect(outcome.exitCode == 65 && outcome.errors.contains("neither an archive nor"), "\(outcome)")
  }

  @Test func `a text that is not UTF-8 is reported, and the others are added`() async throws {
    let program = try Program()
    let bad = try page(program, 1, Data("caf".utf8) + Data([0xE9]) + Data(" president".utf8))
    let good = try page(program, 2, Data("café president".utf8))
    let folder = program.home.appending(path: "pages").path
    for paths in [[bad, good], [folder]] {
      let outcome = try await program.run(["index", "add"] + paths)
      #expect(outcome.exitCode == 65, "\(outcome)")
      let told = "broadsheet: \(bad) is not UTF-8: convert it, for example with iconv\n"
      #expect(outcome.errors.hasPrefix(told), "\(outcome)")
    }
    let found = try await program.run("search", "president", "--source", "here", "--format", "tsv")
    #expect(found.lines.count == 1 && found.output.hasPrefix("1900-01-02"), "\(found)")
  }

  @Test func `a file that the disk does not give is reported, and the others are added`() async throws {
    let program = try Program()
    let good = try page(program, 1, Data("gold".utf8))
    let bad = program.home.appending(path: "a.tar").path
    // Its first bytes cannot be read.
    try FileManager.default.createSymbolicLink(atPath: bad, withDestinationPath: "/proc/self/mem")
    let outcome = try await program.run("index", "add", bad, good)
    #expect(outcome.exitCode == 74, "\(outcome)")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first == "broadsheet: \(bad) cannot be read: Input/output error", "\(outcome)")
    #expect(lines.last?.hasPrefix("added 1 page, ") == true, "\(outcome)")
  }
}
