import Corpus
import Newspapers

/// Whether a file is the listed archive.
extension OCRArchive {
  /// The listed checksums, the best first.
  private var listedSums: [(kind: Digest.Kind, sum: String)] {
    let sums: [(kind: Digest.Kind, sum: String?)] = [(.sha256, sha256), (.sha1, sha1)]
    return sums.compactMap { kind, sum in sum.map { (kind: kind, sum: $0) } }
  }

  /// The best of the listed checksums; nil if there is none.
  var listedSum: (kind: Digest.Kind, sum: String)? { listedSums.first }

  /// Why a file is not this archive: `it has 5 bytes instead of 6`. Nil if it may be, as far as its size and
  /// its known checksums tell.
  func fault(bytes: Int, _ known: FileSums = FileSums()) -> String? {
    if let words = sizeFault(bytes) { return "it \(words)" }
    for (kind, listed) in listedSums {
      if let sum = known[kind], sum != listed { return "its \(kind.name) is \(sum) instead of \(listed)" }
    }
    return nil
  }

  /// `has 5 bytes instead of 6`; nil if that is its size, or none is listed.
  func sizeFault(_ bytes: Int) -> String? {
    size.flatMap { $0 == bytes ? nil : "has \(bytes) bytes instead of \($0)" }
  }

  /// The same as `fault` for the file at `path`, after reading it all.
  func difference(of path: String, _ stamp: FileStamp) throws(NewspaperError) -> String? {
    if let fault = fault(bytes: stamp.size) { return fault }
    guard let (kind, _) = listedSum else { return nil }
    return fault(bytes: stamp.size, FileSums(kind, try FileSums.of(archive: path, kind)))
  }

  /// Whether a file is known not to be the listed archive.
  func isOther(_ stamp: FileStamp, _ known: Journal.KnownFile?) -> Bool {
    fault(bytes: stamp.size, sums(of: stamp, known)) != nil
  }

  /// Whether a file is known to be it.
  func isListed(_ stamp: FileStamp, _ known: Journal.KnownFile?) -> Bool {
    let sums = sums(of: stamp, known)
    return listedSums.contains { sums[$0.kind] != nil } && fault(bytes: stamp.size, sums) == nil
  }

  /// What is known of the file as it is now.
  private func sums(of stamp: FileStamp, _ known: Journal.KnownFile?) -> FileSums {
    known.flatMap { $0.stamp == stamp ? $0.sums : nil } ?? FileSums()
  }
}
