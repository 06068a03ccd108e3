import Corpus
import Files
import Newspapers

/// `manifest-sha256.txt`: sums of all files of a corpus but archives, whose sums are in its plan. `sha256sum -c` reads it.
public struct Manifest: Sendable {
  private let folder: CorpusFolder
  private static let mostBytes = 64 << 20

  public init(_ folder: CorpusFolder) { self.folder = folder }

  private var path: String { folder.file(CorpusLayout.manifest) }

  /// Writes the sums of all files as they are now; those of files that did not change are known.
  public func write() throws(NewspaperError) {
    let known = try folder.journal.files()
    var lines = ""
    for name in try names() {
      guard let stamp = FileStamp(path: folder.file(name)) else { continue }
      var sum = known[name].flatMap { $0.stamp == stamp ? $0.sums.sha256 : nil }
      if sum == nil {
        let computed = try FileSums.of(folder.file(name), .sha256)
        try folder.journal.keep(
          Journal.KnownFile(stamp: stamp, sums: FileSums(sha256: computed)), of: name)
        sum = computed
      }
      if let sum { lines += "\(sum)  \(name)\n" }
    }
    try folder.local("write") { () throws(FileFailure) in
      try WholeFile(path: path).replace(
        with: [Array(lines.utf8)], by: path + ".new", isFlushed: true, isPrivate: false)
    }
  }

  /// Reads every file again.
  func verify(_ check: inout CorpusCheck, _ faults: inout [CorpusFault]) throws(NewspaperError) {
    let bytes = try folder.local("read") { () throws(FileFailure) in
      try WholeFile(path: path).read(atMost: Manifest.mostBytes)
    }
    guard let bytes else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where !Task.isCancelled {
      guard line.count > 66, line.dropFirst(64).hasPrefix("  ") else {
        faults.append(CorpusFault(CorpusLayout.manifest, "it has a line that is no sum: \(line.prefix(80))"))
        continue
      }
      let name = String(line.dropFirst(66))
      guard Manifest.isBelow(name), FileStamp(path: folder.file(name)) != nil else {
        faults.append(CorpusFault(name, "it is listed in \(CorpusLayout.manifest), and missing"))
        continue
      }
      check.files += 1
      let sum = try FileSums.of(folder.file(name), .sha256)
      if sum != line.prefix(64) {
        faults.append(CorpusFault(name, "its SHA-256 is not the one in \(CorpusLayout.manifest)"))
      }
    }
  }

  private static func isBelow(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
  }

  /// Of all files that have a sum, below the corpus, in order.
  private func names() throws(NewspaperError) -> [String] {
    var names = [CorpusLayout.description, CorpusLayout.titles]
    for (parent, isNested) in [
      (CorpusLayout.pages, true), (CorpusLayout.receipts, false), (CorpusLayout.results, true),
    ] {
      for name in try below(parent) {
        if isNested {
          names += try below("\(parent)/\(name)").map { "\(parent)/\(name)/\($0)" }
        } else {
          names.append("\(parent)/\(name)")
        }
      }
    }
    return names.filter { !$0.hasSuffix(".part") && !$0.hasSuffix(".part.from") && !$0.hasSuffix(".new") }
      .sorted()
  }

  private func below(_ name: String) throws(NewspaperError) -> [String] {
    try folder.local("read") { () throws(FileFailure) in try Folder.names(in: folder.file(name)) }
  }
}
