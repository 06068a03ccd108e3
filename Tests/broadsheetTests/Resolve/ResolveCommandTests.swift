import Foundation
import TestSupport
import Testing

/// `open --print` and `resolve`, which send no requests.
struct ResolveCommandTests {
  private static let old = "http://chroniclingamerica.loc.gov/lccn/sn83045462/1865-04-10/ed-1/seq-3/"
  private static let new = "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=3"

  @Test func `marked words are kept in an address as in a text`() async throws {
    let program = try Program()
    let old = "https://chroniclingamerica.loc.gov/lccn/sn83045462/1865-04-10/ed-1/seq-1/#words=gold+rush"
    let new = "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=1"
    for (options, suffix) in [([], ""), (["--words"], "&q=gold+rush")] as [([String], String)] {
      #expect(
        try await program.run(["resolve", old] + options).output
          == "page\tsn83045462/1865-04-10/ed-1/seq-1\t\(new)\(suffix)\n")
      try program.write(Data(old.utf8), to: "list")
      let text = try await program.run(
        ["resolve", "-"] + options, from: program.home.appending(path: "list"))
      #expect(text.output == new + suffix && text.errors.contains("\tgold rush\n"), "\(text)")
    }
  }

  @Test func `an address is printed with its kind and id`() async throws {
    let line = "page\tsn83045462/1865-04-10/ed-1/seq-3\t\(ResolveCommandTests.new)\n"
    for command in [["open", "--print"], ["resolve"]] {
      let outcome = try await Program().run(command + [ResolveCommandTests.old])
      #expect(outcome.exitCode == 0 && outcome.output == line, "\(outcome)")
    }
    for command in [["open", "--print"], ["resolve"]] {
      let own = try await Program().run(command + ["bsd00000001/1903-03-07/ed-1/seq-1"])
      #expect(own.output == "page\tbsd00000001/1903-03-07/ed-1/seq-1\t\n", "\(own)")
      #expect(own.errors.contains("not on the web"), "\(own)")
    }
    let page = "https://chroniclingamerica.loc.gov/lccn/bsd00000001/1903-03-07/ed-1/seq-1/\n"
    let program = try Program()
    try program.write(Data(page.utf8), to: "a.txt")
    let text = try await program.run("resolve", program.home.appending(path: "a.txt").path)
    #expect(text.output == page && text.errors.contains("dead 1"), "it is nowhere on the web: \(text)")
    let unprinted = try await Program().run("open", "--format", "json", ResolveCommandTests.old)
    #expect(unprinted.exitCode == 64 && unprinted.errors.contains("--format needs --print."), "\(unprinted)")
    let json = try await Program().run("open", "--print", "--format", "json", ResolveCommandTests.old)
    #expect(json.output.contains("\"kind\":\"page\"") && json.output.contains("\"status\":\"changed\""))
  }

  @Test func `for a scan's old address, the current one is printed`() async throws {
    let path = "batch_dlc_one_ver01/data/sn83045462/0028/1865041001/0012.jp2"
    let outcome = try await Program().run(
      "open", "--print", "https://chroniclingamerica.loc.gov/data/batches/" + path)
    let file = "https://tile.loc.gov/storage-services/service/ndnp/dlc/" + path
    #expect(outcome.output == "file\tsn83045462/1865-04-10/ed-1\t\(file)\n", "\(outcome)")
    #expect(outcome.errors.contains("https://www.loc.gov/item/sn83045462/1865-04-10/ed-1/"), "\(outcome)")
  }

  @Test(arguments: [
    "https://chroniclingamerica.loc.gov/awardees/", "https://chroniclingamerica.loc.gov/lccn/x/",
    "https://x.org/",
  ])
  func `an address that leads nowhere is explained`(address: String) async throws {
    for command in [["open", "--print"], ["open"], ["resolve"]] {
      let outcome = try await Program().run(command + [address])
      #expect(outcome.exitCode == 65 && outcome.output.isEmpty && !outcome.errors.isEmpty, "\(outcome)")
    }
  }

  @Test func `a reason that asks ends with its question mark`() async throws {
    let dates = "dateFilterType=range&date1=1898&date2=1890"
    let outcome = try await Program().run(
      "open", "--print", "https://chroniclingamerica.loc.gov/search/pages/results/?andtext=gold&\(dates)")
    #expect(outcome.exitCode == 65 && outcome.errors.hasSuffix("date:1890..1898?\n"), "\(outcome)")
  }

  @Test func `a text goes to standard output, and the report to standard error`() async throws {
    let program = try Program()
    try program.write(Data("a \(ResolveCommandTests.old).\r\n".utf8), to: "a.txt")
    let file = program.home.appending(path: "a.txt")
    let outcome = try await program.run("resolve", file.path)
    #expect(outcome.output == "a \(ResolveCommandTests.new).\r\n" && outcome.exitCode == 0)
    #expect(outcome.errors.contains("changed") && outcome.errors.contains("total"), "\(outcome.errors)")
    let piped = try await program.run(["resolve", "-"], from: file)
    #expect(piped.output == outcome.output)
    let dry = try await program.run("resolve", "--dry-run", file.path)
    #expect(dry.errors.isEmpty && dry.lines.last?.hasPrefix("total\tchanged 1\t") == true, "\(dry)")
    #expect(dry.lines.count == 2 && dry.output.hasPrefix("\(file.path)\t1\t3\tchanged\tpage\t"))
    let both = try await program.run("resolve", "--dry-run", file.path, ResolveCommandTests.old)
    #expect(both.lines.count == 3 && both.lines[0].hasPrefix("\t\t\tchanged\tpage\t"), "\(both)")
  }

  @Test func `a second run leaves the old files of the first alone`() async throws {
    let program = try Program()
    let text = Data(ResolveCommandTests.old.utf8)
    try program.write(text, to: "texts/a.txt")
    let folder = program.home.appending(path: "texts")
    let arguments = ["resolve", "--recursive", "--in-place", "--backup", ".bak", folder.path]
    for _ in 1...2 { #expect(try await program.run(arguments).exitCode == 0) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["a.txt", "a.txt.bak"])
    #expect(try Data(contentsOf: folder.appending(path: "a.txt.bak")) == text)
    // As a shell expands a*.
    let given = ["resolve", "--in-place", "--backup", ".bak"] + names.map { folder.appending(path: $0).path }
    let again = try await program.run(given)
    #expect(
      again.exitCode == 0 && again.errors.contains("a.txt.bak is left alone: it is a backup"), "\(again)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == names)
    #expect(try Data(contentsOf: folder.appending(path: "a.txt.bak")) == text)
  }

  @Test func `what a killed run left in a folder is no text`() async throws {
    let program = try Program()
    let old = Data(ResolveCommandTests.old.utf8)
    let left = "texts/a.txt.4711-3022334611.new"
    for name in ["texts/a.txt", "texts/b-1.new", left] { try program.write(old, to: name) }
    let outcome = try await program.run(
      "resolve", "--recursive", "--in-place", program.home.appending(path: "texts").path)
    #expect(outcome.exitCode == 0 && outcome.errors.contains("changed 2"), "\(outcome)")
    #expect(outcome.errors.contains("\(left) is left alone: another run did not finish it"), "\(outcome)")
    #expect(try Data(contentsOf: program.home.appending(path: left)) == old)
  }

  @Test func `a file is replaced behind its link, with its mode, and the old one is kept`() async throws {
    let program = try Program()
    let text = Data("\(ResolveCommandTests.old) \u{E9}".utf8)
    try program.write(text, to: "a.txt")
    let (file, link) = (program.home.appending(path: "a.txt"), program.home.appending(path: "link.txt"))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let arguments = ["resolve", "--in-place", "--backup", ".orig", link.path]
    #expect(try await program.run(arguments).exitCode == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == ResolveCommandTests.new + " \u{E9}")
    #expect(try Data(contentsOf: file.appendingPathExtension("orig")) == text)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    // There is nothing more to change, so nothing is written.
    #expect(try await program.run(arguments).exitCode == 0)
    try text.write(to: file)
    let refused = try await program.run(arguments)
    #expect(refused.exitCode == 74 && refused.errors.contains("a.txt.orig exists already"), "\(refused)")
    #expect(try Data(contentsOf: file) == text)
    let names = try FileManager.default.contentsOfDirectory(atPath: program.home.path)
    #expect(!names.contains { $0.contains(".broadsheet-") })
  }

  @Test func `bytes that are not text are left alone`() async throws {
    let program = try Program()
    let data = Data("\(ResolveCommandTests.old)\0".utf8)
    try program.write(data, to: "a.txt")
    let file = program.home.appending(path: "a.txt")
    #expect(try await program.run("resolve", "--in-place", file.path).exitCode == 65)
    #expect(try Data(contentsOf: file) == data)
  }

  @Test(arguments: ["--report", "--map"])
  func `an output that is one of the texts is refused`(option: String) async throws {
    let program = try Program()
    let text = Data("keep me \(ResolveCommandTests.old)\n".utf8)
    try program.write(text, to: "texts/p.txt")
    let (file, folder) = (program.home.appending(path: "texts/p.txt"), program.home.appending(path: "texts"))
    let link = program.home.appending(path: "link.txt")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let runs = [
      [file.path, option, file.path, "--force"], [file.path, option, file.path],
      [link.path, option, file.path, "--force"], [file.path, option, link.path, "--force"],
      ["--in-place", file.path, option, file.path, "--force"],
      ["--in-place", "--recursive", folder.path, option, file.path, "--force"],
    ]
    for arguments in runs {
      let outcome = try await program.run(["resolve"] + arguments)
      #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(arguments): \(outcome)")
      #expect(outcome.errors.contains("would replace a text that is to be read: "), "\(outcome)")
      #expect(try Data(contentsOf: file) == text)
    }
    let typed = try await program.run(["resolve", option, file.path, "--force"], from: file)
    #expect(typed.exitCode == 64 && typed.errors.contains("to be read: standard input"), "\(typed)")
    #expect(try Data(contentsOf: file) == text)
  }

  @Test func `folders are read on request, and reports and maps are written`() async throws {
    let program = try Program()
    let (old, new) = (ResolveCommandTests.old, ResolveCommandTests.new)
    let text = "\(old) https://chroniclingamerica.loc.gov/reports/\n"
    try program.write(Data(text.utf8), to: "texts/a.md")
    try program.write(Data(text.utf8), to: "texts/.hidden/b.md")
    let (folder, map) = (program.home.appending(path: "texts"), program.home.appending(path: "map.tsv"))
    let report = program.home.appending(path: "report.jsonl")
    #expect(try await program.run("resolve", "--in-place", folder.path).exitCode == 64)
    let outcome = try await program.run(
      "resolve", "--in-place", "--recursive", "--strict", "--report", report.path, "--map", map.path,
      folder.path)
    #expect(outcome.exitCode == 65 && outcome.errors.isEmpty, "\(outcome)")
    let lines = try String(contentsOf: report, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 3 && lines[2].contains("\"changed\":1,\"dead\":1"))
    #expect(try String(contentsOf: map, encoding: .utf8) == "\(old)\t\(new)\n")
    let hidden = folder.appending(path: ".hidden/b.md")
    #expect(try String(contentsOf: hidden, encoding: .utf8) == text)
  }
}
