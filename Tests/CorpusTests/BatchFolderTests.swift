import Foundation
import TestSupport
import Testing

@testable import Corpus

/// NDNP batches in folders.
struct BatchFolderTests {
  private let folder = TemporaryFolder()

  private func write(_ text: String, _ path: String) throws {
    let file = URL(filePath: folder.path).appending(path: "batch_nbu_ant_ver01/" + path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func writeBatch(in base: String = "data/", list: String = "batch.xml") throws {
    let issues = ["1887030301", "1887030401"].map {
      #"<issue lccn="sn99021999" issueDate="1887-03-0\#($0.dropFirst(7).first ?? "3")" editionOrder="1">"#
        + "./sn99021999/0020653817A/\($0)/\($0).xml</issue>"
    }
    try write("<batch>\(issues.joined(separator: "\n"))<reel>./x.xml</reel></batch>", base + list)
    for (number, issue) in ["1887030301", "1887030401"].enumerated() {
      let folder = base + "sn99021999/0020653817A/\(issue)/"
      let starts = [2, 1].map { "<dmdSec ID=\"p\($0)\"><mods:start>\($0)</mods:start></dmdSec>" }
      let files = [2, 1].map {
        "<file ID=\"o\($0)\"><FLocat xlink:href=\"000\($0 + 4 * number).xml\"/></file>"
      }
      let map = [1, 2].map { "<div TYPE=\"np:page\" DMDID=\"p\($0)\"><fptr FILEID=\"o\($0)\"/></div>" }
      try write("<mets>\(starts.joined())\(files.joined())\(map.joined())</mets>", folder + issue + ".xml")
      for page in [1, 2] {
        try write(MadePage.alto("page \(page) of \(issue)"), folder + "000\(page + 4 * number).xml")
      }
    }
  }

  private var path: String { folder.path + "/batch_nbu_ant_ver01" }

  @Test(arguments: [("data/", "batch.xml"), ("data/", "batch_1.xml"), ("", "batch.xml")])
  func `pages come in the order of the batch, with reel, folder and frame`(base: String, list: String)
    async throws
  {
    try writeBatch(in: base, list: list)
    let outcome = try await CorpusRunner().read(path)
    #expect(
      try outcome.values("id") == [
        "sn99021999/1887-03-03/ed-1/seq-1", "sn99021999/1887-03-03/ed-1/seq-2",
        "sn99021999/1887-03-04/ed-1/seq-1", "sn99021999/1887-03-04/ed-1/seq-2",
      ])
    #expect(try outcome.values("frame") == ["0001", "0002", "0005", "0006"])
    #expect(
      try Set(outcome.values("reel")) == ["0020653817A"] && Set(outcome.values("batch")) == ["nbu_ant_ver01"])
    #expect(try outcome.values("issue_folder") == ["1887030301", "1887030301", "1887030401", "1887030401"])
    #expect(
      outcome.receipt.isComplete && outcome.receipt.members == 7
        && outcome.receipt.archive == "batch_nbu_ant_ver01")
    #expect(try await CorpusRunner().read(path + "/").lines == outcome.lines)
  }

  @Test func `a missing file, or one that leads elsewhere, is a fault`() async throws {
    try writeBatch()
    let pages = path + "/data/sn99021999/0020653817A/1887030301"
    try FileManager.default.removeItem(atPath: pages + "/0001.xml")
    try FileManager.default.createSymbolicLink(atPath: pages + "/0001.xml", withDestinationPath: "0002.xml")
    try FileManager.default.removeItem(
      atPath: path + "/data/sn99021999/0020653817A/1887030401/1887030401.xml")
    let outcome = try await CorpusRunner().read(path)
    #expect(try outcome.faults == ["it is missing, or a link", "it is missing, or a link"])
    #expect(outcome.receipt.pages == 1 && !outcome.receipt.isComplete)
  }

  @Test func `a list cannot lead out of its folder`() async throws {
    let mets =
      #"<mets><file ID="o"><FLocat xlink:href="0001.xml"/></file><div TYPE="page"><fptr FILEID="o"/></div></mets>"#
    try write(mets, "../a/b/1887030301.xml")
    try write(MadePage.alto("secret"), "../a/b/0001.xml")
    try write(
      #"<batch><issue lccn="sn99021999" issueDate="1887-03-03">../../a/b/1887030301.xml</issue></batch>"#,
      "data/batch.xml")
    let outcome = try await CorpusRunner().read(path)
    #expect(outcome.receipt.pages == 0 && !outcome.receipt.isComplete && outcome.receipt.faults == 1)
  }

  @Test func `a folder without a list is not a batch`() async throws {
    try write("x", "notes.txt")
    await #expect(throws: CorpusFailure.missing(what: "\(path) is not a batch folder: it has no batch.xml")) {
      try await CorpusRunner().read(path)
    }
  }
}
