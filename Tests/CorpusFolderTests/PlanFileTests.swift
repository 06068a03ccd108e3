import CorpusFolder
import Foundation
import Newspapers
import TestSupport
import Testing

/// `corpus.json`.
struct PlanFileTests {
  private func plan() throws -> CorpusPlan {
    var selection = BatchSelection()
    selection.newspapers = [try LCCN("sn83045462")]
    (selection.state, selection.from, selection.to) = ("Ohio", 1900, 1903)
    selection.newSince = IssueDate("2019-07-11")
    let archive = try #require(
      OCRArchive(
        address: "https://chroniclingamerica.loc.gov/data/ocr/dlc_vizsla_ver02.tar.bz2", size: 1_030_000_000,
        created: "2025-03-02", sha1: String(repeating: "a", count: 40), pageCount: 9000, issueCount: 700,
        newspapers: ["sn83045462"]))
    return CorpusPlan(selection: selection, batches: [PlannedBatch(archive, isDoubtful: true, isGone: true)])
  }

  @Test func `a plan is read as it was written`() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let file = PlanFile(folder: folder.path)
    #expect(try file.read() == nil)
    try file.write(try plan(), program: "0.1.0")
    #expect(try file.read() == plan())
  }

  @Test(arguments: ["", "{}", #"{"schema":"broadsheet.corpus/2"}"#, "[1"])
  func `another file is not a plan`(text: String) throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let file = PlanFile(folder: folder.path)
    try Data(text.utf8).write(to: URL(filePath: file.path))
    #expect(throws: NewspaperError.self) { try file.read() }
  }

  @Test(arguments: [
    ("dlc_vizsla_ver02", "../up"), ("dlc_vizsla_ver02.tar.bz2", "../../x.tar.bz2"),
    ("https://chron", "file:///etc/"),
  ])
  func `a plan that leads outside its folder is refused`(text: String, instead: String) throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let file = PlanFile(folder: folder.path)
    try file.write(try plan(), program: "0.1.0")
    let written = try String(contentsOfFile: file.path, encoding: .utf8)
    try Data(written.replacing(text, with: instead).utf8).write(to: URL(filePath: file.path))
    #expect(throws: NewspaperError.self) { try file.read() }
  }

  @Test(arguments: [nil, "dlc_other_ver01"])
  func `a plan with two batches of one name, or of one file, is refused`(name: String?) throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    var plan = try plan()
    let second = try #require(
      OCRArchive(batch: name, address: "https://example.org/dlc_vizsla_ver02.tar.bz2"))
    plan.batches.append(PlannedBatch(second))
    let file = PlanFile(folder: folder.path)
    try file.write(plan, program: "0.1.0")
    #expect(throws: NewspaperError.self) { try file.read() }
  }
}
