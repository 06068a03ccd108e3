import CorpusFolder
import Files
import Foundation
import Newspapers
import TestSupport
import Testing

@testable import Corpus

/// Making pages of archives that are here, and of those that arrive.
struct ReadingTests {
  let folder = TemporaryFolder()

  func tar(_ pages: Int) -> [UInt8] {
    ArchiveBuilder(
      pages: (1...pages).map {
        ArchiveBuilder.Page("sn83030214/1866/01/0\($0)/ed-1/seq-1", text: "page \($0)")
      }
    ).tar
  }

  /// A corpus of archives by the names of their files.
  func plan(_ archives: [(batch: String, file: String, bytes: [UInt8])]) throws -> CorpusPlan {
    let batches = try archives.map { archive in
      try #require(
        OCRArchive(
          batch: archive.batch, address: "https://example.org/\(archive.file)", size: archive.bytes.count,
          sha1: try FetchTests.sum(ofFile: String(decoding: archive.bytes, as: UTF8.self))))
    }
    let plan = CorpusPlan(selection: BatchSelection(), batches: batches.map { PlannedBatch($0) })
    try FileManager.default.createDirectory(
      atPath: folder.path + "/archives", withIntermediateDirectories: true)
    try PlanFile(folder: folder.path).write(plan, program: "0")
    return plan
  }

  func corpus(_ transfer: MadeTransfer = MadeTransfer([:])) -> CorpusFolder {
    CorpusFolder(
      path: folder.path, program: "test", transfer: transfer, now: { 1000 }, room: { _ in nil })
  }

  private func states(_ plan: CorpusPlan) async throws -> [BatchStatus.State] {
    try await corpus().status(of: plan).map(\.state)
  }

  @Test func `a batch that another program reads does not keep others from being read`() async throws {
    let archives = [("a_one_ver01", 5), ("b_two_ver01", 3)].map { ($0, "\($0).tar", tar($1)) }
    let plan = try plan(archives.map { (batch: $0.0, file: $0.1, bytes: $0.2) })
    for (_, file, bytes) in archives {
      try Data(bytes).write(to: URL(filePath: folder.path + "/archives/" + file))
    }
    let store = BatchStore(folder: folder.path)
    // The largest is first.
    let other = try BatchWriter(
      try store.open(CorpusLayout.pagesFolder(of: "a_one_ver01")), of: "a_one_ver01")
    let engine = LocalEngine(
      try JobInputs(folder: folder.path), jobs: 1, program: "0", mending: "x", meter: JobMeter())
    let reading = try await engine.readPages(note: { _ in }) { _ in }
    #expect(reading.unread == ["a_one_ver01"] && reading.incomplete == [])
    #expect(try await states(plan) == [.fetched, .read])
    _ = try other.finish()
  }

  @Test func `an archive that arrives while another program reads it stays, and others are read`()
    async throws
  {
    let archives = [("a_one_ver01", 5), ("b_two_ver01", 3)].map { ($0, "\($0).tar", tar($1)) }
    let plan = try plan(archives.map { (batch: $0.0, file: $0.1, bytes: $0.2) })
    let store = BatchStore(folder: folder.path)
    let other = try BatchWriter(
      try store.open(CorpusLayout.pagesFolder(of: "a_one_ver01")), of: "a_one_ver01")
    let sent = archives.map { ($0.0, [String(decoding: $0.2, as: UTF8.self)]) }
    let report = try await corpus(MadeTransfer(Dictionary(uniqueKeysWithValues: sent))).roll(
      plan.batches, CorpusOptions(), jobs: 1, meter: JobMeter(), note: { _ in }
    ) { _ in }
    #expect(report.end == nil && report.fetched == ["b_two_ver01"], "\(report)")
    let trouble = try #require(report.troubles.first)
    // A problem of this machine, not of the archive.
    guard case .local(let what) = trouble.error else { return #expect(Bool(false), "\(report)") }
    #expect(trouble.batch == "a_one_ver01" && what.contains("another program is reading"), "\(what)")
    let told = try await corpus().status(of: plan)
    #expect(told.map(\.state) == [.checked, .read] && told.allSatisfy { $0.trouble == nil }, "\(told)")
    _ = try other.finish()
  }

  @Test func `what went wrong is over once the archive is here, whoever got it`() async throws {
    let plan = try plan([("a_one_ver01", "a_one_ver01.tar", tar(2))])
    func told() async throws -> BatchStatus { try #require(try await corpus().status(of: plan).first) }
    let refusing = MadeTransfer([:], refusal: .serverError(host: "example.org", status: 503))
    _ = try await corpus(refusing).fetch(plan.batches) { _ in }
    let refused = try await told()
    #expect(refused.state == .planned && refused.trouble?.contains("503") == true, "\(refused)")
    // As curl delivers it.
    let archive = URL(filePath: folder.path + "/archives/a_one_ver01.tar")
    try Data(tar(2)).write(to: archive)
    let here = try await told()
    #expect(here.state == .fetched && here.trouble == nil && here.nextTry == nil, "\(here)")
    let store = BatchStore(folder: folder.path)
    _ = try await store.read(archive.path, as: BatchName("a_one_ver01"), CorpusOptions(), note: { _ in })
    let read = try await told()
    #expect(read.state == .read && read.trouble == nil && read.nextTry == nil, "\(read)")
    #expect(try await corpus().fetch(plan.batches) { _ in }.found == 1)
    for name in ["archives", "pages", "receipts"] {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    let gone = try await told()
    #expect(gone.state == .planned && gone.trouble == nil, "\(gone)")
  }

  @Test func `pages of an archive that arrives are those of its batch, and made as before`() async throws {
    let (first, second) = (tar(2), tar(4))
    let other = ArchiveBuilder(pages: [.init("sn83030214/1866/02/01/ed-1/seq-1", text: "x")]).tar
    let store = BatchStore(folder: folder.path)
    var options = CorpusOptions()
    options.hyphens = .join
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let former = folder.path + "/former.tar"
    try Data(first).write(to: URL(filePath: former))
    _ = try await store.read(former, as: BatchName("a_one_ver01"), options, note: { _ in })
    let plan = try plan([("a_one_ver01", "ocr.tar", second), ("b_two_ver01", "b_two_ver01.tar", other)])
    let transfer = MadeTransfer([
      "a_one_ver01": [String(decoding: second, as: UTF8.self)],
      "b_two_ver01": [String(decoding: other, as: UTF8.self)],
    ])
    let report = try await corpus(transfer).roll(
      plan.batches, CorpusOptions(), jobs: 1, meter: JobMeter(), note: { _ in }
    ) { _ in }
    #expect(report.end == nil && report.troubles.isEmpty && report.fetched.count == 2, "\(report)")
    #expect(try await states(plan) == [.read, .read])
    let receipt = try #require(try store.receipt(of: "a_one_ver01"))
    #expect(receipt.pages == 4 && receipt.options.contains(#""hyphens":"join""#), "\(receipt.options)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/archives").isEmpty)
    #expect(try store.receipt(of: "ocr") == nil)
  }

  @Test func `an archive that stayed though it was read is removed, without a request`() async throws {
    let archives = [("a_one_ver01", 2), ("b_two_ver01", 3)].map { ($0, "\($0).tar", tar($1)) }
    let plan = try plan(archives.map { (batch: $0.0, file: $0.1, bytes: $0.2) })
    let store = BatchStore(folder: folder.path)
    for (batch, file, bytes) in archives {
      let path = folder.path + "/archives/" + file
      try Data(bytes).write(to: URL(filePath: path))
      _ = try await store.read(path, as: BatchName(batch), CorpusOptions(), note: { _ in })
    }
    // Its pages are remade first.
    try Data("damage".utf8).write(to: URL(filePath: store.pagesPath(of: "b_two_ver01")))
    #expect(try await states(plan) == [.read, .read])
    let (transfer, meter) = (MadeTransfer([:]), JobMeter())
    let rolling = RollingCorpus(corpus(transfer), CorpusOptions(), jobs: 1, meter: meter, note: { _ in })
    #expect(try await rolling.status(of: plan).map(\.state) == [.fetching, .fetching])
    let report = try await rolling.fetch(plan.batches) { _ in }
    #expect(report.found == 2 && report.troubles.isEmpty && report.end == nil, "\(report)")
    #expect(transfer.asked.isEmpty && meter.pages == 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/archives").isEmpty)
    #expect(try await states(plan) == [.read, .read])
    #expect(try await rolling.status(of: plan).map(\.state) == [.read, .read])
  }

  @Test func `damaged pages are made again as they were made, once their archive arrives`() async throws {
    let bytes = tar(3)
    let plan = try plan([("a_one_ver01", "a_one_ver01.tar", bytes)])
    let (store, archive) = (BatchStore(folder: folder.path), folder.path + "/archives/a_one_ver01.tar")
    try Data(bytes).write(to: URL(filePath: archive))
    var options = CorpusOptions()
    options.hyphens = .join
    _ = try await store.read(archive, as: BatchName("a_one_ver01"), options, note: { _ in })
    try FileManager.default.removeItem(atPath: archive)
    try Data("damage".utf8).write(to: URL(filePath: store.pagesPath(of: "a_one_ver01")))
    let engine = LocalEngine(
      try JobInputs(folder: folder.path), jobs: 1, program: "0", mending: "x", meter: JobMeter())
    try await engine.forgetDamaged(note: { _ in }) { _ in }
    #expect(try JobInputs(folder: folder.path).missing == ["a_one_ver01"])
    // By another run of the program, which knows only what is in the folder.
    let transfer = MadeTransfer(["a_one_ver01": [String(decoding: bytes, as: UTF8.self)]])
    let report = try await corpus(transfer).roll(
      plan.batches, CorpusOptions(), jobs: 1, meter: JobMeter(), note: { _ in }
    ) { _ in }
    #expect(report.fetched == ["a_one_ver01"] && report.troubles.isEmpty, "\(report)")
    let receipt = try #require(try store.receipt(of: "a_one_ver01"))
    #expect(receipt.pages == 3 && receipt.options.contains(#""hyphens":"join""#), "\(receipt.options)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/receipts") == ["a_one_ver01.jsonl"])
  }
}
