import Corpus
import Files
import Newspapers

/// `manifest-sha256.txt`: checksums of all files of a corpus except archives, whose checksums are in its
/// plan, and its card, which people edit. `sha256sum -c` reads it.
public struct Manifest: Sendable {
  let folder: String
  private static let mostBytes = 64 << 20

  /// - Parameter folder: that of the corpus.
  public init(_ folder: String) { self.folder = folder }

  var path: String { file(CorpusLayout.manifest) }

  func file(_ name: String) -> String { OpenFolder.path(of: name, in: folder) }

  /// Reads every file again. Pages and receipts that were made after the list differ from it; receipts vouch
  /// for them.
  /// - Parameter reported: names with faults that are known already.
  func verify(
    _ check: inout CorpusCheck, _ faults: inout [CorpusFault], except reported: Set<String>
  ) throws(NewspaperError) {
    guard let (lines, since) = try contents() else {
      check.lacksSums = true
      return
    }
    for (sum, name) in lines where !Task.isCancelled {
      guard sum.count == 64 else {
        faults.append(
          CorpusFault(CorpusLayout.manifest, "it has a line that is not a checksum: \(sum.prefix(80))"))
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

  /// Whether these are pages or a receipt that the program made after the list, or while it was made. Pages
  /// are then older than their receipt; newer ones were changed by something else.
  func wasMade(_ name: String, _ stamp: FileStamp, since: Int) -> Bool {
    guard stamp.modified > since else { return false }
    if name.hasPrefix("\(CorpusLayout.receipts)/") { return true }
    let start = "\(CorpusLayout.pages)/batch="
    guard name.hasPrefix(start) else { return false }
    let batch = String(name.dropFirst(start.count).prefix { $0 != "/" })
    let receipt = FileStamp(
      path: file("\(CorpusLayout.receipts)/\(CorpusLayout.receiptFile(of: batch))"))
    return receipt.map { $0.modified >= stamp.modified } ?? false
  }

  typealias Line = (sum: String, name: String)

  /// Sums and names, in their order, and the time in nanoseconds since 1970 when the program began to make
  /// them; any other line has no name. Nil if there is no list.
  func contents() throws(NewspaperError) -> (lines: [Line], made: Int)? {
    // The time first: a newer list's time would vouch for checksums that this one does not have.
    guard let made = FileStamp(path: path)?.modified else { return nil }
    let bytes = try local("read") { () throws(FileFailure) in
      try WholeFile(path: path).read(atMost: Manifest.mostBytes)
    }
    guard let bytes else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line -> Line in
      guard line.count > 66, line.dropFirst(64).hasPrefix("  ") else { return (String(line), "") }
      return (String(line.prefix(64)), String(line.dropFirst(66)))
    }
    return (lines, made)
  }

  private static func isBelow(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
  }

  /// The paths of all files with a checksum, below the corpus, in order.
  func names() throws(NewspaperError) -> [String] {
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
    let passing = [".part", ".part.from", ".new", CorpusLayout.formerSuffix]
    return names.filter { name in !passing.contains { name.hasSuffix($0) } }.sorted()
  }

  private func folders(below name: String) throws(NewspaperError) -> [String] {
    try local("read") { () throws(FileFailure) in try Folder.folders(in: file(name)) }
  }

  private func below(_ name: String) throws(NewspaperError) -> [String] {
    try local("read") { () throws(FileFailure) in try Folder.names(in: file(name)) }
  }
}
