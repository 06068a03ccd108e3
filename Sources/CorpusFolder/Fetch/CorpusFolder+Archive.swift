import Corpus
import Files
import Glibc
import Newspapers

/// One archive at a time.
extension CorpusFolder {
  /// Whether the archive is here and has the listed checksum; if it has a different one, it is removed.
  func isHere(_ archive: OCRArchive) throws(NewspaperError) -> Bool {
    let name = CorpusFolder.archivePath(of: archive)
    guard let stamp = FileStamp(archive: file(name)) else { return false }
    guard let (kind, listed) = archive.listedSum else { return archive.fault(bytes: stamp.size) == nil }
    if let known = try journal.file(name), known.stamp == stamp, let sum = known.sums[kind] {
      if sum == listed { return true }
    } else {
      let sum = try FileSums.of(archive: file(name), kind)
      try journal.keep(Journal.KnownFile(stamp: stamp, sums: FileSums(kind, sum)), of: name)
      if sum == listed { return true }
    }
    guard unlink(file(name)) == 0 else {
      throw .local(what: "cannot remove \(FileFailure(file(name)).reason)")
    }
    try journal.forget(name)
    return false
  }

  /// - Parameter started: receives the counter of existing bytes.
  func fetch(_ archive: OCRArchive, started: (ArchiveSum) -> Void) async throws(NewspaperError) {
    let folder = try local("write") { () throws(FileFailure) in
      try OpenFolder(file(CorpusLayout.archives))
    }
    let sum = try ArchiveSum(archive.listedSum?.kind ?? .sha1)
    let part = try local("write") { () throws(FileFailure) in
      try UnfinishedFile(archive.fileName, in: folder) { sum.take($0) }
    }
    defer { part.letGo() }
    try local("read") { () throws(FileFailure) in try part.read { sum.add($0) } }
    started(sum)
    do throws(NewspaperError) {
      let wasComplete = try isComplete(archive, part, sum)
      if !wasComplete { try await transfer.run(archive, into: part) }
      if !wasComplete, let fault = try fault(in: archive, part, sum) {
        // Requested once more, from the beginning: it may have been pieced together from two files.
        try local("write") { () throws(FileFailure) in try part.begin(nil) }
        try await transfer.run(archive, into: part)
        if try self.fault(in: archive, part, sum) != nil {
          part.discard()
          throw .unreadable(
            what: "\(archive.host) sent a file that differs from its list, twice: \(fault); "
              + "if the list has changed, “broadsheet corpus plan --refresh” with this folder takes the new file"
          )
        }
      }
      try local("write") { () throws(FileFailure) in
        try part.finish(replaces: true)
        try folder.flush()
      }
    } catch {
      if part.count == 0 { part.discard() }
      throw error
    }
  }

  /// Whether an earlier run got all of it, but ended before naming it: gigabytes take seconds to reach the
  /// disk. If the bytes are wrong, they are discarded.
  private func isComplete(
    _ archive: OCRArchive, _ part: UnfinishedFile, _ sum: ArchiveSum
  ) throws(NewspaperError) -> Bool {
    // Without a checksum, nothing proves that they reached the disk.
    guard archive.listedSum != nil, part.count == archive.size else { return false }
    if try fault(in: archive, part, sum) == nil { return true }
    try local("write") { () throws(FileFailure) in try part.begin(nil) }
    return false
  }

  /// Why the file is not the listed archive; nil if it is. If no checksum is listed, the size decides.
  private func fault(
    in archive: OCRArchive, _ part: UnfinishedFile, _ sum: ArchiveSum
  ) throws(NewspaperError) -> String? {
    archive.fault(bytes: part.count, FileSums(sum.kind, try sum.finish()))
  }

  /// Records that the archive is complete, once it is.
  func noteWhole(_ archive: OCRArchive) throws(NewspaperError) {
    let name = CorpusFolder.archivePath(of: archive)
    guard let stamp = FileStamp(archive: file(name)) else { return }
    let sums = archive.listedSum.map { FileSums($0.kind, $0.sum) } ?? FileSums()
    try journal.keep(Journal.KnownFile(stamp: stamp, sums: sums), of: name)
    try journal.forgetTrouble(of: archive.batch)
  }

  /// - Throws: `.local`, with the space missing, if the archive and its pages would fill the disk.
  func checkRoom(for archive: OCRArchive) throws(NewspaperError) {
    let estimate = CorpusEstimate([archive])
    let part = FileStamp(path: file(CorpusFolder.archivePath(of: archive) + ".part"))?.size ?? 0
    let needed = max(0, estimate.bytes - part) + estimate.storedPages + CorpusEstimate.reserve
    guard let free = room(path), free < needed else { return }
    throw .local(
      what:
        "the disk is too full for \(archive.fileName): it needs \((needed - free) / 1_000_000 + 1) MB more, "
        + "and \(CorpusEstimate.reserve / 1_000_000_000) GB is always left free")
  }
}

extension OCRArchive {
  /// For messages.
  var host: String {
    guard let mark = address.firstRange(of: "://") else { return address }
    return String(address[mark.upperBound...].prefix { $0 != "/" })
  }
}
