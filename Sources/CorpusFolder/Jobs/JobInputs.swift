import Corpus
import Files
import FoundationEssentials
import Glibc
import Newspapers

/// A job's input from a corpus: for each batch its pages, if it was read, or else its archive.
public struct JobInputs: Sendable {
  public struct Batch: Sendable {
    public let name: String
    public let source: BatchJob.Source
    /// The size of the file that is read.
    public let bytes: Int
    /// What distinguishes these pages from others, for the name of the result.
    let identity: String
    /// The archive whose checksum the journal lacks; nil if it has it, and for stored pages.
    var unknown: (name: String, stamp: FileStamp)?
  }

  public let folder: String
  public let plan: CorpusPlan
  /// In the order of their names, by code points.
  public private(set) var batches: [Batch] = []
  /// Names of batches that were neither read nor fetched.
  public private(set) var missing: [String] = []
  /// By LCCN.
  public let states: [String: String]
  /// Checksums of `corpus.json` and of `titles.jsonl`.
  let corpusSum: String
  let titlesSum: String

  public var store: BatchStore { BatchStore(folder: folder) }
  private var journal: Journal { Journal(path: OpenFolder.path(of: CorpusLayout.journal, in: folder)) }

  /// - Throws: `.notFound` if there is no corpus.
  public init(folder: String) throws(NewspaperError) {
    self.folder = folder
    let file = PlanFile(folder: folder)
    guard let plan = try file.read(), let description = try file.contents() else {
      throw .notFound(what: "corpus.json: “broadsheet corpus plan” makes one", source: folder)
    }
    self.plan = plan
    let titles = try TitleStates(folder: folder)
    states = titles.states
    corpusSum = try JobInputs.sum(description)
    titlesSum = try JobInputs.sum(titles.bytes)
    let files = try journal.files()
    for batch in plan.batches.sorted(by: { $0.archive.batch.precedes($1.archive.batch) }) {
      if let found = try find(batch.archive, files) {
        batches.append(found)
      } else {
        missing.append(batch.archive.batch)
      }
    }
  }

  /// How archives are read, as far as the plan says.
  public func options(program: String, threads: Int) -> CorpusOptions {
    var options = CorpusOptions()
    options.take(plan.selection)
    (options.program, options.threads, options.hasReceipts) = (program, threads, true)
    return options
  }

  public var filter: CorpusJob.Filter {
    CorpusJob.Filter(
      newspapers: Set(plan.selection.newspapers.map(\.description)), from: plan.selection.from,
      to: plan.selection.to)
  }

  /// The same for the worker.
  public var filterOptions: [String] {
    filter.newspapers.sorted().flatMap { ["--lccn", $0] }
      + [("--from", filter.from), ("--to", filter.to)].flatMap { name, year in
        year.map { [name, "\($0)"] } ?? []
      }
  }

  /// Where the pages of all batches are.
  public var pagesPath: String { OpenFolder.path(of: CorpusLayout.pages, in: folder) }

  public func archivePath(_ archive: OCRArchive) -> String {
    OpenFolder.path(of: "\(CorpusLayout.archives)/\(archive.fileName)", in: folder)
  }

  /// Nil for a batch that is neither read nor fetched, by the same rule as `status`.
  private func find(
    _ archive: OCRArchive, _ files: [String: Journal.KnownFile]
  ) throws(NewspaperError) -> Batch? {
    let name = archive.batch
    let receipt = try store.provenReceipt(of: name)
    if let receipt, plan.counts(receipt, of: archive), let size = JobInputs.size(store.pagesPath(of: name)) {
      return Batch(
        name: name, source: .stored(receipt), bytes: size, identity: JobInputs.identity(name, receipt))
    }
    let path = archivePath(archive)
    guard let size = JobInputs.size(path), archive.sizeFault(size) == nil else { return nil }
    let file = CorpusFolder.archivePath(of: archive)
    let stamp = FileStamp(archive: path)
    let known = files[file].flatMap { $0.stamp == stamp ? $0 : nil }
    if let stamp {
      guard !archive.isOther(stamp, known) else { return nil }
      // An earlier archive is not the listed one either.
      if receipt?.isOutdated(by: archive) == true, !archive.isListed(stamp, known),
        try archive.difference(of: path, stamp) != nil
      {
        return nil
      }
    }
    let sum = known?.sums.sha1
    return Batch(
      name: name, source: .archive(path: path), bytes: size,
      identity: JobInputs.identity(name, size, sum ?? archive.sha1 ?? "-"),
      unknown: sum == nil ? stamp.map { (name: file, stamp: $0) } : nil)
  }

  /// The same for pages that were read: if their archive is not the listed one, they count as different
  /// pages.
  static func identity(_ batch: String, _ receipt: StoredReceipt) -> String {
    identity(batch, receipt.bytes, receipt.sha1, CorpusOptions().difference(receipt))
  }

  private static func identity(
    _ batch: String, _ bytes: Int, _ sha1: String, _ difference: String = ""
  ) -> String { "\(batch) \(bytes) \(sha1) \(difference)" }

  /// Keeps the checksum of an archive that was read, so its pages are recognized next time.
  func remember(_ batch: Batch, _ receipt: StoredReceipt) {
    guard case .archive(let path) = batch.source, let (file, stamp) = batch.unknown,
      stamp.size == receipt.bytes, FileStamp(archive: path) == stamp
    else { return }
    // Without it the archive is only read again.
    try? journal.keep(Journal.KnownFile(stamp: stamp, sums: FileSums(sha1: receipt.sha1)), of: file)
  }

  /// The checksum of all batches' receipts; nil if some were not read.
  func receiptsSum() throws(NewspaperError) -> String? {
    let receipts = batches.compactMap { batch -> String? in
      if case .stored(let receipt) = batch.source { receipt.line } else { nil }
    }
    return receipts.count == batches.count ? try JobInputs.sum(receipts: receipts) : nil
  }

  static func sum(receipts: [String]) throws(NewspaperError) -> String {
    try sum(Array(receipts.sorted { $0.precedes($1) }.map { $0 + "\n" }.joined().utf8))
  }

  static func size(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  static func sum(_ bytes: [UInt8]) throws(NewspaperError) -> String {
    try translated { () throws(CorpusFailure) in
      let digest = try Digest(.sha256)
      digest.add(bytes)
      return String(decoding: try digest.finish(), as: UTF8.self)
    }
  }
}

extension String {
  /// The order of code points, which all engines use; Swift's own compares canonical equivalents.
  func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
