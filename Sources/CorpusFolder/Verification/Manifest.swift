import Corpus
import Files
import Newspapers

/// `manifest-sha256.txt`: checksums of all files of a corpus except archives, whose checksums are in its
/// plan. `sha256sum -c` reads it.
public struct Manifest: Sendable {
  private let folder: String
  private static let mostBytes = 64 << 20

  /// - Parameter folder: that of the corpus.
  public init(_ folder: String) { self.folder = folder }

  private var path: String { file(CorpusLayout.manifest) }

  private func file(_ name: String) -> String { OpenFolder.path(of: name, in: folder) }

  /// Drops files that are rebuilt, and then adds the checksums of unlisted ones.
  public func update(droppingWhere isNew: (String) -> Bool) throws(NewspaperError) {
    try forget(isNew)
    try write()
  }

  /// Adds the checksums of unlisted files, and drops those of files that are gone. Listed ones stay, so that
  /// damage does not become the truth; but pages that were remade since, as their receipt proves, are summed
  /// again.
  private func write() throws(NewspaperError) {
    let listed = Dictionary(try lines()?.map { ($0.name, $0.sum) } ?? []) { first, _ in first }
    let since = FileStamp(path: path)?.modified ?? 0
    var text = ""
    for name in try names() {
      guard let stamp = FileStamp(path: file(name)) else { continue }
      let sum: String
      if let former = listed[name], !wasMade(name, stamp, since: since) {
        sum = former
      } else {
        sum = try FileSums.of(file(name), .sha256)
      }
      text += "\(sum)  \(name)\n"
    }
    try write(text)
  }

  /// Drops files that are rebuilt: their next sums will differ. Pages and receipts that were made after the list
  /// are dropped, too: once it is written again, nothing tells that they are newer.
  /// - Parameter isNew: gets names relative to the corpus.
  func forget(_ isNew: (String) -> Bool) throws(NewspaperError) {
    guard let lines = try lines(), let since = FileStamp(path: path)?.modified else { return }
    guard lines.contains(where: { isNew($0.name) }) else { return }
    let rest = lines.filter { line in
      !isNew(line.name)
        && !(FileStamp(path: file(line.name)).map { wasMade(line.name, $0, since: since) } ?? false)
    }
    try write(rest.map { $0.name.isEmpty ? "\($0.sum)\n" : "\($0.sum)  \($0.name)\n" }.joined())
  }

  private func write(_ text: String) throws(NewspaperError) {
    try local("write") { () throws(FileFailure) in
      let file = WholeFile(path: path)
      try file.replace(with: [Array(text.utf8)], by: file.ownName, isFlushed: true, isPrivate: false)
    }
  }

  /// Reads every file again. Pages and receipts that were made after the list differ from it; receipts vouch
  /// for them.
  /// - Parameter reported: names with faults that are known already.
  func verify(
    _ check: inout CorpusCheck, _ faults: inout [CorpusFault], except reported: Set<String>
  ) throws(NewspaperError) {
    guard let lines = try lines(), let since = FileStamp(path: path)?.modified else {
      check.lacksSums = true
      return
    }
    for (sum, name) in lines where !Task.isCancelled {
      guard sum.count == 64 else {
        faults.append(
          CorpusFault(CorpusLayout.manifest, "it has a line that is not a sum: \(sum.prefix(80))"))
        continue
      }
      guard Manifest.isBelow(name), let stamp = FileStamp(path: file(name)) else {
        if isOfDeletedResult(name) { continue }
        faults.append(CorpusFault(name, "it is missing, though \(CorpusLayout.manifest) lists it"))
        continue
      }
      if wasMade(name, stamp, since: since) || reported.contains(name) { continue }
      check.files += 1
      if try FileSums.of(file(name), .sha256) != sum {
        faults.append(CorpusFault(name, "its SHA-256 does not match \(CorpusLayout.manifest)"))
      }
    }
  }

  /// A result can be remade, and deleting the whole folder is deliberate.
  private func isOfDeletedResult(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    guard parts.count == 3, parts[0] == CorpusLayout.results, !parts.contains("..") else { return false }
    return !OpenFolder.exists(file("\(parts[0])/\(parts[1])"))
  }

  /// Whether these are pages or a receipt that the program made after the list. Pages are then older than
  /// their receipt; newer ones were changed by something else.
  private func wasMade(_ name: String, _ stamp: FileStamp, since: Int) -> Bool {
    guard stamp.modified > since else { return false }
    if name.hasPrefix("\(CorpusLayout.receipts)/") { return true }
    let start = "\(CorpusLayout.pages)/batch="
    guard name.hasPrefix(start) else { return false }
    let batch = String(name.dropFirst(start.count).prefix { $0 != "/" })
    let receipt = FileStamp(
      path: file("\(CorpusLayout.receipts)/\(CorpusLayout.receiptFile(of: batch))"))
    return receipt.map { $0.modified >= stamp.modified } ?? false
  }

  /// Sums and names, in their order; any other line has no name. Nil if there is no list.
  private func lines() throws(NewspaperError) -> [(sum: String, name: String)]? {
    let bytes = try local("read") { () throws(FileFailure) in
      try WholeFile(path: path).read(atMost: Manifest.mostBytes)
    }
    guard let bytes else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      guard line.count > 66, line.dropFirst(64).hasPrefix("  ") else { return (String(line), "") }
      return (String(line.prefix(64)), String(line.dropFirst(66)))
    }
  }

  private static func isBelow(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
  }

  /// The paths of all files with a checksum, below the corpus, in order.
  private func names() throws(NewspaperError) -> [String] {
    var names = [CorpusLayout.description, CorpusLayout.titles, CorpusLayout.crate]
    for (parent, isNested) in [
      (CorpusLayout.pages, true), (CorpusLayout.receipts, false), (CorpusLayout.results, true),
    ] {
      guard isNested else {
        names += try below(parent).map { "\(parent)/\($0)" }
        continue
      }
      // A job that still runs, or was killed, leaves a folder that ends in .new.
      for name in try folders(below: parent) where !name.hasSuffix(".new") {
        names += try below("\(parent)/\(name)").map { "\(parent)/\(name)/\($0)" }
      }
    }
    return names.filter { !$0.hasSuffix(".part") && !$0.hasSuffix(".part.from") && !$0.hasSuffix(".new") }
      .sorted()
  }

  private func folders(below name: String) throws(NewspaperError) -> [String] {
    try local("read") { () throws(FileFailure) in try Folder.folders(in: file(name)) }
  }

  private func below(_ name: String) throws(NewspaperError) -> [String] {
    try local("read") { () throws(FileFailure) in try Folder.names(in: file(name)) }
  }
}
