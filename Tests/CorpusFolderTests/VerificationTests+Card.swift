import Corpus
import CorpusFolder
import Foundation
import Newspapers
import Testing

/// The card of a data set.
extension VerificationTests {
  @Test func `a card is of what was read, and is described but may be edited`() async throws {
    let (corpus, plan) = try await made()
    let other = try #require(OCRArchive(address: "https://example.org/data/ocr/dlc_puli_ver01.tar.bz2"))
    let both = CorpusPlan(
      selection: plan.selection, batches: plan.batches + [PlannedBatch(other)], source: plan.source)
    try await corpus.keep(both, [])
    let (path, _) = try await corpus.writeCard()
    try await corpus.describe()
    let card = try String(contentsOfFile: path, encoding: .utf8)
    #expect(card.contains("of 3 newspaper pages in 1 batch,") && !card.contains("language:"), "\(card)")
    let crate = try String(contentsOfFile: corpus.path + "/ro-crate-metadata.json", encoding: .utf8)
    #expect(crate.contains("Pages of American newspapers: 1 of 2 batches"), "\(crate)")
    #expect(crate.contains(#""@id" : "README.md""#), "\(crate)")
    try Data((card + "A reader's own words.\n").utf8).write(to: URL(filePath: path))
    #expect(try await faults(corpus, both) == [])
    try Data("# Another project\n".utf8).write(to: URL(filePath: path))
    try await corpus.describe()
    let without = try String(contentsOfFile: corpus.path + "/ro-crate-metadata.json", encoding: .utf8)
    #expect(!without.contains("README.md"), "\(without)")
  }

  @Test func `pages in two batches are counted once, and their rows are too`() async throws {
    let (corpus, plan) = try await made()
    let name = "dlc_puli_ver01.tar.bz2"
    let other = try #require(OCRArchive(address: "https://example.org/data/ocr/\(name)"))
    try await corpus.keep(
      CorpusPlan(selection: plan.selection, batches: plan.batches + [PlannedBatch(other)]), [])
    let path = corpus.path + "/archives/" + name
    try FileManager.default.copyItem(
      atPath: corpus.path + "/archives/dlc_fiji_ver01.tar.bz2", toPath: path)
    _ = try await BatchStore(folder: corpus.path).read(
      path, as: BatchName(name), CorpusOptions(), note: { _ in })
    let card = try String(contentsOfFile: try await corpus.writeCard().path, encoding: .utf8)
    #expect(
      card.contains("of 3 newspaper pages in 2 batches (6 rows: a page in two batches has one in each),"),
      "\(card)")
    try await corpus.describe()
    let crate = try String(contentsOfFile: corpus.path + "/ro-crate-metadata.json", encoding: .utf8)
    #expect(crate.contains("OCR text of newspaper pages in 6 rows (a page in two batches"), "\(crate)")
  }

  @Test func `a card is written once`() async throws {
    let (corpus, _) = try await made()
    let (path, isNew) = try await corpus.writeCard()
    #expect(isNew)
    let card = try String(contentsOfFile: path, encoding: .utf8)
    #expect(card.hasPrefix("---\n") && card.contains("data_files: pages/*/*.jsonl.gz"))
    #expect(card.contains("of 3 newspaper pages in 1 batch,"))
    #expect(card.contains("\nlicense_link: https://creativecommons.org/publicdomain/mark/1.0/\n"))
    try Data((card + "A reader's own words.\n").utf8).write(to: URL(filePath: path))
    let again = try await corpus.writeCard()
    #expect(again.path == path && !again.isNew)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("A reader's own words.\n"))
    try Data("# Another project\n".utf8).write(to: URL(filePath: path))
    #expect(throws: NewspaperError.self) { try corpus.hasCard() }
    await #expect(throws: NewspaperError.self) { try await corpus.writeCard() }
  }
}
