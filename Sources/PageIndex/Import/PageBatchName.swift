import Newspapers

/// The batch that a page belongs to, as the names of folders and archives say: the Library's archives are called after
/// their batches, and have no folder of that name.
enum PageBatchName {
  private static let endings = PageFileName.compressedEndings + PageFileName.archiveEndings

  /// `dlc_fiji_ver01` for a page in a folder `batch_dlc_fiji_ver01` or an archive `dlc_fiji_ver01.tar.bz2`; nil if
  /// no name is that of a batch.
  /// - Parameters:
  ///   - path: that of the page's file, in its archive or by itself.
  ///   - archive: that of the archive; nil if it is in none.
  static func of(_ path: String, in archive: String?) -> String? {
    let file = endings.reduce(archive ?? "") { $0.removing(suffix: $1) }
    let names = "\(file)/\(path)".split(separator: "/").map(String.init)
    // Folders of batches may have names that begin so, too.
    let found = names.last { isVersion($0) } ?? names.last { $0.hasPrefix(prefix) }
    return found?.removing(prefix: prefix).nonEmpty
  }

  private static let prefix = "batch_"

  /// `dlc_fiji_ver01`: what is delivered again gets another number.
  private static func isVersion(_ name: String) -> Bool {
    let stem = name.reversed().drop { $0.isASCII && $0.isNumber }
    return stem.count < name.count && stem.count > 4 && stem.starts(with: "rev_")
  }
}
