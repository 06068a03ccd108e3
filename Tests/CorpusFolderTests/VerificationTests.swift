import Corpus
import CorpusFolder
import Foundation
import Newspapers
import Synchronization
import TestSupport
import Testing

/// The description of a corpus, and the checks that notice when it is no longer intact.
struct VerificationTests {
  let folder = TemporaryFolder()

  /// A corpus of one batch, fetched, read and described.
  func made() async throws -> (corpus: CorpusFolder, plan: CorpusPlan) {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let builder = ArchiveBuilder(
      pages: (1...3).map { page in
        ArchiveBuilder.Page(
          "sn83030214/1866/01/0\(page)/ed-1/seq-1", text: "page \(page)",
          alto: "<alto><TextBlock><TextLine><String CONTENT=\"page\"/></TextLine></TextBlock></alto>")
      })
    let bytes = try ArchiveBuilder.compressed(builder.tar, by: "bzip2")
    let other = folder.path + "/given/dlc_fiji_ver01.tar.bz2"
    try FileManager.default.createDirectory(
      atPath: folder.path + "/given", withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: other))
    let sum = String(decoding: try SharedData.output(of: ["sha1sum", other]).prefix(40), as: UTF8.self)
    let archive = try #require(
      OCRArchive(
        address: "https://example.org/data/ocr/dlc_fiji_ver01.tar.bz2", size: bytes.count, sha1: sum,
        newspapers: ["sn83030214"]))
    let plan = CorpusPlan(selection: BatchSelection(), batches: [PlannedBatch(archive)])
    let corpus = CorpusFolder(
      path: folder.path + "/corpus", program: "Broadsheet 0", transfer: MadeTransfer([:]),
      now: { 1_795_000_000 })
    try await corpus.keep(plan, [])
    #expect(try await corpus.take(plan.batches, from: folder.path + "/given").fetched == ["dlc_fiji_ver01"])
    _ = try await BatchStore(folder: corpus.path).read(
      corpus.path + "/archives/dlc_fiji_ver01.tar.bz2", as: BatchName("dlc_fiji_ver01.tar.bz2"),
      CorpusOptions(), note: { _ in })
    try await corpus.describe()
    return (corpus, plan)
  }

  func faults(_ corpus: CorpusFolder, _ plan: CorpusPlan) async throws -> [CorpusFault] {
    let faults = Mutex<[CorpusFault]>([])
    let check = try await corpus.verify(plan, isDeep: true) { fault in faults.withLock { $0.append(fault) } }
    #expect(check.faults == faults.withLock(\.count))
    return faults.withLock { $0 }
  }

  /// Replaces a file with the output of a command: `{}` is its path.
  func change(_ path: String, by command: String) throws {
    _ = try SharedData.output(of: ["sh", "-c", command.replacing("{}", with: "\"$0\""), path])
  }

  @Test func `an intact corpus has no faults, and other programs can check it`() async throws {
    let (corpus, plan) = try await made()
    #expect(try await faults(corpus, plan) == [])
    #expect(try await corpus.status(of: plan).map(\.state) == [.read])
    let checked = try SharedData.output(
      of: ["sh", "-c", "cd \"$0\" && sha256sum --strict -c manifest-sha256.txt", corpus.path])
    #expect(
      String(decoding: checked, as: UTF8.self) == """
        corpus.json: OK
        pages/batch=dlc_fiji_ver01/pages.jsonl.gz: OK
        receipts/dlc_fiji_ver01.jsonl: OK
        ro-crate-metadata.json: OK
        titles.jsonl: OK

        """)
  }

  @Test func `the crate names every file that it refers to`() async throws {
    let (corpus, _) = try await made()
    let result = corpus.path + "/results/job-1"
    try FileManager.default.createDirectory(atPath: result, withIntermediateDirectories: true)
    try Data(#"{"job": "terms", "program": "0"}"#.utf8).write(to: URL(filePath: result + "/result.json"))
    try Data().write(to: URL(filePath: result + "/rows.sqlite"))
    try await corpus.describe()
    let object = try JSONSerialization.jsonObject(
      with: try Data(contentsOf: URL(filePath: corpus.path + "/ro-crate-metadata.json")))
    let crate = try #require(object as? [String: Any])
    #expect(crate["@context"] as? String == "https://w3id.org/ro/crate/1.2/context")
    let graph = try #require(crate["@graph"] as? [[String: Any]])
    let ids = Set(graph.compactMap { $0["@id"] as? String })
    let root = try #require(graph.first { $0["@id"] as? String == "./" })
    let parts = try #require(root["hasPart"] as? [[String: String]]).compactMap { $0["@id"] }
    #expect(
      parts == [
        "corpus.json", "titles.jsonl", "https://example.org/data/ocr/dlc_fiji_ver01.tar.bz2",
        "pages/batch=dlc_fiji_ver01/pages.jsonl.gz", "results/job-1/result.json",
        "results/job-1/rows.sqlite",
      ])
    #expect(ids.isSuperset(of: parts))
    let files = graph.filter { $0["@type"] as? String == "File" }.compactMap { $0["@id"] as? String }
    #expect(Set(files) == Set(parts), "every file must be linked from the root")
    let license = try #require(root["license"] as? [String: String])
    #expect(ids.contains(license["@id"] ?? ""))
    try FileManager.default.removeItem(atPath: corpus.path + "/titles.jsonl")
    try await corpus.describe()
    let without = try String(contentsOfFile: corpus.path + "/ro-crate-metadata.json", encoding: .utf8)
    #expect(!without.contains("titles.jsonl"))
    #expect(root["datePublished"] as? String == "2026-11-18")
    #expect((root["description"] as? String)?.contains("3 newspaper pages") == true)
  }

  @Test(arguments: [
    ("archives/dlc_fiji_ver01.tar.bz2", "printf x >> {}", "bytes instead of"),
    ("archives/dlc_fiji_ver01.tar.bz2", "printf x | dd of={} bs=1 seek=40 conv=notrunc", "its SHA-1 is"),
    ("pages/batch=dlc_fiji_ver01/pages.jsonl.gz", "rm {}", "its pages are missing"),
    (
      "pages/batch=dlc_fiji_ver01/pages.jsonl.gz", "zcat {} | head -n 2 | gzip > {}2; mv {}2 {}",
      "it has 2 pages, and its receipt says 3"
    ),
    (
      "pages/batch=dlc_fiji_ver01/pages.jsonl.gz",
      "zcat {} | sed s/edition/Edition/ | gzip > {}2; mv {}2 {}",
      "line 1 is not a page"
    ),
    (
      "pages/batch=dlc_fiji_ver01/pages.jsonl.gz",
      #"zcat {} | sed 's/"text":"page"/"text":"rage"/' | gzip > {}2; mv {}2 {}"#,
      "the text of sn83030214/1866-01-01/ed-1/seq-1 has changed since it was written"
    ),
    (
      "pages/batch=dlc_fiji_ver01/pages.jsonl.gz",
      #"zcat {} | sed 's/1866-01-01/1867-01-01/g' | gzip > {}2; mv {}2 {}"#,
      "line 1 contradicts itself"
    ),
    (
      "pages/batch=dlc_fiji_ver01/pages.jsonl.gz", "printf xxxxxxxx | dd of={} bs=1 seek=40 conv=notrunc",
      "it is damaged"
    ),
    ("receipts/dlc_fiji_ver01.jsonl", "rm {}", "it has no receipt"),
    ("receipts/dlc_fiji_ver01.jsonl", "echo '{}' > {}", "is not a receipt"),
    (
      "receipts/dlc_fiji_ver01.jsonl", "sed -i 's/\"complete\":true/\"complete\":false/' {}",
      "could not be read completely"
    ),
    ("titles.jsonl", "echo more >> {}", "its SHA-256 does not match"),
    ("titles.jsonl", "rm {}", "it is missing, though manifest-sha256.txt lists it"),
  ])
  func `changes are reported`(path: String, command: String, words: String) async throws {
    let (corpus, plan) = try await made()
    try change(corpus.path + "/" + path, by: command)
    let found = try await faults(corpus, plan)
    #expect(found.contains { $0.what.contains(words) }, "\(found)")
    for fault in found where fault.what.contains("manifest-sha256.txt") {
      #expect(found.count { $0.path == fault.path } == 1, "each damage is reported once: \(found)")
    }
    // A later description does not make changes legitimate, except for files that are rewritten.
    try await corpus.describe()
    let again = try await faults(corpus, plan)
    #expect(!again.isEmpty || path == "titles.jsonl" || words.contains("has no receipt"), "\(again)")
  }

  @Test func `what others leave in a corpus, and jobs that still run, are not described`() async throws {
    let (corpus, plan) = try await made()
    let files = ["results/notes.txt", "pages/.DS_Store", "results/job-1.new/hits.sqlite"]
    try FileManager.default.createDirectory(
      atPath: corpus.path + "/results/job-1.new", withIntermediateDirectories: true)
    for file in files { try Data("x".utf8).write(to: URL(filePath: corpus.path + "/" + file)) }
    try await corpus.describe()
    let manifest = try String(contentsOfFile: corpus.path + "/manifest-sha256.txt", encoding: .utf8)
    #expect(files.allSatisfy { !manifest.contains($0) } && manifest.contains("corpus.json"), "\(manifest)")
    #expect(try await faults(corpus, plan) == [])
  }

  @Test func `programs that describe a corpus at once do not mix their lists`() async throws {
    let (corpus, plan) = try await made()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...16 { group.addTask { try await corpus.describe() } }
      try await group.waitForAll()
    }
    #expect(try await faults(corpus, plan) == [])
  }

  @Test func `an archive that is damaged at its source is said to be`() async throws {
    let (corpus, plan) = try await made()
    let receipt = corpus.path + "/receipts/dlc_fiji_ver01.jsonl"
    try change(receipt, by: "sed -i 's/\"complete\":true/\"complete\":false/' {}")
    let found = try await faults(corpus, plan).filter { $0.path == "receipts/dlc_fiji_ver01.jsonl" }
    #expect(found.contains { $0.isAtSource && $0.what.contains("the source's copy is damaged") }, "\(found)")
  }
}
