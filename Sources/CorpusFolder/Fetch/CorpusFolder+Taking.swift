import Corpus
import Files
import Glibc
import Newspapers

extension CorpusFolder {
  @concurrent public func take(
    _ batches: [PlannedBatch], from source: String
  ) async throws(NewspaperError) -> FetchReport {
    guard OpenFolder.exists(source) else { throw .local(what: "there is no folder \(source)") }
    let lock = try FolderLock(self)
    _ = try local("write") { () throws(FileFailure) in try OpenFolder(file(CorpusLayout.archives)) }
    var report = FetchReport()
    for archive in batches.map(\.archive) where !Task.isCancelled {
      let given = OpenFolder.path(of: archive.fileName, in: source)
      if try isHere(archive) {
        report.found += 1
        continue
      }
      guard let stamp = FileStamp(archive: given) else { continue }
      if let fault = try archive.difference(of: given, stamp) {
        report.troubles.append(FetchReport.Trouble(archive.batch, .unreadable(what: "\(given): \(fault)")))
        continue
      }
      try adopt(given, as: archive)
      try noteWhole(archive)
      report.fetched.append(archive.batch)
      report.bytes += stamp.size
    }
    if Task.isCancelled { report.end = .canceled }
    _ = consume lock
    guard batches.isEmpty || report != FetchReport() else {
      let first = batches[0].archive.fileName
      throw .unreadable(what: "\(source) has none of the missing archives, such as \(first)")
    }
    return report
  }

  /// A second name for the same file, not for a link to it; a copy where file systems do not allow that.
  private func adopt(_ path: String, as archive: OCRArchive) throws(NewspaperError) {
    let own = file(CorpusFolder.archivePath(of: archive))
    if linkat(AT_FDCWD, path, AT_FDCWD, own, AT_SYMLINK_FOLLOW) == 0 { return }
    try checkRoom(for: archive)
    let folder = try local("write") { () throws(FileFailure) in
      try OpenFolder(file(CorpusLayout.archives))
    }
    try local("write") { () throws(FileFailure) in
      let part = try UnfinishedFile(archive.fileName, in: folder)
      try part.begin(nil)
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileFailure(path) }
      defer { close(descriptor) }
      var block = [UInt8](repeating: 0, count: 1 << 20)
      while true {
        guard let count = DescriptorInput.next(from: descriptor, into: &block) else {
          throw FileFailure(path)
        }
        if count == 0 { break }
        try part.append(Array(block[..<count]))
      }
      try part.finish(replaces: true)
      try folder.flush()
    }
  }
}
