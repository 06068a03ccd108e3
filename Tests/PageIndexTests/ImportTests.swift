import Foundation
import Newspapers
import TestSupport
import Testing

@testable import PageIndex

struct ImportTests {
  private let shelf = Shelf()
  private let files = TemporaryFolder()

  /// In these tests, a layout is just the words of the file.
  private static let readLayout: LayoutReading = { bytes, host throws(NewspaperError) in
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("<alto>") else { throw .malformed(host: host, what: "it is not ALTO") }
    let words = text.dropFirst(6).split(separator: " ").map { PageLayout.Word(String($0), box: nil) }
    return PageLayout(blocks: [.init(lines: [.init(words: words)])])
  }

  private func write(_ text: String, _ path: String) throws {
    let file = URL(filePath: files.file(path))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @discardableResult
  private func shell(_ command: String) throws -> [UInt8] {
    try SharedData.output(of: ["sh", "-c", "cd '\(files.path)' && \(command)"])
  }

  @discardableResult
  private func add(_ names: String..., isTrial: Bool = false) async throws -> PageImporter.Progress {
    try await PageImporter(index: shelf.index, readLayout: ImportTests.readLayout, now: { 5 })
      .add(names.map { files.file($0) }, isTrial: isTrial) { _ in }
  }

  private func makeArchive() throws {
    try write("gold on page one", "ocr/sn83000001/1900/01/02/ed-1/seq-1/ocr.txt")
    try write("<alto>gold on page one again", "ocr/sn83000001/1900/01/02/ed-1/seq-1/ocr.xml")
    try write("silver on page two", "ocr/sn83000001/1900/01/02/ed-1/seq-2/ocr.txt")
    try write("", "ocr/sn83000001/1900/01/03/ed-1/seq-1/ocr.txt")
    try write("<alto>tin only in ALTO", "ocr/sn83000001/1900/01/03/ed-1/seq-1/ocr.xml")
    try write("no page", "ocr/README")
  }

  @Test(arguments: [
    "tar cf a.tar ocr", "tar cjf a.tar ocr", "tar czf a.tar ocr",
    "python3 -c \"import shutil; shutil.make_archive('a', 'zip', '.', 'ocr')\" && mv a.zip a.tar",
    "mv ocr a.tar",
  ])
  func `the Library's OCR archives are read, compressed or not`(_ pack: String) async throws {
    try makeArchive()
    try shell(pack)
    let trial = try await add("a.tar", isTrial: true)
    #expect(trial.pages == 3 && trial.count == KeptCount())
    #expect(!FileManager.default.fileExists(atPath: shelf.path))
    let result = try await add("a.tar")
    #expect(result.count == KeptCount(added: 3))
    #expect(try await shelf.found("gold") == ["sn83000001/1900-01-02/ed-1/seq-1"])
    #expect(try await shelf.found("tin OR silver").count == 2)
    // Existing pages are skipped.
    #expect(try await add("a.tar").count == KeptCount(passedOver: 3))
    try shelf.checkWords()
  }

  @Test func `pages of a batch have the positions given by METS, or else their order`() async throws {
    for (file, word) in [("0003", "three"), ("0004", "four"), ("0007", "seven")] {
      try write("<alto>\(word)", "batch_az_one_ver01/data/sn83000001/001A/1900010201/\(file).xml")
      try write("<alto>\(word)", "batch_az_one_ver01/data/sn83000001/001A/1900010301/\(file).xml")
    }
    try write(
      """
      <dmdSec ID="p1"><mods:start>1</mods:start></dmdSec><dmdSec ID="p2"><mods:start>2</mods:start></dmdSec>
      <file ID="f1"><FLocat xlink:href="0004.xml"/></file><file ID="f2"><FLocat xlink:href="0003.xml"/></file>
      <div TYPE="np:page" DMDID="p1"><fptr FILEID="f1"/></div><div TYPE="np:page" DMDID="p2"><fptr FILEID="f2"/></div>
      """, "batch_az_one_ver01/data/sn83000001/001A/1900010201/1900010201.xml")
    #expect(try await add("batch_az_one_ver01").count.added == 6)
    #expect(
      try await shelf.found("three OR four OR seven") == [
        "sn83000001/1900-01-02/ed-1/seq-1", "sn83000001/1900-01-02/ed-1/seq-2",
        "sn83000001/1900-01-02/ed-1/seq-3",
        "sn83000001/1900-01-03/ed-1/seq-1", "sn83000001/1900-01-03/ed-1/seq-2",
        "sn83000001/1900-01-03/ed-1/seq-3",
      ])
    #expect(
      try await shelf.found("four batch:az_one_ver01 date:1900-01-02") == ["sn83000001/1900-01-02/ed-1/seq-1"]
    )
  }

  @Test func `a duplicate or impossible position in METS loses no page`() async throws {
    for (file, word) in [("0003", "three"), ("0004", "four"), ("0007", "seven")] {
      try write("<alto>\(word)", "batch_az_one_ver01/data/sn83000001/001A/1900010201/\(file).xml")
    }
    try write(
      """
      <dmdSec ID="p1"><mods:start>1</mods:start></dmdSec><dmdSec ID="p2"><mods:start>-2</mods:start></dmdSec>
      <file ID="f1"><FLocat xlink:href="0003.xml"/></file><file ID="f2"><FLocat xlink:href="0004.xml"/></file>
      <file ID="f3"><FLocat xlink:href="0007.xml"/></file>
      <div TYPE="np:page" DMDID="p1"><fptr FILEID="f1"/></div><div TYPE="np:page" DMDID="p1"><fptr FILEID="f2"/></div>
      <div TYPE="np:page" DMDID="p2"><fptr FILEID="f3"/></div>
      """, "batch_az_one_ver01/data/sn83000001/001A/1900010201/1900010201.xml")
    #expect(try await add("batch_az_one_ver01").count.added == 3)
    for (number, word) in ["three", "four", "seven"].enumerated() {
      #expect(try await shelf.found(word) == ["sn83000001/1900-01-02/ed-1/seq-\(number + 1)"])
    }
  }

  @Test func `an export can be added elsewhere, even compressed`() async throws {
    let place = [Place(state: "Ohio", county: "Franklin", city: "Columbus")]
    try await shelf.index.keep([
      .made("sn83000001/1900-01-02", "„gold“\nſilver", places: place, batch: "oh_one_ver01"),
      .made("sn83000001/1900-01-03", "tin"),
    ])
    let part = try #require(try await shelf.index.exported(after: 0))
    try write(
      part.lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined() + "\nno JSON\n", "pages.jsonl")
    try shell("gzip pages.jsonl")
    let other = Shelf()
    let result = try await PageImporter(index: other.index, readLayout: ImportTests.readLayout, now: { 5 })
      .add([files.file("pages.jsonl.gz")], isTrial: false) { _ in }
    #expect(result.count.added == 2 && result.faultCount == 1)
    #expect(try await other.index.exported(after: 0)?.lines == part.lines)
  }

  @Test func `hostile archives write nothing and are read to their end`() async throws {
    try write("gold", "sn83000001_1900-01-02_ed-1_seq-1.txt")
    try shell(
      """
      head -c 70000000 /dev/zero | tr '\\0' 'a' > sn83000001_1900-01-03_ed-1_seq-1.txt
      ln -s /etc/passwd sn83000001_1900-01-04_ed-1_seq-1.txt
      ln -s . loop
      tar czf a.tar.gz --transform 's,^,../../../../tmp/,' -P *.txt
      """)
    let result = try await add("a.tar.gz")
    #expect(result.count.added == 1 && result.faultCount == 1)
    #expect(result.faults.first?.hasSuffix("longer than any page") == true)
    let folder = try await add(".")
    #expect(folder.count == KeptCount(passedOver: 1), "neither the link nor the loop is followed")
    #expect(try await shelf.found("root").isEmpty)
  }

  @Test func `a file that is not a page does not keep others out, and is reported`() async throws {
    for day in 1...3 { try write("gold", "sn83000001_1900-01-0\(day)_ed-1_seq-1.txt") }
    try write("gold", "bad.txt")
    try write("a picture", "bad.jpg")
    let named = try await add(
      "sn83000001_1900-01-01_ed-1_seq-1.txt", "bad.txt", "sn83000001_1900-01-02_ed-1_seq-1.txt")
    #expect(named.count.added == 2 && named.faultCount == 1, "\(named)")
    #expect(named.faults.first?.hasSuffix("_ed-1_seq-1.txt") == true && named.otherTextCount == 0)
    let folder = try await add(".")
    #expect(folder.count.added == 1 && folder.faultCount == 0 && folder.otherFiles == 2)
    #expect(folder.otherTextCount == 1 && folder.otherTexts == ["bad.txt"])
  }

  @Test func `a page with a nonexistent day is reported, given by itself or in a folder`() async throws {
    try write("gold", "sn83000001_1900-13-40_ed-1_seq-1.txt")
    try write("gold", "sn83000001_1900-02-28_ed-1_seq-1.txt")
    let folder = try await add(".")
    #expect(folder.count.added == 1 && folder.faultCount == 1 && folder.otherTextCount == 0, "\(folder)")
    let named = try await add("sn83000001_1900-13-40_ed-1_seq-1.txt")
    for result in [folder, named] {
      #expect(
        result.faults.first?.hasSuffix(" a day that does not exist: there is no month 13") == true,
        "\(result)")
    }
  }

  @Test func `a truncated archive is a fault; what it has is added, and so are the others`() async throws {
    try makeArchive()
    try shell("tar cf w.tar --sort=name ocr && head -c 7000 w.tar > a.tar && head -c 40 w.tar > b.txt")
    let (cut, found) = (try await add("a.tar"), try await shelf.found("gold OR silver OR tin").count)
    #expect(found > 0 && cut.count.added == found && cut.faultCount == 1, "\(cut)")
    let rest = try await add("a.tar", "w.tar", "b.txt")
    #expect(rest.count.added > 0 && rest.faultCount == 2, "\(rest)")
  }

  @Test func `a word cut by a line is found with help from an earlier page`() async throws {
    try write("the election was held", "sn83000001_1900-01-01_ed-1_seq-1.txt")
    try write("after an elec\ntion like this", "sn83000001_1900-01-02_ed-1_seq-1.txt")
    #expect(try await add(".").count.added == 2)
    #expect(try await shelf.found("election").count == 2)
    try shelf.checkWords()
  }

  @Test func `missing or inaccessible files are reported, and the rest are added`() async throws {
    for day in 1...3 { try write("gold", "day\(day)/sn83000001_1900-01-0\(day)_ed-1_seq-1.txt") }
    try shell("ln -s nowhere gone.tar")
    let result = try await add("missing", "day1", "gone.tar", "day2")
    #expect(result.count.added == 2 && result.faultCount == 2 && result.unopenedCount == 2, "\(result)")
    #expect(
      result.faults
        == ["missing", "gone.tar"].map {
          "\(files.file($0)) cannot be read: No such file or directory"
        })
    let none = try await add("missing", "gone.tar")
    #expect(none.pages == 0 && none.unopenedCount == 2, "\(none)")
    #expect(try await add("day3", "missing", isTrial: true).pages == 1)
  }
}
