import Foundation
import Newspapers
import TestSupport
import Testing

@testable import PageIndex

/// NDNP batches in which the files of an issue are not next to each other.
struct ScatteredIssueTests {
  private let shelf = Shelf()
  private let files = TemporaryFolder()
  private static let reel = "batch_az_one_ver01/data/sn83000001/001A"

  /// The issues of January 2 and 3, 1900; METS turns the pages of the first around.
  private func write() throws {
    for (issue, words) in [("1900010201", ["one", "two"]), ("1900010301", ["three", "four"])] {
      let folder = files.file("\(ScatteredIssueTests.reel)/\(issue)")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (number, word) in words.enumerated() {
        try Data("<alto>\(word)".utf8).write(to: URL(filePath: "\(folder)/000\(number + 1).xml"))
      }
      let order = issue == "1900010201" ? ["0002", "0001"] : ["0001", "0002"]
      let mets = """
        <dmdSec ID="p1"><mods:start>1</mods:start></dmdSec><dmdSec ID="p2"><mods:start>2</mods:start></dmdSec>
        <file ID="f1"><FLocat xlink:href="\(order[0]).xml"/></file><file ID="f2"><FLocat xlink:href="\(order[1]).xml"/></file>
        <div TYPE="np:page" DMDID="p1"><fptr FILEID="f1"/></div><div TYPE="np:page" DMDID="p2"><fptr FILEID="f2"/></div>
        """
      try Data(mets.utf8).write(to: URL(filePath: "\(folder)/\(issue).xml"))
    }
  }

  /// Adds an archive of files in this order: `2/0001` is page file 1 of January 2, `2/METS` its METS.
  private func add(_ order: [String]) async throws -> PageImporter.Progress {
    try write()
    let paths = order.map { name in
      let issue = "190001\(name.prefix(1) == "2" ? "02" : "03")01"
      return "\(ScatteredIssueTests.reel)/\(issue)/"
        + (name.hasSuffix("METS") ? issue : String(name.dropFirst(2))) + ".xml"
    }
    _ = try SharedData.output(of: [
      "sh", "-c", "cd '\(files.path)' && tar cf a.tar \(paths.joined(separator: " "))",
    ])
    let importer = PageImporter(
      index: shelf.index,
      readLayout: { bytes, _ throws(NewspaperError) in
        let text = String(decoding: bytes, as: UTF8.self).dropFirst(6)
        return PageLayout(blocks: [.init(lines: [.init(words: [PageLayout.Word(String(text), box: nil)])])])
      }, now: { 5 })
    return try await importer.add([files.file("a.tar")], isTrial: false) { _ in }
  }

  private func sequence(_ word: String) async throws -> [Int] {
    try await shelf.hits(word).hits.map(\.page.sequence)
  }

  @Test(arguments: [
    ["2/METS", "3/METS", "2/0001", "3/0001", "2/0002", "3/0002"],
    ["2/METS", "3/METS", "2/0002", "3/0002", "3/0001", "2/0001"],
    ["2/0001", "2/METS", "3/0001", "2/0002", "3/METS", "3/0002"],
  ])
  func `every page has the number that METS gives it`(_ order: [String]) async throws {
    let result = try await add(order)
    #expect(result.count == KeptCount(added: 4) && result.faultCount == 0, "\(result)")
    for (word, number) in [("one", 2), ("two", 1), ("three", 1), ("four", 2)] {
      #expect(try await sequence(word) == [number], "\(word)")
    }
  }

  @Test func `without METS the pages go on where they stopped`() async throws {
    let result = try await add(["2/0001", "3/0001", "2/0002", "3/0002"])
    #expect(result.count == KeptCount(added: 4) && result.faultCount == 0, "\(result)")
    for (word, number) in [("one", 1), ("two", 2), ("three", 1), ("four", 2)] {
      #expect(try await sequence(word) == [number], "\(word)")
    }
  }

  @Test func `a page that comes after later ones is reported, not misplaced`() async throws {
    let result = try await add(["2/0002", "3/0001", "2/0001"])
    #expect(result.count == KeptCount(added: 2) && result.faultCount == 1, "\(result)")
    #expect(
      result.faults.first?.contains("1900010201/0001.xml: its position in the issue is unknown") == true)
    #expect(try await shelf.found("one").isEmpty)
  }

  @Test func `pages numbered before their METS came are reported`() async throws {
    let result = try await add(["2/0001", "2/0002", "3/0001", "2/METS"])
    #expect(result.faultCount == 1)
    #expect(
      result.faults.first?.contains("1900010201: 2 pages were numbered without its METS") == true, "\(result)"
    )
  }
}
