import Corpus
import CorpusFolder
import Foundation
import Newspapers
import Synchronization
import TestSupport
import Testing

/// Fetching archives, without a network.
struct FetchTests {
  private let folder = TemporaryFolder()

  private func archive(_ name: String, _ bytes: String, sha1: String? = nil) throws -> OCRArchive {
    try #require(
      OCRArchive(
        address: "https://example.org/\(name).tar.bz2", size: bytes.utf8.count,
        sha1: try sha1 ?? FetchTests.sum(bytes)))
  }

  private func corpus(
    _ transfer: MadeTransfer, room: @escaping @Sendable (String) -> Int? = { _ in nil }
  ) async throws -> CorpusFolder {
    let corpus = CorpusFolder(
      path: folder.path, program: "test", transfer: transfer, now: { 1000 }, room: room)
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    return corpus
  }

  private func batches(_ archives: OCRArchive...) -> [PlannedBatch] { archives.map { PlannedBatch($0) } }

  private func states(_ corpus: CorpusFolder, _ batches: [PlannedBatch]) async throws -> [BatchStatus.State] {
    try await corpus.status(of: CorpusPlan(selection: BatchSelection(), batches: batches)).map(\.state)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/archives/" + name, encoding: .utf8)
  }

  @Test func `downloads are checked, and not requested again`() async throws {
    let all = batches(try archive("a_one_ver01", "first"), try archive("a_two_ver01", "second"))
    let transfer = MadeTransfer(["a_one_ver01": ["first"], "a_two_ver01": ["second"]])
    let corpus = try await corpus(transfer)
    #expect(try await states(corpus, all) == [.planned, .planned])
    let report = try await corpus.fetch(all) { _ in }
    #expect(report.fetched.sorted() == ["a_one_ver01", "a_two_ver01"] && report.bytes == 11)
    #expect(try text("a_one_ver01.tar.bz2") == "first")
    #expect(try await states(corpus, all) == [.checked, .checked])
    #expect(try await corpus.fetch(all) { _ in }.fetched == [] && transfer.asked.count == 2)
    // Without its journal, it checks the files again.
    try FileManager.default.removeItem(atPath: folder.path + "/journal.sqlite")
    #expect(try await states(corpus, all) == [.fetched, .fetched])
    #expect(try await corpus.fetch(all) { _ in }.fetched == [] && transfer.asked.count == 2)
    #expect(try await states(corpus, all) == [.checked, .checked])
  }

  @Test func `a wrong file is requested once more, and then is a fault`() async throws {
    let all = batches(try archive("a_one_ver01", "first"), try archive("a_two_ver01", "second"))
    let transfer = MadeTransfer(["a_one_ver01": ["fIrst", "first"], "a_two_ver01": ["sEcond", "seCond"]])
    let corpus = try await corpus(transfer)
    let report = try await corpus.fetch(all) { _ in }
    #expect(report.fetched == ["a_one_ver01"] && report.troubles.map(\.batch) == ["a_two_ver01"])
    #expect(report.end == nil && transfer.asked.count == 4)
    guard case .unreadable(let what) = report.troubles[0].error else { return #expect(Bool(false)) }
    #expect(what.contains("its SHA-1 is \(try FetchTests.sum("sEcond")) instead of"))
    #expect(try await states(corpus, all) == [.checked, .faulty])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/archives")
    #expect(files == ["a_one_ver01.tar.bz2"], "nothing of it is left")
  }

  @Test func `an unfinished one resumes, and its checksum covers what was there`() async throws {
    let all = batches(try archive("a_one_ver01", "first and last"))
    let transfer = MadeTransfer(["a_one_ver01": ["first", " and last"]], cuts: 1)
    let corpus = try await corpus(transfer)
    let first = try await corpus.fetch(all) { _ in }
    #expect(first.fetched == [] && first.end != nil)
    #expect(try await states(corpus, all) == [.fetching])
    #expect(try await corpus.fetch(all) { _ in }.fetched == ["a_one_ver01"])
    #expect(try text("a_one_ver01.tar.bz2") == "first and last")
  }

  @Test func `a file that has changed since is fetched again`() async throws {
    let all = batches(try archive("a_one_ver01", "first"))
    let transfer = MadeTransfer(["a_one_ver01": ["first", "first"]])
    let corpus = try await corpus(transfer)
    _ = try await corpus.fetch(all) { _ in }
    try Data("worse".utf8).write(to: URL(filePath: folder.path + "/archives/a_one_ver01.tar.bz2"))
    #expect(try await states(corpus, all) == [.fetched])
    let plan = CorpusPlan(selection: BatchSelection(), batches: all)
    let faults = Mutex<[String]>([])
    let check = try await corpus.verify(plan, isDeep: false) { fault in
      faults.withLock { $0.append(fault.path) }
    }
    #expect(check.faults == 1 && faults.withLock { $0 } == ["archives/a_one_ver01.tar.bz2"])
    #expect(try await states(corpus, all) == [.faulty])
    #expect(try await corpus.fetch(all) { _ in }.fetched == ["a_one_ver01"])
    #expect(try text("a_one_ver01.tar.bz2") == "first")
  }

  @Test func `a full disk is reported before anything is requested`() async throws {
    let transfer = MadeTransfer(["a_one_ver01": ["first"]])
    let corpus = try await corpus(transfer) { _ in 1_000_000_000 - 5_000_000 }
    let report = try await corpus.fetch(batches(try archive("a_one_ver01", "first"))) { _ in }
    let words =
      "the disk is too full for a_one_ver01.tar.bz2: it needs 6 MB more, and 1 GB is always left free"
    #expect(report.end == .local(what: words), "\(report)")
    #expect(transfer.asked.isEmpty)
  }

  @Test func `a refusal ends the work, and a missing archive does not`() async throws {
    let all = batches(
      try archive("a_one_ver01", "1"), try archive("a_two_ver01", "2"), try archive("a_three_ver01", "3"))
    let missing = MadeTransfer(["a_two_ver01": ["2"], "a_three_ver01": ["3"]])
    var corpus = try await corpus(missing)
    let report = try await corpus.fetch(all) { _ in }
    #expect(report.fetched.count == 2 && report.troubles.map(\.batch) == ["a_one_ver01"])
    let refusing = MadeTransfer([:], refusal: .rateLimited(host: "example.org", until: 4600))
    corpus = try await self.corpus(refusing)
    let refused = try await corpus.fetch(batches(try archive("a_four_ver01", "4"))) { _ in }
    #expect(refused.end == .rateLimited(host: "example.org", until: 4600) && refused.troubles.isEmpty)
  }

  @Test func `existing archives are imported once they are checked`() async throws {
    let all = batches(try archive("a_one_ver01", "first"), try archive("a_two_ver01", "second"))
    let corpus = try await corpus(MadeTransfer([:]))
    let other = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: other.path, withIntermediateDirectories: true)
    try Data("first".utf8).write(to: URL(filePath: other.path + "/a_one_ver01.tar.bz2"))
    try Data("sEcond".utf8).write(to: URL(filePath: other.path + "/a_two_ver01.tar.bz2"))
    let report = try await corpus.take(all, from: other.path)
    #expect(report.fetched == ["a_one_ver01"] && report.troubles.map(\.batch) == ["a_two_ver01"])
    #expect(try await states(corpus, all) == [.checked, .planned])
    #expect(try text("a_one_ver01.tar.bz2") == "first")
    await #expect(throws: NewspaperError.local(what: "there is no folder \(other.path)/none")) {
      try await corpus.take(all, from: other.path + "/none")
    }
  }

  @Test func `what differs from the list is fetched again, though its pages are there`() async throws {
    let name = "a_one_ver01"
    let texts = ["first", "second"].map { text in
      String(
        decoding: ArchiveBuilder(
          pages: [.init("sn83030214/1866/01/01/ed-1/seq-1", text: text, alto: "<alto/>")]
        ).tar, as: UTF8.self)
    }
    let listed = try texts.map {
      batches(try archive(name, $0, sha1: FetchTests.sum(ofFile: $0)))
    }
    let corpus = try await corpus(MadeTransfer([name: [texts[0], texts[0], texts[1]]]))
    let meter = JobMeter()
    _ = try await corpus.roll(
      listed[0], CorpusOptions(), jobs: 1, meter: meter, note: { _ in }
    ) { _ in }
    #expect(try await states(corpus, listed[0]) == [.read])
    // Damaged after it was read.
    let file = URL(filePath: folder.path + "/archives/\(name).tar.bz2")
    try Data("worse".utf8).write(to: file)
    #expect(try await states(corpus, listed[0]) == [.faulty])
    #expect(try await corpus.fetch(listed[0]) { _ in }.fetched == [name])
    #expect(try await states(corpus, listed[0]) == [.read])
    // Replaced at its source: with the earlier archive here, and without it.
    #expect(try await states(corpus, listed[1]) == [.faulty])
    try FileManager.default.removeItem(at: file)
    #expect(try await states(corpus, listed[1]) == [.planned])
    #expect(try await corpus.fetch(listed[1]) { _ in }.fetched == [name])
    #expect(try await states(corpus, listed[1]) == [.checked])
  }

  @Test func `archives are read as they arrive, and removed once read completely`() async throws {
    let names = (1...5).map { "a_page\($0)_ver01" }
    let whole = names.map { name in
      ArchiveBuilder(pages: [.init("sn83030214/1866/01/01/ed-1/seq-1", text: name, alto: "<alto/>")]).tar
    }
    // The last one was already truncated at its source.
    let sent = zip(names, whole).map { $0 == names[4] ? $1.dropLast(1024) : $1[...] }
      .map { String(decoding: $0, as: UTF8.self) }
    let archives = try zip(names, sent).map { name, text in
      try archive(name, text, sha1: FetchTests.sum(ofFile: text))
    }
    let transfer = MadeTransfer(Dictionary(uniqueKeysWithValues: zip(names, sent.map { [$0] })))
    let corpus = try await corpus(transfer)
    let plan = archives.map { PlannedBatch($0) }
    let meter = JobMeter()
    let report = try await corpus.roll(plan, CorpusOptions(), jobs: 2, meter: meter, note: { _ in }) { _ in }
    #expect(report.fetched.count == 4 && report.troubles.map(\.batch) == [names[4]], "\(report)")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/archives")
    #expect(left == ["\(names[4]).tar.bz2"], "what could not be read stays")
    #expect(try await states(corpus, plan) == [.read, .read, .read, .read, .faulty])
    let told = try await corpus.status(of: CorpusPlan(selection: BatchSelection(), batches: plan))
    #expect(told[4].trouble?.contains("the source's copy is damaged") == true, "\(told[4])")
    let rest = try await corpus.roll([], CorpusOptions(), jobs: 2, meter: meter, note: { _ in }) { _ in }
    #expect(rest.fetched == [])
  }
}
