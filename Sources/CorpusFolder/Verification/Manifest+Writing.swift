import Corpus
import Files
import Glibc
import Newspapers

extension Manifest {
  /// Drops files that are rebuilt, and then adds the checksums of unlisted ones.
  public func update(droppingWhere isNew: (String) -> Bool) throws(NewspaperError) {
    try forget(isNew)
    try write()
  }

  /// Drops the pages and receipts of batches whose pages were compared with their receipts: the next
  /// checksums are of what is there.
  public func forget(pagesOf batches: Set<String>) throws(NewspaperError) {
    let names = Set(
      batches.flatMap { batch in
        [
          CorpusFolder.pagesPath(of: batch),
          "\(CorpusLayout.receipts)/\(CorpusLayout.receiptFile(of: batch))",
        ]
      })
    try forget { names.contains($0) }
  }

  /// Drops files that are rebuilt: their next sums will differ. The list keeps its time: it says nothing new
  /// about the others.
  /// - Parameter isNew: gets names relative to the corpus.
  func forget(_ isNew: (String) -> Bool) throws(NewspaperError) {
    let lock = try lock()
    if let (lines, made) = try contents(), lines.contains(where: { isNew($0.name) }) {
      try write(lines.filter { !isNew($0.name) }, made: made)
    }
    _ = consume lock
  }

  /// Adds the checksums of unlisted files, and drops those of files that are gone. Listed ones stay, so that
  /// damage does not pass for the truth; but pages that were remade since, as their receipts prove, get new
  /// checksums.
  ///
  /// Checksums take long, and other programs keep working meanwhile. Pages that they make are newer than the
  /// moment this began, which becomes the time of the list; what they list is kept.
  private func write() throws(NewspaperError) {
    let began = try moment()
    let before = try settledContents()
    let (listed, since) = (Manifest.sums(before?.lines), before?.made ?? 0)
    var sums: [String: String] = [:]
    for name in try names() {
      guard let stamp = FileStamp(path: file(name)) else { continue }
      if let former = listed[name], !wasMade(name, stamp, since: since) {
        sums[name] = former
      } else {
        sums[name] = try FileSums.of(file(name), .sha256)
      }
    }
    let lock = try lock()
    let now = try contents()
    let others = Manifest.sums(now?.lines)
    for name in Set(listed.keys).union(others.keys) where others[name] != listed[name] {
      // If both are new, neither is known to be of the current file: the next list computes it again.
      sums[name] = sums[name] == listed[name] || sums[name] == others[name] ? others[name] : nil
    }
    let lines = sums.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }.map { name, sum -> Line in
      (sum, name)
    }
    let isSame = now?.made == before?.made
    try write(lines, made: isSame ? began : min(began, now?.made ?? began))
    _ = consume lock
  }

  /// Not while another program replaces it.
  private func settledContents() throws(NewspaperError) -> (lines: [Line], made: Int)? {
    let lock = try lock()
    let found = try contents()
    _ = consume lock
    return found
  }

  private static func sums(_ lines: [Line]?) -> [String: String] {
    Dictionary(lines?.map { ($0.name, $0.sum) } ?? []) { first, _ in first }
  }

  /// - Parameter made: the list's time.
  private func write(_ lines: [Line], made: Int) throws(NewspaperError) {
    let text = lines.map { $0.name.isEmpty ? "\($0.sum)\n" : "\($0.sum)  \($0.name)\n" }.joined()
    try local("write") { () throws(FileFailure) in
      let file = WholeFile(path: path)
      try file.replace(
        with: [Array(text.utf8)], by: file.ownName, isFlushed: true, isPrivate: false, modified: made)
    }
  }

  /// A time before that of anything made from now on, by the clock of the file system, which may be another
  /// machine's.
  private func moment() throws(NewspaperError) -> Int {
    let probe = WholeFile(path: path).ownName
    let descriptor = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .local(what: "cannot write \(FileFailure(probe).reason)") }
    defer {
      close(descriptor)
      unlink(probe)
    }
    guard let stamp = FileStamp(path: probe) else {
      throw .local(what: "cannot read \(FileFailure(probe).reason)")
    }
    // Its clock may tick too slowly to tell the two apart.
    return stamp.modified - 1
  }

  /// Only while the list is read and written, not while checksums are computed, which takes long.
  private func lock() throws(NewspaperError) -> FileLock {
    do throws(FileFailure) {
      return try FileLock(path: file(".manifest.lock"), patience: .patient)
    } catch {
      throw .local(what: "cannot write \(error.reason)")
    }
  }
}
