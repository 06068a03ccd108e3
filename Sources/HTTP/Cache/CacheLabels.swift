import Files
import Glibc

/// Records what entries belong to: for each label, a symbolic link to the entry that was stored last. When
/// that entry is removed, the link dangles and no longer counts, so there is no index to keep in sync.
enum CacheLabels {
  /// The folder within the cache; no folder of entries has this name.
  private static func folder(in directory: String) -> String { directory + "/labels" }

  /// - Parameters:
  ///   - label: a file name; anything else is ignored.
  ///   - path: the entry's file.
  static func set(_ label: String, of path: String, in directory: String) throws(FileFailure) {
    guard isUsable(label) else { return }
    let folder = folder(in: directory)
    try Folder.make(folder)
    // Created next to it and renamed, so that other programs see the old link or the new one.
    let (link, made) = ("\(folder)/\(label)", "\(folder)/.\(label)\(WholeFile.ownSuffix)")
    guard symlink(path, made) == 0, rename(made, link) == 0 else {
      let failure = FileFailure(link)
      unlink(made)
      throw failure
    }
  }

  private static func isUsable(_ label: String) -> Bool {
    !label.isEmpty && !label.hasPrefix(".") && !label.utf8.contains(UInt8(ascii: "/"))
      && label.utf8.count < 200
  }

  /// The address of a label's entry; nil if there is none, or if it cannot be read.
  static func address(of label: String, in directory: String) -> String? {
    let file = WholeFile(path: "\(folder(in: directory))/\(label)")
    guard isUsable(label), let bytes = try? file.read(atMost: CacheHead.longest) else { return nil }
    return CacheHead(of: bytes)?.entry.url
  }

  static func names(in directory: String) throws(FileFailure) -> [String] {
    try Folder.names(in: folder(in: directory))
  }

  static func remove(_ name: String, in directory: String) { unlink("\(folder(in: directory))/\(name)") }

  static func all(in directory: String) -> Set<String> {
    let names = (try? names(in: directory)) ?? []
    return Set(names.filter { !$0.hasPrefix(".") && access("\(folder(in: directory))/\($0)", F_OK) == 0 })
  }
}

extension ResponseCache {
  /// The address of the response that was stored last under a label; nil if there is none.
  public nonisolated func address(of label: String) -> String? {
    CacheLabels.address(of: label, in: directory)
  }
}
