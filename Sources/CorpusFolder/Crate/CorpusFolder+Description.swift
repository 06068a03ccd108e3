import Corpus
import Files
import FoundationEssentials
import Glibc
import Newspapers

extension CorpusFolder {
  /// Writes what describes the current corpus: checksums of its files, and an RO-Crate. Call this after
  /// making something.
  @concurrent public func describe() async throws(NewspaperError) {
    guard let plan = try planFile.read() else { return }
    let read = try readBatches(plan)
    try Crate(folder: self, plan: plan, read: read, runs: try runs(plan, read), day: today).write()
    try Manifest(path).update { $0 == CorpusLayout.crate }
  }

  /// The data set's card for Hugging Face. It has no checksum: people edit it.
  static let card = "README.md"

  private var cardPath: String { file(CorpusFolder.card) }

  /// Whether there is a card already.
  /// - Throws: if a file that is not the card is in the way.
  public func hasCard() throws(NewspaperError) -> Bool {
    let path = cardPath
    let found = try local("read") { () throws(FileFailure) in
      try WholeFile(path: path).read(atMost: 1 << 20)
    }
    guard let found else { return false }
    guard String(decoding: found, as: UTF8.self).contains("\n\(DataCard.name)\n") else {
      throw .local(what: "\(path) already exists, and is not this corpus's card: rename it")
    }
    return true
  }

  /// Writes a Hugging Face dataset card, `README.md`. An existing card is not replaced: it may have been
  /// edited.
  @concurrent public func writeCard() async throws(NewspaperError) -> (path: String, isNew: Bool) {
    guard let plan = try planFile.read() else { throw .notHere(what: .other(file(CorpusLayout.description))) }
    let path = cardPath
    guard try !hasCard() else { return (path, false) }
    let read = try readBatches(plan)
    let pages = try translated { () throws(CorpusFailure) in
      try store.differentPages(of: read.map { (batch: $0.batch, receipt: $0.receipt) })
    }
    let rows = read.map(\.receipt.pages).reduce(0, +)
    let lines = DataCard.lines(batches: read.count, pages: pages, rows: rows)
    try local("write") { () throws(FileFailure) in
      try WholeFile(path: path).replace(
        with: [Array(lines.utf8)], by: path + ".new", isFlushed: true, isPrivate: false)
    }
    return (path, true)
  }

  /// `2026-11-22`, in UTC.
  private var today: String {
    var time = time_t(now())
    var parts = tm()
    gmtime_r(&time, &parts)
    let day = IssueDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    return day?.description ?? ""
  }

  private func readBatches(_ plan: CorpusPlan) throws(NewspaperError) -> [Crate.Pages] {
    var all: [Crate.Pages] = []
    for archive in plan.batches.map(\.archive) {
      guard let receipt = try store.provenReceipt(of: archive.batch),
        FileStamp(path: store.pagesPath(of: archive.batch)) != nil
      else { continue }
      all.append(Crate.Pages(archive: archive, receipt: receipt))
    }
    return all
  }

  /// The parts of `result.json` that all versions have, and `read`.
  private struct Result: Decodable {
    let job: String
    let program: String
    let engine: String?
    let engineVersion: String?
    let receiptsSha256: String?
    let read: [ResultDescription.Read]?
  }

  private func runs(
    _ plan: CorpusPlan, _ pages: [Crate.Pages]
  ) throws(NewspaperError) -> [Crate.Run] {
    let counted = pages.filter { plan.counts($0.receipt, of: $0.archive) }
    let receiptsSum = try JobInputs.sum(receipts: counted.map(\.receipt.line))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let ids = try local("read") { () throws(FileFailure) in
      try Folder.folders(in: file(CorpusLayout.results))
    }
    var runs: [Crate.Run] = []
    for id in ids.sorted() {
      let parent = "\(CorpusLayout.results)/\(id)"
      let bytes = try local("read") { () throws(FileFailure) in
        try WholeFile(path: file("\(parent)/result.json")).read(atMost: ResultFolder.mostBytes)
      }
      // Anything else in that folder is not the program's.
      guard let bytes, let result = try? decoder.decode(Result.self, from: Data(bytes)) else {
        continue
      }
      let files = try local("read") { () throws(FileFailure) in try Folder.names(in: file(parent)) }
      let regular = files.filter { FileStamp(path: file("\(parent)/\($0)")) != nil }
      // A result that does not say what it was made from still has the checksum of its receipts.
      let read =
        result.read
        ?? (result.receiptsSha256 == receiptsSum
          ? counted.map { ResultDescription.Read($0.batch, $0.receipt) } : nil)
      let engine = result.engine.flatMap { name in
        name == ResultWriter.Facts.ownEngine
          ? nil : Crate.Tool(name: name, version: result.engineVersion ?? "")
      }
      runs.append(
        Crate.Run(
          id: id, job: result.job, program: result.program, engine: engine, read: read,
          files: regular.sorted()))
    }
    return runs
  }
}

/// A dataset card (huggingface.co/docs/hub/datasets-cards).
enum DataCard {
  /// A line that every card has.
  static let name = "pretty_name: Pages of American newspapers"

  /// - Parameter rows: pages in two batches have a row in each.
  static func lines(batches: Int, pages: Int, rows: Int) -> String {
    let repeated = rows == pages ? "" : " (\(rows) rows: a page in two batches has one in each)"
    return """
      ---
      license: other
      license_name: public-domain-mark-1.0
      license_link: \(Crate.license)
      task_categories:
      - text-generation
      \(name)
      configs:
      - config_name: default
        data_files: pages/*/*.jsonl.gz
      ---

      # Pages of American newspapers

      The OCR text of \(pages) newspaper pages in \(batches) \(batches == 1 ? "batch" : "batches")\(repeated), one JSON object per line. `id` is the page's address
      (LCCN, date, edition, sequence), `text` is in reading order, and a broken word ends in a soft hyphen (U+00AD) before the
      line feed. `corpus.json` names the archives with their checksums, `titles.jsonl` the newspapers, and
      `manifest-sha256.txt` has the checksums of all other files.

      The pages come from archives of the Library of Congress or a state's newspaper site, and were made with Broadsheet. OCR
      has errors: `quality` says how good a page's text is likely to be.

      """
  }
}
