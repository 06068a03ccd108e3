import Foundation
import Newspapers
import TestSupport
import Testing

@testable import PageIndex

struct PageBatchNameTests {
  private static let page = "sn83000001/1900/01/02/ed-1/seq-1/ocr.txt"

  @Test(
    arguments: [
      (page, "ocr/curiv_benicia_ver01.tar.bz2", "curiv_benicia_ver01"),
      (page, "batch_az_one.tar.gz", "az_one"), ("./" + page, "/x/batch_oru_a_ver02.tgz", "oru_a_ver02"),
      ("batch_az_one_ver01/data/sn83000001/001A/1900010201/0003.xml", "all.tar", "az_one_ver01"),
      ("batch_downloads/curiv_benicia_ver01/" + page, nil, "curiv_benicia_ver01"),
      ("batch_az_one/" + page, "oru_a_ver02.zip", "oru_a_ver02"),
      (page, "texts.tar", nil), (page, nil, nil), (page, "-", nil), ("ver01/" + page, "x_ver.tar", nil),
    ] as [(String, String?, String?)])
  func `folders and archives are called after batches`(path: String, archive: String?, batch: String?) {
    #expect(PageBatchName.of(path, in: archive) == batch)
  }

  @Test func `pages are found, and removed, by the batch that their archive is called after`() async throws {
    let (shelf, files) = (Shelf(), TemporaryFolder())
    let file = URL(filePath: files.file(Self.page))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("gold".utf8).write(to: file)
    let archive = files.file("az_one_ver01.tar")
    _ = try SharedData.output(of: ["tar", "-C", files.path, "-cf", archive, "sn83000001"])
    let importer = PageImporter(index: shelf.index, readLayout: { _, _ in .init(blocks: []) }, now: { 5 })
    let added = try await importer.add([archive], isTrial: false) { _ in }
    #expect(added.count.added == 1)
    #expect(try await shelf.found("gold batch:az_one_ver01") == ["sn83000001/1900-01-02/ed-1/seq-1"])
  }
}
