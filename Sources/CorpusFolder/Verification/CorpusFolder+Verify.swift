import Corpus
import Files
import Newspapers

extension CorpusFolder {
  @concurrent public func verify(
    _ plan: CorpusPlan, isDeep: Bool, found: @escaping @Sendable (CorpusFault) async -> Void
  ) async throws(NewspaperError) -> CorpusCheck {
    var check = CorpusCheck()
    var faults: [CorpusFault] = []
    var reported: Set<String> = []
    func tell() async {
      for fault in faults { await found(fault) }
      check.faults += faults.count
      reported.formUnion(faults.map(\.path))
      faults = []
    }
    for batch in plan.batches where !Task.isCancelled {
      try verify(batch.archive, isDeep: isDeep, &check, &faults)
      if let fault = try difference(from: batch.archive) { faults.append(fault) }
      await tell()
    }
    let states = try await status(of: plan)
    check.missing = states.count { $0.state == .planned || $0.state == .fetching }
    faults += states.filter { $0.state == .faulty }.compactMap { unreported($0, reported) }
    if !Task.isCancelled { try Manifest(path).verify(&check, &faults, except: reported) }
    await tell()
    if Task.isCancelled { throw .canceled }
    return check
  }

  /// What is wrong with a faulty batch of which nothing was reported: no file of it may be here.
  private func unreported(_ status: BatchStatus, _ reported: Set<String>) -> CorpusFault? {
    let archive = status.batch.archive
    let name = CorpusFolder.archivePath(of: archive)
    let receipt = "\(CorpusLayout.receipts)/\(CorpusLayout.receiptFile(of: archive.batch))"
    guard reported.isDisjoint(with: [name, receipt, CorpusFolder.pagesPath(of: archive.batch)]) else {
      return nil
    }
    let why = status.trouble.map { ": \($0)" } ?? ""
    return CorpusFault(
      name, (status.hasArchive ? "its batch is faulty" : "it could not be fetched") + why,
      isMissing: !status.hasArchive)
  }

  private func verify(
    _ archive: OCRArchive, isDeep: Bool, _ check: inout CorpusCheck, _ faults: inout [CorpusFault]
  ) throws(NewspaperError) {
    let name = CorpusFolder.archivePath(of: archive)
    if let stamp = FileStamp(archive: file(name)) {
      check.archives += 1
      check.bytes += stamp.size
      if let fault = archive.fault(bytes: stamp.size) {
        faults.append(CorpusFault(name, fault))
      } else if let (kind, _) = archive.listedSum {
        let sums = FileSums(kind, try FileSums.of(archive: file(name), kind))
        // In a read-only folder nothing can be remembered, and nothing has to be.
        try? journal.keep(Journal.KnownFile(stamp: stamp, sums: sums), of: name)
        if let fault = archive.fault(bytes: stamp.size, sums) { faults.append(CorpusFault(name, fault)) }
      }
    }
    let receiptName = "\(CorpusLayout.receipts)/\(CorpusLayout.receiptFile(of: archive.batch))"
    let pagesName = CorpusFolder.pagesPath(of: archive.batch)
    let hasPages = FileStamp(path: file(pagesName)) != nil
    do throws(CorpusFailure) {
      guard let receipt = try store.receipt(of: archive.batch) else {
        if hasPages { faults.append(CorpusFault(pagesName, "it has no receipt")) }
        return
      }
      check.receipts += 1
      check.pages += receipt.pages
      if !receipt.isComplete {
        // If the checksum is right, what was read is what the source has.
        let isAtSource = receipt.sha1 == archive.sha1
        let why =
          isAtSource
          ? "; its checksum is right, so the source's copy is damaged"
          : archive.listedSum == nil && archive.size == nil && FileStamp(archive: file(name)) != nil
            ? "; the list has no checksum for it: remove \(name) to fetch it again" : ""
        faults.append(
          CorpusFault(receiptName, "the archive could not be read completely\(why)", isAtSource: isAtSource))
      }
      if let sha1 = archive.sha1, receipt.sha1 != sha1 {
        faults.append(CorpusFault(receiptName, "a different archive was read: its SHA-1 is \(receipt.sha1)"))
      } else if receipt.isOutdated(by: archive) {
        faults.append(CorpusFault(receiptName, "a different archive was read: it had \(receipt.bytes) bytes"))
      }
      guard hasPages else { return faults.append(CorpusFault(receiptName, "its pages are missing")) }
      try verifyPages(of: archive.batch, receipt, pagesName, isDeep: isDeep, &faults)
    } catch {
      guard case .damaged(let what) = error else { throw NewspaperError(error) }
      faults.append(CorpusFault(receiptName, what))
    }
  }

  /// Compares an archive whose checksum the list lacks with the one that was read.
  private func difference(from archive: OCRArchive) throws(NewspaperError) -> CorpusFault? {
    let name = CorpusFolder.archivePath(of: archive)
    guard archive.listedSum == nil, let stamp = FileStamp(archive: file(name)),
      !archive.isOther(stamp, nil), let receipt = try store.provenReceipt(of: archive.batch),
      receipt.isComplete, !receipt.isOutdated(by: archive)
    else { return nil }
    let read = OCRArchive(
      batch: archive.batch, address: archive.address, size: receipt.bytes, sha1: receipt.sha1)
    guard let fault = try read?.difference(of: file(name), stamp) else { return nil }
    return CorpusFault(name, "it is not the archive that was read: \(fault)", hasPages: true)
  }

  /// Compares the pages with their receipt, and in a deep check also the text of each page with its checksum.
  private func verifyPages(
    of batch: String, _ receipt: StoredReceipt, _ name: String, isDeep: Bool,
    _ faults: inout [CorpusFault]
  ) throws(CorpusFailure) {
    do throws(CorpusFailure) {
      try store.check(batch, receipt, isDeep: isDeep) { what throws(CorpusFailure) in
        faults.append(CorpusFault(name, what))
      }
    } catch {
      guard case .damaged(let what) = error else { throw error }
      // The path precedes it anyway.
      let rest = what.removing(prefix: file(name))
      faults.append(
        CorpusFault(name, rest.hasPrefix(" ") ? "it\(rest)" : String(rest.trimmingPrefix(": "))))
    }
  }
}
